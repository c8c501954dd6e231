#define HAS_MASK
