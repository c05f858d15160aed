#include "app/pdf/rebase/rebase.h"

#include "app/pdf/file/pagetree.h"
#include "app/pdf/file/sourcefile.h"
#include "app/pdf/rebase/reasons.h"
#include "app/pdf/rebase/rebasealign.h"
#include "app/pdf/rebase/rebasematch.h"
#include "app/pdf/rebase/rebasepage.h"

#include <QCryptographicHash>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <algorithm>
#include <map>

namespace ink::pdf {

namespace {

constexpr size_t fewWords = 3; ///< pages with fewer words are compared as images

Error stopped()
{
    return fail(ErrorCode::Cancelled, reasons::movingTagsStopped()).value();
}

void addStream(QCryptographicHash& hash, QPDFObjectHandle stream)
{
    if (!stream.isStream()) return;
    const auto data = stream.getRawStreamData();
    hash.addData(QByteArrayView(reinterpret_cast<const char*>(data->getBuffer()),
                                static_cast<qsizetype>(data->getSize())));
}

/** A digest of a page's content and images; empty if they can't be read. */
QByteArray pictureDigest(QPDF& qpdf, const PageTree& tree, int page)
{
    try {
        QCryptographicHash hash(QCryptographicHash::Sha256);
        const int node = tree.pages[static_cast<size_t>(page)];
        QPDFObjectHandle contents = nodeObject(qpdf, tree, node).getKey("/Contents");
        if (contents.isArray())
            for (int i = 0; i < contents.getArrayNItems(); ++i)
                addStream(hash, contents.getArrayItem(i));
        else
            addStream(hash, contents);
        QPDFObjectHandle objects = resourcesOf(qpdf, tree, node).getKey("/XObject");
        if (objects.isDictionary())
            for (const std::string& key : objects.getKeys())
                addStream(hash, objects.getKey(key));
        const PageInfo& info = tree.infos.at(page);
        hash.addData(QByteArray::number(info.size.width(), 'f', 1) + 'x' +
                     QByteArray::number(info.size.height(), 'f', 1) + '/' +
                     QByteArray::number(info.rotation));
        return hash.result();
    } catch (const std::exception&) {
        return {};
    }
}

using AddPage = std::function<void(const PageContent&, const QByteArray&)>;

Result<void> read(const QByteArray& bytes, const AddPage& add, const RebaseProgress& progress)
{
    INK_ASSIGN(file, SourceFile::open(bytes));
    try {
        INK_ASSIGN(tree, readPageTree(file->qpdf()));
        PageReader reader(file->qpdf(), tree);
        const auto count = static_cast<int>(tree.infos.size());
        for (int i = 0; i < count; ++i) {
            if (progress && !progress(double(i) / count)) return fail(stopped());
            INK_ASSIGN(content, reader.read(i));
            add(content,
                content.words.size() < fewWords ? pictureDigest(file->qpdf(), tree, i) : QByteArray());
        }
    } catch (const std::exception& e) {
        return fail(unreadableError(e));
    }
    return {};
}

/** Marks tags as unsure if several of them moved to the same position. */
void doubtShared(RebasePlan& plan, const QList<RebaseTag>& tags)
{
    using State = RebasePosition::State;
    std::map<std::tuple<int, int, int>, QList<qsizetype>> at;
    for (qsizetype i = 0; i < plan.positions.size(); ++i) {
        const RebasePosition& place = plan.positions.at(i);
        if (place.state != State::Lost) at[{place.pageIndex, place.rect.left, place.rect.top}].append(i);
    }
    for (const auto& [place, group] : at) {
        const auto same = [&](qsizetype a, qsizetype b) {
            return tags.at(a).pageIndex == tags.at(b).pageIndex && tags.at(a).rect == tags.at(b).rect;
        };
        if (std::all_of(group.begin(), group.end(),
                        [&, first = group.first()](qsizetype i) { return same(i, first); }))
            continue;
        for (const qsizetype i : group)
            if (plan.positions[i].state == State::Matched) plan.positions[i].state = State::Unsure;
    }
}

} // namespace

int RebasePlan::count(RebasePosition::State state) const
{
    return static_cast<int>(std::count_if(positions.begin(), positions.end(),
                                          [state](const RebasePosition& p) { return p.state == state; }));
}

class RebasePlanner::Private
{
public:
    RebaseDocument before;
    RebaseDocument after;
};

RebasePlanner::RebasePlanner() : d(new Private) {}
RebasePlanner::~RebasePlanner() = default;

void RebasePlanner::addOld(const PageContent& page, const QByteArray& picture)
{
    d->before.add(page, picture);
}

void RebasePlanner::addNew(const PageContent& page, const QByteArray& picture)
{
    d->after.add(page, picture);
}

Result<RebasePlan> RebasePlanner::plan(const QList<RebaseTag>& tags, const RebaseProgress& progress)
{
    const auto goOn = [&progress](double part) { return !progress || progress(part); };
    QHash<QString, int> numbers;
    d->before.finish(numbers);
    d->after.finish(numbers);
    if (!goOn(0.1)) return fail(stopped());
    const RebaseAlignment words =
        alignWords(d->before.tokens, d->after.tokens, [&goOn] { return !goOn(0.2); });
    if (!goOn(0.5)) return fail(stopped());
    const RebaseMatch match(d->before, d->after, words);
    RebasePlan plan;
    plan.pages = match.pages();
    for (qsizetype i = 0; i < tags.size(); ++i) {
        if (i % 16 == 0 && !goOn(0.5 + 0.5 * double(i) / double(tags.size()))) return fail(stopped());
        plan.positions.append(match.positionOf(tags.at(i)));
    }
    doubtShared(plan, tags);
    return plan;
}

Result<RebasePlan> planRebase(const QByteArray& before, const QByteArray& after, const QList<RebaseTag>& tags,
                              const RebaseProgress& progress)
{
    RebasePlanner planner;
    const auto part = [&progress](double from, double length) -> RebaseProgress {
        if (!progress) return {};
        return [&progress, from, length](double done) { return progress(from + length * done); };
    };
    INK_TRY(read(
        before, [&](const PageContent& page, const QByteArray& digest) { planner.addOld(page, digest); },
        part(0, 0.4)));
    INK_TRY(read(
        after, [&](const PageContent& page, const QByteArray& digest) { planner.addNew(page, digest); },
        part(0.4, 0.4)));
    return planner.plan(tags, part(0.8, 0.2));
}

} // namespace ink::pdf
