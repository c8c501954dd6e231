#define HAS_MAPS
