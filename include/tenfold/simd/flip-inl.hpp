// Highway's headers per instruction set have a guard that this toggles. No guard of our own.
#if defined(HWY_TARGET_TOGGLE)
#undef HWY_TARGET_TOGGLE
#else
#define HWY_TARGET_TOGGLE
#endif
