// Linear blend skinning: three texels a palette entry, the upper rows of its affine matrix (bind → world).

uniform samplerBuffer palettes;
uniform int paletteStart;
uniform int paletteSize; // entries from one instance's palette to the next

layout(location = 0) in vec3 bindPosition;
layout(location = 1) in vec3 bindNormal;
layout(location = 3) in uvec4 palettePlaces;
layout(location = 4) in vec4 weights;

struct Skinned
{
    vec3 position;
    vec3 normal;
};

vec4 row0 = vec4(0.0), row1 = vec4(0.0), row2 = vec4(0.0); // of the mixed matrix

void mixIn(float weight, uint place)
{
    if (weight == 0.0) return;
    int texel = 3 * (paletteStart + gl_InstanceID * paletteSize + int(place));
    row0 += weight * texelFetch(palettes, texel);
    row1 += weight * texelFetch(palettes, texel + 1);
    row2 += weight * texelFetch(palettes, texel + 2);
}

Skinned skinned()
{
    mixIn(weights.x, palettePlaces.x);
    mixIn(weights.y, palettePlaces.y);
    mixIn(weights.z, palettePlaces.z);
    mixIn(weights.w, palettePlaces.w);
    vec4 p = vec4(bindPosition, 1.0);
    return Skinned(vec3(dot(row0, p), dot(row1, p), dot(row2, p)),
                   vec3(dot(row0.xyz, bindNormal), dot(row1.xyz, bindNormal), dot(row2.xyz, bindNormal)));
}
