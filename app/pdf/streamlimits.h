#pragma once

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

} // namespace ink::pdf
