// A glass figure: faint where it faces the camera, clear at its outline.

uniform vec3 cameraPosition;

in vec3 worldPosition;
in vec3 worldNormal;
flat in vec4 tint; // sRGB and opacity

out vec4 colour;

void main()
{
    float facing = abs(dot(normalize(worldNormal), normalize(cameraPosition - worldPosition)));
    float edge = 1.0 - facing;
    colour = vec4(tint.rgb, tint.a * (0.25 + 0.75 * edge * sqrt(edge)));
}
