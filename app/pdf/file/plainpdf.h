#pragma once

#include "app/pdf/file/objecttext.h"

#include <QByteArray>

#include <string>
#include <vector>

namespace ink::pdf {

/** Writes a new PDF: objects in sequence, then the cross-reference table. */
class PlainPdf final
{
public:
    PlainPdf();
    /** Reserves an object to be set later; returns the reference to it. */
    [[nodiscard]] std::string reserve();
    void set(const std::string& reference, std::string_view body);
    /** Adds an object; returns the reference to it, e.g. `7 0 R`. */
    std::string add(std::string_view body);
    /** The complete file; `root` and `info` are references. */
    [[nodiscard]] QByteArray finish(const std::string& root, const std::string& info) &&;

private:
    std::string m_out;
    std::vector<size_t> m_starts;
};

} // namespace ink::pdf
