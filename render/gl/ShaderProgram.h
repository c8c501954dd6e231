#pragma once

// ShaderProgram is a linked pair of vertex and fragment shaders from the files in resources/shaders.

#include "render/gl/GlFunctions.h"

#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include <initializer_list>
#include <span>
#include <string>

namespace tagline {

/// Expects its context to be current whenever it is used or destroyed.
class ShaderProgram
{
public:
    ShaderProgram() = default;
    /// Each list of file names is one shader, in order; "#version 330 core" comes before the first.
    /// Errors: "gl.shader" with the driver's log, which counts the files from 1.
    static Result<ShaderProgram> create(const GlFunctions& functions,
                                        std::initializer_list<const char*> vertexFiles,
                                        std::initializer_list<const char*> fragmentFiles);
    ShaderProgram(ShaderProgram&& other) noexcept;
    ShaderProgram& operator=(ShaderProgram&& other) noexcept;
    ~ShaderProgram();

    /// Makes it the current program; the setters below expect that it is.
    void use() const;
    /// Sets a uniform. A name that the shaders do not use is passed over, as in OpenGL.
    void set(const char* name, int value) const;
    void set(const char* name, float value) const;
    void set(const char* name, const glm::vec2& value) const;
    void set(const char* name, const glm::vec3& value) const;
    void set(const char* name, const glm::vec4& value) const;
    void set(const char* name, const glm::mat4& value) const;
    /// The first elements of an array. Expects no more than the shader has.
    void set(const char* name, std::span<const glm::vec4> values) const;

private:
    explicit ShaderProgram(const GlFunctions& functions);
    GLint location(const char* name) const;

    const GlFunctions* m_gl = nullptr;
    GLuint m_name = 0;
};

/// The text of a file of resources/shaders. Expects a file that exists (asserted).
std::string shaderSource(const char* file);

} // namespace tagline
