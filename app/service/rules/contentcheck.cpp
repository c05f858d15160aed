#include "app/service/rules/contentcheck.h"

#include "app/base/workbudget.h"
#include "app/domain/text/characters.h"
#include "app/pdf/content/picturecheck.h"
#include "app/pdf/text/missingglyphs.h"
#include "app/service/rules/reasons.h"

#include <QCache>
#include <QCryptographicHash>
#include <QHash>
#include <QMutex>

namespace ink::service::signervalues {

namespace {

/** The maximum processor time for all images of one request. */
constexpr std::chrono::seconds maxPictureWork{10};

/** A least-recently-used cache of the digests of valid images. */
class GoodPictures final
{
public:
    [[nodiscard]] bool contains(const QByteArray& digest)
    {
        const QMutexLocker lock(&m_mutex);
        return m_digests.object(digest) != nullptr;
    }
    void insert(const QByteArray& digest)
    {
        const QMutexLocker lock(&m_mutex);
        m_digests.insert(digest, new bool(true));
    }

private:
    static constexpr qsizetype kept = 10'000;
    QMutex m_mutex;
    QCache<QByteArray, bool> m_digests{kept};
};

GoodPictures& goodPictures()
{
    static GoodPictures pictures;
    return pictures;
}

/** The images of one request. Checks their sizes first, and decodes them if the total number of pixels is
 * small enough. */
class PicturesOfRequest final
{
public:
    [[nodiscard]] Result<void> add(const QByteArray& bytes, const QString& field)
    {
        if (bytes.isEmpty()) return {};
        QByteArray digest = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
        if (m_faults.contains(digest) || goodPictures().contains(digest)) return {};
        const auto size = pdf::pictureSize(bytes);
        m_faults.insert(digest, size ? Message() : size.error().detail);
        if (!size) return {};
        m_pixels += qint64(size->width()) * size->height();
        if (m_pixels > maxPicturePixels) return tooMany(field);
        m_open.append({std::move(digest), bytes});
        return {};
    }
    void decode()
    {
        const WorkBudget budget(maxPictureWork);
        for (const auto& [digest, bytes] : std::as_const(m_open)) {
            if (const auto picture = pdf::checkPicture(bytes); !picture)
                m_faults[digest] = picture.error().detail;
            else
                goodPictures().insert(digest);
        }
        m_open.clear();
    }
    [[nodiscard]] Message faultOf(const QByteArray& bytes) const
    {
        if (bytes.isEmpty()) return {};
        return m_faults.value(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256));
    }

private:
    static tl::unexpected<Error> tooMany(const QString& field)
    {
        constexpr qint64 million = 1'000'000;
        // Index(maxPicturePixels): Signature pictures: how many pixels a request may hold
        const Message sentence = reasons::tooManyPixels(maxPicturePixels / million);
        auto failed = failField(ErrorCode::Validation, field, sentence);
        failed.value().reason = QStringLiteral("too_many_pixels");
        failed.value().args = {{QStringLiteral("megapixels"), maxPicturePixels / million}};
        return failed;
    }
    QHash<QByteArray, Message> m_faults; ///< by digest
    QList<std::pair<QByteArray, QByteArray>> m_open;
    qint64 m_pixels = 0;
};

} // namespace

Result<ContentCheck> checkContent(const wire::SignerValues& values)
{
    ContentCheck found;
    PicturesOfRequest pictures;
    const bool areFew = values.signatures.size() <= maxFreeSignatures; // a larger number is rejected anyway
    for (qsizetype i = 0; i < values.values.size(); ++i)
        INK_TRY(pictures.add(values.values.at(i).image, QStringLiteral("values[%1].image").arg(i)));
    for (qsizetype i = 0; areFew && i < values.signatures.size(); ++i)
        INK_TRY(pictures.add(values.signatures.at(i).image, QStringLiteral("signatures[%1].image").arg(i)));
    pictures.decode();
    for (const wire::SignerValue& value : values.values) {
        found.pictureFaults.append(pictures.faultOf(value.image));
        found.characters.append(domain::lengthOf(value.text) <= maxValueLength
                                    ? pdf::missingGlyphs(value.text)
                                    : QList<char32_t>());
    }
    for (const domain::Tag& signature : values.signatures)
        found.signatureFaults.append(!areFew                     ? Message()
                                     : signature.image.isEmpty() ? pdf::pictureSize({}).error().detail
                                                                 : pictures.faultOf(signature.image));
    return found;
}

} // namespace ink::service::signervalues
