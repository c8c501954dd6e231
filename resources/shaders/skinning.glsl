// Linear blend skinning: three texels a palette entry, the upper rows of its affine matrix (bind → world).

uniform samplerBuffer palettes;
uniform int paletteStart;

layout(location = 0) in vec3 bindPosition;
layout(location = 1) in vec3 bindNormal;
layout(location = 3) in uvec4 palettePlaces;
layout(location = 4) in vec4 weights;

struct Skinned
{
    vec3 position;
    vec3 normal;
};

Skinned skinned()
{
    vec4 row0 = vec4(0.0), row1 = vec4(0.0), row2 = vec4(0.0);
    for (int i = 0; i < 4; ++i) {
        if (weights[i] == 0.0) continue;
        int texel = 3 * (paletteStart + int(palettePlaces[i]));
        row0 += weights[i] * texelFetch(palettes, texel);
        row1 += weights[i] * texelFetch(palettes, texel + 1);
        row2 += weights[i] * texelFetch(palettes, texel + 2);
    }
    vec4 p = vec4(bindPosition, 1.0);
    return Skinned(vec3(dot(row0, p), dot(row1, p), dot(row2, p)),
                   vec3(dot(row0.xyz, bindNormal), dot(row1.xyz, bindNormal), dot(row2.xyz, bindNormal)));
}
