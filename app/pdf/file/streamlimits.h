#pragma once

#include <cstddef>
#include <stdexcept>

namespace ink::pdf {

/** A stream unpacks to more than a structure may need: a decompression bomb. */
class StreamTooLarge final : public std::runtime_error
{
public:
    StreamTooLarge() : std::runtime_error("stream too large") {}
};

/** Bounds what qpdf unpacks from one stream to 256 MB (process-wide, done once). */
void limitStreams();

/** While it lives, this thread may unpack `bytes` in all, from however many streams. */
class StreamBudget final
{
public:
    /** Enough for one piece of work on any honest file. */
    static constexpr size_t usual = 512U * 1024 * 1024;
    /** Maximum unpacked size of the cross-reference streams of an honest file of this size. */
    [[nodiscard]] static size_t forCrossReference(size_t fileSize);

    explicit StreamBudget(size_t bytes = usual);
    ~StreamBudget();
    StreamBudget(const StreamBudget&) = delete;
    StreamBudget& operator=(const StreamBudget&) = delete;

private:
    size_t m_previousLeft;
    bool m_previouslyBounded;
};

} // namespace ink::pdf
