#include "app/domain/history/recordcompare.h"

#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/domain/history/historyrecord.h"
#include "app/domain/history/reasons.h"
#include "app/domain/history/withheldhistory.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace ink::domain {

namespace {

using namespace Qt::Literals::StringLiterals;
using Part = RecordDifference::Part;

bool differs(const QJsonObject& recorded, const QJsonObject& stored, QLatin1StringView name)
{
    return recorded.contains(name) && stored.contains(name) && recorded.value(name) != stored.value(name);
}

void compareFields(const QJsonObject& recorded, const QJsonObject& stored, QList<RecordDifference>& found)
{
    const std::pair<QLatin1StringView, QLatin1StringView> names[] = {
        {"title"_L1, "title"_L1},
        {"senderName"_L1, "sender's name"_L1},
        {"senderEmail"_L1, "sender's email address"_L1},
        {"createdTime"_L1, "time of creation"_L1},
        {"documentSentTime"_L1, "time of sending"_L1},
        {"completedTime"_L1, "time of completion"_L1}};
    for (const auto& [name, words] : names)
        if (differs(recorded, stored, name))
            found.append({Part::Fields, reasons::fieldDiffersFromSealed(words)});
}

void compareFiles(const QJsonArray& recorded, const QJsonArray& stored, QList<RecordDifference>& found)
{
    if (recorded.size() != stored.size()) {
        found.append({Part::Fields, reasons::fileCountDiffers(stored.size(), recorded.size())});
        return;
    }
    for (qsizetype i = 0; i < recorded.size(); ++i) {
        const QJsonObject was = recorded.at(i).toObject();
        const QJsonObject is = stored.at(i).toObject();
        for (const QLatin1StringView name : {"name"_L1, "size"_L1, "pages"_L1, "sha256"_L1})
            if (differs(was, is, name)) {
                found.append(
                    {Part::Fields, reasons::fileDiffersFromSigned(i + 1, was.value("name"_L1).toString())});
                break;
            }
    }
}

void compareRecipients(const QJsonArray& recorded, const QJsonArray& stored, QList<RecordDifference>& found)
{
    if (recorded.size() != stored.size()) {
        found.append({Part::Fields, reasons::recipientCountDiffers(stored.size(), recorded.size())});
        return;
    }
    for (qsizetype i = 0; i < recorded.size(); ++i) {
        const QJsonObject was = recorded.at(i).toObject();
        const QJsonObject is = stored.at(i).toObject();
        // A viewer may open a document for the first time after it was sealed.
        const bool acted = !was.value("finishedTime"_L1).isNull();
        if (differs(was, is, "name"_L1) || differs(was, is, "email"_L1) || differs(was, is, "role"_L1) ||
            (acted && (differs(was, is, "status"_L1) || differs(was, is, "finishedTime"_L1))))
            found.append(
                {Part::Fields, reasons::recipientDiffersFromSealed(i + 1, was.value("name"_L1).toString())});
    }
}

/** Reports the first recorded entry that the stored history doesn't have in the same position. Further stored
 * entries are allowed: they record downloads and the like. */
void compareHistory(const QList<HistoryEntry>& recorded, const QList<HistoryEntry>& stored,
                    QList<RecordDifference>& found)
{
    const auto isSame = [](const HistoryEntry& was, const HistoryEntry& is) {
        return was == (isWithheld(was) ? withheldEntry(is) : is);
    };
    for (qsizetype i = 0; i < recorded.size(); ++i)
        if (i >= stored.size() || !isSame(recorded.at(i), stored.at(i))) {
            found.append(
                {Part::History, reasons::historyEntryDiffersFromSealed(i + 1, recorded.at(i).event.code())});
            return;
        }
}

} // namespace

QList<RecordDifference> compareToRecord(const QByteArray& json, const Document& document)
{
    const HistoryVerdict verdict = verifyHistory(json);
    if (!verdict.isReadable || !verdict.isChainIntact) return {{Part::Record, verdict.problem}};
    if (verdict.documentGuid != document.guid)
        return {{Part::Document, reasons::sealedFileOfOtherDocument(verdict.title)}};
    const QJsonObject recorded = QJsonDocument::fromJson(json).object();
    const QJsonObject stored =
        QJsonDocument::fromJson(historyRecord(document, document.completedTime.value_or(Timestamp{})))
            .object();
    QList<RecordDifference> found;
    compareHistory(verdict.entries, document.histories, found);
    compareFields(recorded.value("document"_L1).toObject(), stored.value("document"_L1).toObject(), found);
    compareFiles(recorded.value("files"_L1).toArray(), stored.value("files"_L1).toArray(), found);
    compareRecipients(recorded.value("recipients"_L1).toArray(), stored.value("recipients"_L1).toArray(),
                      found);
    if (differs(recorded, stored, "valuesSha256"_L1))
        found.append({Part::Values, reasons::valuesDifferFromSealed()});
    return found;
}

} // namespace ink::domain
