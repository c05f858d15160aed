#include "app/pdf/revisioncompare.h"

#include "app/pdf/pagecover.h"
#include "app/pdf/pdfobjects.h"
#include "app/pdf/revisionindex.h"
#include "app/pdf/revisionrules.h"

#include <QRegularExpression>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFExc.hh>
#include <qpdf/QPDFXRefEntry.hh>

#include <map>
#include <optional>

namespace ink::pdf {

namespace {

using XRefTable = std::map<QPDFObjGen, QPDFXRefEntry>;

ObjectKey keyOf(QPDFObjGen id)
{
    return {id.getObj(), id.getGen()};
}

/** Whether one of these objects, or a trailer, has a key twice: qpdf takes the last one, other readers the
 * first. */
bool hasTwoReadings(QPDF& pdf, const ObjectSet& objects)
{
    static const QRegularExpression number(QStringLiteral("object (\\d+) (\\d+)"));
    for (const QPDFExc& warning : pdf.getWarnings()) {
        if (!QByteArrayView(warning.what()).contains("duplicated key")) continue;
        const QRegularExpressionMatch match = number.match(QString::fromStdString(warning.getObject()));
        if (!match.hasMatch() || objects.count({match.captured(1).toInt(), match.captured(2).toInt()}) != 0)
            return true;
    }
    return false;
}

} // namespace

struct RevisionComparison::Private
{
    std::unique_ptr<QPDF> old;
    Deadline deadline;
    XRefTable table;
    ObjectSet hosts; ///< object streams that hold objects
    std::optional<RevisionIndex> index;
    std::unique_ptr<PageCover> cover;

    // Of the last comparison:
    XRefTable lastTable;
    ObjectSet lastChanged;
    bool lastAllowed = false;

    void findHosts()
    {
        hosts.clear();
        for (const auto& [id, entry] : table)
            if (entry.getType() == 2) hosts.insert({entry.getObjStreamNumber(), 0});
    }
};

RevisionComparison::RevisionComparison(std::unique_ptr<QPDF> old, Deadline deadline) : d(new Private)
{
    d->old = std::move(old);
    d->deadline = deadline;
    d->table = d->old->getXRefTable();
    d->findHosts();
}

RevisionComparison::~RevisionComparison() = default;

RevisionChange RevisionComparison::with(QPDF& now)
{
    d->lastAllowed = false;
    d->lastChanged.clear();
    d->lastTable = now.getXRefTable();
    QList<RevisionChange::Fault> faults;
    ObjectSet added;
    ObjectSet written; ///< old objects that the later revision writes anew
    for (const auto& [id, entry] : d->table) {
        const auto found = d->lastTable.find(id);
        if (found == d->lastTable.end()) {
            faults = {{QStringLiteral("revision.object-removed"),
                       QStringLiteral("An object was removed after signing.")}};
            continue;
        }
        if (sameEntry(entry, found->second)) continue;
        if (d->hosts.count(keyOf(id)) != 0)
            faults = {{QStringLiteral("revision.object-stream"),
                       QStringLiteral("A stream of objects was overwritten after signing.")}};
        written.insert(keyOf(id));
        if (!sameContent(objectAt(*d->old, keyOf(id)), objectAt(now, keyOf(id))))
            d->lastChanged.insert(keyOf(id));
    }
    for (const auto& [id, entry] : d->lastTable)
        if (d->table.count(id) == 0) added.insert(keyOf(id));

    if (!d->index) d->index.emplace(*d->old, d->deadline);
    if (!d->cover) d->cover = std::make_unique<PageCover>(*d->old);
    const auto existed = [this](const ObjectKey& key) {
        return d->table.count(QPDFObjGen(key.first, key.second)) != 0;
    };
    RevisionChange change =
        applyRevisionRules(*d->old, now, *d->index, *d->cover, d->lastChanged, added, existed);
    if (hasTwoReadings(now, written))
        faults.append(
            {QStringLiteral("revision.ambiguous"),
             QStringLiteral("A later revision names an entry twice, so that readers may differ about it.")});
    change.faults = faults + change.faults;
    d->lastAllowed = change.faults.isEmpty() && change.annotationFaults.isEmpty();
    return change;
}

QPDF& RevisionComparison::old() const
{
    return *d->old;
}

void RevisionComparison::moveTo(std::unique_ptr<QPDF> now)
{
    if (d->lastAllowed && d->index)
        d->index->advance(*now, d->lastChanged, d->deadline);
    else
        d->index.reset();
    d->cover.reset();
    d->old = std::move(now);
    d->table = std::move(d->lastTable);
    d->findHosts();
}

} // namespace ink::pdf
