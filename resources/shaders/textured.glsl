#define HAS_TEXTURE
