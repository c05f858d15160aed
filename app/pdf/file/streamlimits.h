#pragma once

#include <cstddef>
#include <stdexcept>

namespace ink::pdf {

/** Thrown when a stream decodes to more data than any structure requires: a decompression bomb. */
class StreamTooLarge final : public std::runtime_error
{
public:
    StreamTooLarge() : std::runtime_error("stream too large") {}
};

/** Limits the data that qpdf decodes from one stream to 256 MiB, and makes qpdf refuse LZW (process-wide,
 * done once). */
void limitStreams();

/** Limits the bytes that this thread may decode from all streams during the object's lifetime. */
class StreamBudget final
{
public:
    /** The default limit, which is enough for one operation on any legitimate file. */
    static constexpr size_t defaultBytes = 512U * 1024 * 1024;
    /** Returns the maximum decoded size of the cross-reference streams of a legitimate file of this size. */
    [[nodiscard]] static size_t forCrossReference(size_t fileSize);

    explicit StreamBudget(size_t bytes = defaultBytes);
    ~StreamBudget();
    StreamBudget(const StreamBudget&) = delete;
    StreamBudget& operator=(const StreamBudget&) = delete;

private:
    size_t m_previousLeft;
    bool m_previouslyBounded;
};

} // namespace ink::pdf
