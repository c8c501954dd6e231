// A matt surface in a studio: soft light from sky and ground, a broad key light, a rim light from behind.

uniform vec3 baseColour; // linear
#ifdef HAS_TEXTURE
uniform sampler2D baseTexture;
#endif
#ifdef HAS_MASK
uniform float opacity;
uniform float alphaCutoff;
#endif
uniform vec3 cameraPosition;
uniform vec3 keyDirection; // towards the light
uniform vec3 rimDirection;

in vec3 worldPosition;
in vec3 worldNormal;
in vec2 uv;

out vec4 colour;

const vec3 skyLight = vec3(0.42, 0.46, 0.54);
const vec3 groundLight = vec3(0.13, 0.125, 0.125);
const vec3 keyLight = vec3(0.74, 0.71, 0.67);
const vec3 rimLight = vec3(0.36, 0.42, 0.52);

void main()
{
    vec3 surface = baseColour;
#ifdef HAS_TEXTURE
    vec4 texel = texture(baseTexture, uv);
#ifdef HAS_MASK
    if (opacity * texel.a < alphaCutoff) discard;
#endif
    surface *= texel.rgb;
#endif

    vec3 normal = normalize(gl_FrontFacing ? worldNormal : -worldNormal);
    vec3 toCamera = normalize(cameraPosition - worldPosition);

    vec3 ambient = mix(groundLight, skyLight, 0.5 + 0.5 * normal.y);
    float key = max((dot(normal, keyDirection) + 0.25) / 1.25, 0.0); // wrapped around: soft
    float edge = 1.0 - max(dot(normal, toCamera), 0.0);
    float rim = edge * edge * edge * max(dot(normal, rimDirection) + 0.3, 0.0);
    float gloss = max(dot(normal, normalize(keyDirection + toCamera)), 0.0);
    gloss *= gloss; // to the power of 16, in all
    gloss *= gloss;
    gloss *= gloss;
    gloss *= gloss;

    vec3 light = surface * (ambient + keyLight * key) + rimLight * rim + keyLight * gloss * 0.04;
    colour = vec4(encodedSrgb(light), 1.0);
}
