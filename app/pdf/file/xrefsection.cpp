#include "app/pdf/file/xrefsection.h"

#include <cstdio>

namespace ink::pdf {

namespace {

/** Calls `begin(first, count)` and `entry(place)` for each run of consecutive numbers. */
template <typename Begin, typename Entry> void forRuns(const XRefEntries& places, Begin begin, Entry entry)
{
    for (auto at = places.cbegin(); at != places.cend();) {
        auto end = at;
        int count = 0;
        for (; end != places.cend() && end->first == at->first + count; ++end)
            ++count;
        begin(at->first, count);
        for (; at != end; ++at)
            entry(at->second);
    }
}

std::string ending(qsizetype start)
{
    return "\nstartxref\n" + std::to_string(start) + "\n%%EOF\n";
}

} // namespace

std::string xrefEntries(const XRefEntries& places)
{
    std::string out = "xref\n";
    forRuns(
        places,
        [&](int first, int count) { out += std::to_string(first) + ' ' + std::to_string(count) + '\n'; },
        [&](const XRefEntry& place) {
            char line[48];
            std::snprintf(line, sizeof line, "%010lld %05d %c \n", static_cast<long long>(place.second),
                          place.third, place.type == 0 ? 'f' : 'n');
            out += line;
        });
    return out;
}

std::string xrefTable(const XRefEntries& places, const DictText& trailer, qsizetype start)
{
    return xrefEntries(places) + "trailer\n" + textOf(trailer) + ending(start);
}

std::string xrefStream(XRefEntries places, DictText trailer, ObjectId self, qsizetype start)
{
    places[self.number] = XRefEntry::at(start, self.generation);
    std::string data;
    std::string index;
    forRuns(
        places,
        [&](int first, int count) { index += std::to_string(first) + ' ' + std::to_string(count) + ' '; },
        [&](const XRefEntry& place) {
            data += static_cast<char>(place.type);
            for (int shift = 32; shift >= 0; shift -= 8)
                data += static_cast<char>((place.second >> shift) & 0xFF);
            for (int shift = 16; shift >= 0; shift -= 8)
                data += static_cast<char>((place.third >> shift) & 0xFF);
        });
    if (!index.empty()) index.pop_back();
    trailer["/Type"] = "/XRef";
    trailer["/W"] = "[1 5 3]";
    trailer["/Index"] = "[" + index + "]";
    if (data.size() > 400) {
        data = compressData(data);
        trailer["/Filter"] = "/FlateDecode";
    }
    return std::to_string(self.number) + ' ' + std::to_string(self.generation) + " obj\n" +
           streamText(std::move(trailer), data) + "\nendobj" + ending(start);
}

} // namespace ink::pdf
