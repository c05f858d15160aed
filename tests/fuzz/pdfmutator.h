#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <map>
#include <string>
#include <string_view>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t maxSize);

/**
 * Changing a byte in a PDF usually shifts offsets, so that only the repair of cross-references is tested.
 * Therefore half of the mutated files get a new cross-reference table for their objects, so that the code
 * behind it is reached.
 */
namespace ink::fuzz {

inline bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/** Rewrites the file from its last `xref` or `startxref` on. */
inline std::string withNewTable(std::string file)
{
    std::map<int, std::size_t> starts;
    for (std::size_t at = file.find(" obj"); at != std::string::npos; at = file.find(" obj", at + 4)) {
        std::size_t begin = at;
        while (begin > 0 && isDigit(file[begin - 1]))
            --begin;
        if (begin == at || begin == 0 || file[begin - 1] != ' ') continue;
        --begin;
        const std::size_t end = begin;
        while (begin > 0 && isDigit(file[begin - 1]))
            --begin;
        if (begin == end || end - begin > 4) continue;
        starts[std::stoi(file.substr(begin, end - begin))] = begin;
    }
    std::string trailer = "<</Root 1 0 R>>";
    if (const auto at = file.rfind("trailer"); at != std::string::npos) {
        const auto end = file.find("startxref", at);
        if (end != std::string::npos) trailer = file.substr(at + 7, end - at - 7);
        file.resize(at);
    }
    if (const auto at = file.rfind("\nxref"); at != std::string::npos && file.size() - at < 2000)
        file.resize(at);
    // Where the offsets count from.
    const auto header = file.find("%PDF-");
    const std::size_t base = header == std::string::npos || header > 1024 ? 0 : header;
    file += "\n";
    const std::size_t table = file.size();
    file += "xref\n0 1\n0000000000 65535 f \n";
    char line[64];
    for (const auto& [number, start] : starts) {
        if (start >= table) continue;
        std::snprintf(line, sizeof line, "%d 1\n%010zu 00000 n \n", number, start - std::min(start, base));
        file += line;
    }
    // An older section must not be found again.
    for (auto at = trailer.find("/Prev"); at != std::string::npos; at = trailer.find("/Prev", at))
        trailer.replace(at, 5, "/Prex");
    file += "trailer\n" + trailer + "\nstartxref\n" + std::to_string(table - base) + "\n%%EOF\n";
    return file;
}

inline std::size_t mutatePdf(std::uint8_t* data, std::size_t size, std::size_t maxSize, unsigned seed)
{
    const std::size_t changed = LLVMFuzzerMutate(data, size, maxSize);
    if (seed % 2 == 0) return changed;
    const std::string file = withNewTable(std::string(reinterpret_cast<const char*>(data), changed));
    if (file.size() > maxSize) return changed;
    std::copy(file.begin(), file.end(), data);
    return file.size();
}

} // namespace ink::fuzz

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t maxSize,
                                               unsigned seed)
{
    return ink::fuzz::mutatePdf(data, size, maxSize, seed);
}
