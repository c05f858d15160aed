#include "app/pdf/content/picturesource.h"

#include "app/base/workbudget.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace ink::pdf {

namespace {

/** The chunk size for a JPEG decoder, which processes all the data that it gets: a few scans can cost as much
 * as the whole image. A PNG decoder needs all that it requests, and its work is proportional
 * to the pixels. */
constexpr qint64 readAtOnce = 256;

} // namespace

PictureSource::PictureSource(QByteArray bytes) : m_bytes(std::move(bytes))
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

qint64 PictureSource::readData(char* data, qint64 maxSize)
{
    if (WorkBudget::isUsedUp()) return -1;
    if (m_bytes.startsWith("\xFF\xD8")) maxSize = std::min(maxSize, readAtOnce);
    const qint64 count = std::clamp<qint64>(m_bytes.size() - pos(), 0, maxSize);
    std::memcpy(data, m_bytes.constData() + pos(), static_cast<size_t>(count));
    return count;
}

qint64 PictureSource::writeData(const char* /*data*/, qint64 /*size*/)
{
    return -1;
}

} // namespace ink::pdf
