// The screen's encoding: light comes in, sRGB goes out. Drawn into framebuffers without conversion of their own.

vec3 encodedSrgb(vec3 light)
{
    vec3 low = 12.92 * light;
    vec3 high = 1.055 * pow(max(light, vec3(0.0031308)), vec3(1.0 / 2.4)) - 0.055;
    return mix(low, high, greaterThan(light, vec3(0.0031308)));
}
