#include "app/service/rules/signedplaces.h"

#include "app/domain/document/document.h"
#include "app/domain/document/fileintake.h"
#include "app/pdf/stamp/signedstamper.h"
#include "app/service/rules/reasons.h"
#include "app/service/rules/signervalues.h"
#include "app/store/blobs/blobstore.h"

#include <QCache>
#include <QMutex>

#include <optional>

namespace ink::service {

namespace {

Message faultOf(pdf::StampPlacement place, bool onlyForm)
{
    switch (place) {
    case pdf::StampPlacement::Field:
        return {};
    case pdf::StampPlacement::Nowhere:
        return reasons::signedFilePageTakesNothing();
    case pdf::StampPlacement::Free:
        if (!onlyForm) return {};
        break;
    case pdf::StampPlacement::Covers:
        if (!onlyForm) return reasons::tagOverSignedText();
        break;
    }
    return reasons::tagOutsideOpenField();
}

/** A least-recently-used cache of placements by file and items. Entries stay valid because a file's content
 * never changes. */
class KnownPlaces final
{
public:
    [[nodiscard]] std::optional<QList<pdf::StampPlacement>> find(const QByteArray& key)
    {
        const QMutexLocker lock(&m_mutex);
        const auto* const known = m_places.object(key);
        return known ? std::optional(*known) : std::nullopt;
    }
    void insert(const QByteArray& key, const QList<pdf::StampPlacement>& places)
    {
        const QMutexLocker lock(&m_mutex);
        m_places.insert(key, new QList(places), key.size() + places.size() * qsizetype(sizeof(places[0])));
    }

private:
    static constexpr qsizetype keptBytes = 1024 * 1024;
    QMutex m_mutex;
    QCache<QByteArray, QList<pdf::StampPlacement>> m_places{keptBytes};
};

KnownPlaces& knownPlaces()
{
    static KnownPlaces places;
    return places;
}

Result<QList<pdf::StampPlacement>> placesOf(const store::BlobStore& blobs, const QString& sha256,
                                            const QList<pdf::StampItem>& items)
{
    QByteArray key = sha256.toLatin1();
    for (const pdf::StampItem& item : items)
        for (const int number : {item.pageIndex, item.rect.left, item.rect.top, item.rect.width,
                                 item.rect.height, static_cast<int>(item.type)})
            key += ' ' + QByteArray::number(number);
    if (auto known = knownPlaces().find(key)) return std::move(*known);
    INK_ASSIGN(blob, blobs.read(sha256));
    INK_TRY(blob.map());
    INK_ASSIGN(places, pdf::checkPlacements(blob.bytes(), items));
    knownPlaces().insert(key, places);
    return places;
}

} // namespace

void cacheSignedPlaces(const store::BlobStore& blobs, const domain::Document& document)
{
    (void)checkSignedPlaces(blobs, document); // the transaction reports the problem
}

Result<void> checkSignedPlaces(const store::BlobStore& blobs, const domain::Document& document)
{
    QList<FieldIssue> issues;
    for (const domain::File& file : document.files) {
        const bool cameSigned = file.intake.hasSignatures;
        if (!cameSigned && !document.setting.signaturePerSigner) continue;
        QList<pdf::StampItem> items;
        QList<qsizetype> tags;
        for (qsizetype i = 0; i < document.tags.size(); ++i) {
            const domain::Tag& tag = document.tags.at(i);
            const auto place = document.pageAt(tag.pageIndex);
            if (place.file != &file) continue; // files of a new document have no ids yet
            if (!cameSigned && !signervalues::isPlacedBySigner(tag))
                continue; // the tag's field was added before all signatures
            pdf::StampItem item;
            item.pageIndex = place.indexInFile;
            item.rect = tag.rect;
            item.type = tag.type;
            items.append(item);
            tags.append(i);
        }
        if (items.isEmpty()) continue;
        INK_ASSIGN(places, placesOf(blobs, file.sha256, items));
        for (qsizetype i = 0; i < places.size(); ++i)
            if (const Message fault = !cameSigned && places.at(i) == pdf::StampPlacement::Covers
                                          ? reasons::coversOthersFiles()
                                          : faultOf(places.at(i), file.intake.allowsOnlyFormFilling);
                !fault.isEmpty())
                issues.append({QStringLiteral("tags[%1].left").arg(tags.at(i)), fault});
    }
    if (issues.isEmpty()) return {};
    return failFields(ErrorCode::Validation, std::move(issues));
}

} // namespace ink::service
