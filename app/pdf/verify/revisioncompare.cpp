#include "app/pdf/verify/revisioncompare.h"

#include "app/pdf/file/pdfobjects.h"
#include "app/pdf/file/sectionrules.h"
#include "app/pdf/forms/pagecover.h"
#include "app/pdf/forms/shownpages.h"
#include "app/pdf/verify/appearancerules.h"
#include "app/pdf/verify/fieldpictures.h"
#include "app/pdf/verify/glyphshapes.h"
#include "app/pdf/verify/reachedpages.h"
#include "app/pdf/verify/reasons.h"
#include "app/pdf/verify/revisionindex.h"
#include "app/pdf/verify/revisionrules.h"
#include "app/pdf/verify/strictrevision.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFXRefEntry.hh>

#include <map>
#include <optional>

namespace ink::pdf {

namespace {

ObjectKey objectKey(QPDFObjGen id)
{
    return {id.getObj(), id.getGen()};
}

} // namespace

struct RevisionComparison::Private
{
    explicit Private(const WorkLimit& workLimit) : limit(workLimit) {}

    const WorkLimit& limit;
    std::unique_ptr<QPDF> old;
    QByteArray oldBytes;
    const PageRenderer* renderer = nullptr;
    std::shared_ptr<const XRefTable> table;
    ObjectSet hosts; ///< the object streams of the old revision
    std::optional<RevisionIndex> index;
    std::unique_ptr<PageCover> cover;
    std::optional<OpenReferences> open;

    // The last comparison:
    std::shared_ptr<const XRefTable> lastTable;
    ObjectSet lastChanged;
    FieldTree lastFields;
    bool lastAllowed = false;
    bool lastRenumbered = false; ///< objects missing from the index replaced frozen ones

    [[nodiscard]] std::unique_ptr<ShownPages> shown() const
    {
        return renderer ? std::make_unique<ShownPages>(*renderer, oldBytes) : nullptr;
    }

    void compareLooks(const std::vector<FilledAppearance>& looks, QPDF& now, RevisionChange& change) const
    {
        if (looks.empty()) return;
        const std::vector<AppearanceResult> results = compareFieldPictures(looks, now, *renderer, limit);
        for (size_t i = 0; i < looks.size(); ++i) {
            if (results[i] == AppearanceResult::Different)
                change.faults.append({QStringLiteral("revision.appearance-value"),
                                      reasons::formFieldShowsOtherValue(looks[i].field)});
            else if (results[i] == AppearanceResult::NotCompared)
                change.unseenFields.append(looks[i].field);
        }
    }

    void findHosts()
    {
        hosts.clear();
        for (const auto& [id, entry] : *table)
            if (entry.getType() == 2) hosts.insert({entry.getObjStreamNumber(), 0});
    }
};

RevisionComparison::RevisionComparison(OpenRevision old, QByteArray oldBytes, const PageRenderer* renderer,
                                       const WorkLimit& limit)
    : d(new Private(limit))
{
    d->old = std::move(old.pdf);
    d->table = std::move(old.table);
    d->oldBytes = std::move(oldBytes);
    d->renderer = renderer;
    d->findHosts();
}

RevisionComparison::~RevisionComparison() = default;

RevisionChange RevisionComparison::compareWith(QPDF& now, const std::shared_ptr<const XRefTable>& table,
                                               QByteArrayView bytes, qint64 from, qint64 to)
{
    d->lastAllowed = false;
    d->lastChanged.clear();
    d->lastTable = table;
    ValueComparison comparison;
    bool rewritten = false; ///< objects were rewritten with equal contents
    QList<RevisionChange::Fault> faults;
    ObjectSet added;
    ObjectSet written; ///< rewritten old objects; the new ones and new fields are added below
    auto later = d->lastTable->cbegin();
    const auto addUpTo = [&](auto end) {
        for (; later != d->lastTable->cend() && (end == d->table->cend() || later->first < end->first);
             ++later) {
            added.insert(objectKey(later->first));
            // The same number with another generation: readers differ in which one a reference means.
            const auto near = d->table->lower_bound(QPDFObjGen(later->first.getObj(), 0));
            if (near != d->table->end() && near->first.getObj() == later->first.getObj())
                faults = {{QStringLiteral("revision.generation"), reasons::objectGivenSecondVersion()}};
        }
    };
    for (auto it = d->table->cbegin(); it != d->table->cend(); ++it) {
        addUpTo(it);
        const auto& [id, entry] = *it;
        if (later == d->lastTable->cend() || id < later->first) {
            faults = {{QStringLiteral("revision.object-removed"), reasons::objectRemovedLater()}};
            continue;
        }
        const QPDFXRefEntry& present = (later++)->second;
        if (areXRefEntriesEqual(entry, present)) continue;
        if (d->hosts.count(objectKey(id)) != 0)
            faults = {{QStringLiteral("revision.object-stream"), reasons::objectStreamOverwritten()}};
        written.insert(objectKey(id));
        if (comparison.areContentsEqual(objectAt(*d->old, objectKey(id)), objectAt(now, objectKey(id))))
            rewritten = true;
        else
            d->lastChanged.insert(objectKey(id));
    }
    addUpTo(d->table->cend());

    if (!d->index) d->index.emplace(*d->old, d->limit);
    if (!d->cover) d->cover = std::make_unique<PageCover>(*d->old, d->shown());
    const auto existed = [this](const ObjectKey& key) {
        return d->table->count(QPDFObjGen(key.first, key.second)) != 0;
    };
    d->lastFields = readFieldTree(now, d->index->fields, [this](const ObjectKey& key) {
        const QPDFObjGen id(key.first, key.second);
        const auto before = d->table->find(id);
        const auto after = d->lastTable->find(id);
        return before != d->table->end() && after != d->lastTable->end() &&
               areXRefEntriesEqual(before->second, after->second);
    });
    std::vector<FilledAppearance> looks;
    AppearanceJudge judgeAppearance;
    if (d->renderer)
        judgeAppearance = [&](FilledAppearance look) {
            if (drawsOtherShapes(appearanceText(look.widget).glyphs, now, *d->renderer, d->limit))
                return true;
            looks.push_back(std::move(look));
            return false;
        };
    RevisionChange change = applyRevisionRules(*d->old, now, *d->index, d->lastFields, *d->cover, comparison,
                                               d->lastChanged, added, existed, judgeAppearance);
    d->compareLooks(looks, now, change);
    ObjectSet touched = written;
    touched.insert(added.begin(), added.end());
    for (const auto& [key, node] : d->lastFields.nodes)
        if (d->index->fields.nodes.count(key) == 0) written.insert(key);
    written.insert(added.begin(), added.end());
    faults += warningFaults(*d->old, now, [&](const ObjectKey& key) { return written.count(key) != 0; });
    const QByteArrayView text = bytes.first(std::min<qint64>(to, bytes.size()));
    if (!d->open) d->open.emplace(RevisionText{*d->old, *d->table, QByteArrayView(d->oldBytes)});
    faults += syntaxFaults({now, *d->lastTable, text}, *d->table, *d->open, from);
    const auto placeOf = [this](const ObjectKey& key) -> qint64 {
        const auto entry = d->lastTable->find(QPDFObjGen(key.first, key.second));
        return entry != d->lastTable->end() && entry->second.getType() == 1 ? entry->second.getOffset() : -1;
    };
    if (hidesDefinition(bytes, from, to, existed, placeOf))
        faults.append({QStringLiteral("revision.hidden-object"), reasons::hiddenSecondVersion()});
    if (const auto ambiguity = sectionAmbiguity(now, *table, bytes, from, to))
        faults.append(
            {QStringLiteral("revision.ambiguous-section"), reasons::laterRevisionAmbiguous(*ambiguity)});
    change.faults = faults + change.faults;
    change.hasInvisibleChange = change.hasInvisibleChange || rewritten || comparison.hasRenumbered();
    d->lastRenumbered = comparison.hasRenumbered();
    d->lastAllowed = change.faults.isEmpty() && change.annotationFaults.isEmpty();
    if (d->renderer && change.faults.isEmpty()) {
        ReachedPages reached = reachedPages(*d->old, now, *table, touched, d->limit);
        change.reached = std::move(reached.pages);
        change.touchesTree = reached.touchesTree;
    }
    return change;
}

void RevisionComparison::moveTo(OpenRevision now, QByteArray nowBytes)
{
    d->oldBytes = std::move(nowBytes);
    if (d->lastAllowed && !d->lastRenumbered && d->index)
        d->index->advance(*now.pdf, std::move(d->lastFields), d->lastChanged, d->limit);
    else
        d->index.reset();
    if (d->cover && d->lastAllowed)
        d->cover->moveTo(*now.pdf, d->shown());
    else
        d->cover.reset();
    // Objects added by an allowed revision are strictly valid, so they have no open references.
    if (!d->lastAllowed) d->open.reset();
    d->old = std::move(now.pdf);
    d->table = std::move(now.table);
    d->lastTable.reset();
    d->findHosts();
}

} // namespace ink::pdf
