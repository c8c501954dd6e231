// A matt surface in a studio: soft light from sky and ground, a broad key light, a rim light from behind.

uniform vec3 baseColour; // linear
uniform sampler2D baseTexture;
uniform bool hasTexture;
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
    if (hasTexture) surface *= texture(baseTexture, uv).rgb;

    vec3 normal = normalize(gl_FrontFacing ? worldNormal : -worldNormal);
    vec3 toCamera = normalize(cameraPosition - worldPosition);

    vec3 ambient = mix(groundLight, skyLight, 0.5 + 0.5 * normal.y);
    float key = max((dot(normal, keyDirection) + 0.25) / 1.25, 0.0); // wrapped around: soft
    float edge = pow(1.0 - max(dot(normal, toCamera), 0.0), 3.0);
    float rim = edge * max(dot(normal, rimDirection) + 0.3, 0.0);
    float gloss = pow(max(dot(normal, normalize(keyDirection + toCamera)), 0.0), 24.0);

    vec3 light = surface * (ambient + keyLight * key) + rimLight * rim + keyLight * gloss * 0.05;
    colour = vec4(encodedSrgb(light), 1.0);
}
