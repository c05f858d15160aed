#pragma once

#include "app/pdf/file/objecttext.h"

#include <QByteArray>

#include <string>
#include <vector>

namespace ink::pdf {

/** A new PDF in the making: objects one behind another, then a table of where they stand. */
class PlainPdf final
{
public:
    PlainPdf();
    /** A reference to an object that is set later. */
    [[nodiscard]] std::string reserve();
    void set(const std::string& reference, std::string_view body);
    /** The reference to a new object, e.g. `7 0 R`. */
    std::string add(std::string_view body);
    /** The whole file; `root` and `info` are references. */
    [[nodiscard]] QByteArray finish(const std::string& root, const std::string& info) &&;

private:
    std::string m_out;
    std::vector<size_t> m_starts;
};

} // namespace ink::pdf
