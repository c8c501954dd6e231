// The screen's encoding: light comes in, sRGB goes out. Drawn into framebuffers without conversion of their own.

// Off by less than a third of a step of 255; roots are faster than powers where a processor draws.
vec3 encodedSrgb(vec3 light)
{
    vec3 root2 = sqrt(clamp(light, 0.0, 1.0));
    vec3 root4 = sqrt(root2);
    vec3 root8 = sqrt(root4);
    vec3 encoded = 0.662002687 * root2 + 0.684122060 * root4 - 0.323583601 * root8 - 0.0225411470 * light;
    return mix(12.92 * light, encoded, greaterThan(light, vec3(0.0031308)));
}
