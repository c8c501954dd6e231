// A matt surface in a studio: soft light from sky and ground, a broad key light, a rim light from behind.

uniform vec3 baseColour; // linear
#ifdef HAS_TEXTURE
uniform sampler2D baseTexture;
#endif
#ifdef HAS_MASK
uniform float opacity;
uniform float alphaCutoff;
#endif
#ifdef HAS_MAPS
uniform sampler2D normalMap;
uniform float normalScale; // 0: none
uniform sampler2D surfaceMap;
uniform float shine; // 0: no map of it, 1: one
uniform float roughness;
uniform float metal;
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

#ifdef HAS_MAPS
// The surface's own axes come of how places and texture coordinates go on over the picture: no tangents are
// needed, and mirrored halves are right. Where they do not go on, the normal stays.
vec3 mapped(vec3 normal)
{
    vec3 placeX = dFdx(worldPosition), placeY = dFdy(worldPosition);
    vec2 uvX = dFdx(uv), uvY = dFdy(uv);
    vec3 acrossX = cross(normal, placeX), acrossY = cross(placeY, normal);
    vec3 tangent = acrossY * uvX.x + acrossX * uvY.x;
    vec3 down = acrossY * uvX.y + acrossX * uvY.y; // v grows downwards, the map's green upwards
    float longest = max(dot(tangent, tangent), dot(down, down));
    vec3 drawn = 2.0 * texture(normalMap, uv).xyz - 1.0;
    if (!(longest > 0.0) || drawn.z <= 0.0) return normal;
    float side = dot(normal, cross(placeX, placeY)) < 0.0 ? -1.0 : 1.0; // at outlines it may look away
    vec2 aside = normalScale * side * inversesqrt(longest) * drawn.xy;
    return normalize(aside.x * tangent - aside.y * down + drawn.z * normal);
}

// What a smooth surface and metal show of the studio; the matt part of metal stays, so that it is never black.
vec3 shining(vec3 surface, vec3 matt, vec3 rim, vec3 normal, vec3 toCamera)
{
    vec2 given = texture(surfaceMap, uv).gb * vec2(roughness, metal);
    float rough = clamp(given.x, 0.0, 1.0), metallic = clamp(given.y, 0.0, 1.0);
    float gloss = max(dot(normal, normalize(keyDirection + toCamera)), 0.0);
    gloss = pow(gloss, mix(120.0, 8.0, rough)) * mix(0.5, 0.02, rough);
    vec3 mirrored = reflect(-toCamera, normal);
    float high = 0.5 + 0.5 * mirrored.y;
    high = mix(smoothstep(0.35, 0.65, high), high, rough);
    float lamp = pow(max(dot(mirrored, keyDirection), 0.0), mix(40.0, 2.0, rough));
    vec3 around = mix(groundLight, skyLight, high) + keyLight * lamp;
    return mix(surface * matt + keyLight * gloss, surface * (0.35 * matt + around), metallic) + rim;
}
#endif

void main()
{
    vec3 normal = normalize(gl_FrontFacing ? worldNormal : -worldNormal);
#ifdef HAS_MAPS
    normal = mapped(normal);
#endif
    vec3 surface = baseColour;
#ifdef HAS_TEXTURE
    vec4 texel = texture(baseTexture, uv);
#ifdef HAS_MASK
    if (opacity * texel.a < alphaCutoff) discard;
#endif
    surface *= texel.rgb;
#endif

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
#ifdef HAS_MAPS
    light = mix(light, shining(surface, ambient + keyLight * key, rimLight * rim, normal, toCamera), shine);
#endif
    colour = vec4(encodedSrgb(light), 1.0);
}
