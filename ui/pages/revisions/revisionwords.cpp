#include "ui/pages/revisions/revisionwords.h"

#include "ui/models/isolated.h"
#include "ui/models/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace ink::ui {

namespace {

struct RevisionWords
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::RevisionWords)
};

constexpr int maxPlaces = 4; ///< named in one sentence

const pdf::RevisionInfo* infoOf(const pdf::VerifyReport& report, int revision)
{
    return revision >= 1 && revision <= report.history.size() ? &report.history.at(revision - 1) : nullptr;
}

/** Returns whether a person or a program signed this revision; a document time-stamp alone doesn't count. */
bool isSigned(const pdf::VerifyReport& report, int revision)
{
    const pdf::RevisionInfo* info = infoOf(report, revision);
    return info && std::any_of(info->signatures.begin(), info->signatures.end(), [&report](int index) {
               return index >= 0 && index < report.signatures.size() &&
                      !report.signatures.at(index).isTimestamp;
           });
}

bool isLaterChange(const QString& id)
{
    return id.startsWith(QLatin1String("revision.")) || id.startsWith(QLatin1String("fieldmdp.")) ||
           id.startsWith(QLatin1String("docmdp."));
}

} // namespace

int lastRevision(const pdf::VerifyReport& report)
{
    return static_cast<int>(report.history.size());
}

std::optional<RevisionPair> defaultPair(const pdf::VerifyReport& report)
{
    const int last = lastRevision(report);
    if (last < 2) return std::nullopt;
    for (int revision = last - 1; revision >= 1 && !isSigned(report, last); --revision)
        if (isSigned(report, revision)) return RevisionPair{revision, last};
    return RevisionPair{last - 1, last};
}

std::optional<RevisionPair> pairFor(const pdf::VerifyFinding& finding, const pdf::VerifyReport& report)
{
    const int last = lastRevision(report);
    if (finding.signature < 0 || finding.signature >= report.signatures.size() || !isLaterChange(finding.id))
        return std::nullopt;
    const int covered = report.signatures.at(finding.signature).revision;
    if (covered < 1 || covered >= last) return std::nullopt;
    RevisionPair pair{covered, last};
    for (int revision = covered + 1; revision <= last; ++revision) {
        const pdf::RevisionInfo& info = report.history.at(revision - 1);
        const bool here = std::any_of(info.changes.begin(), info.changes.end(), [&](const auto& change) {
            return change.id == finding.id && (change.detail == finding.detail || finding.detail.isEmpty());
        });
        if (!here) continue;
        pair.after = revision;
        if (!info.pages.isEmpty()) pair.page = info.pages.first();
        break;
    }
    return pair;
}

QString revisionSigners(const pdf::VerifyReport& report, int revision)
{
    const pdf::RevisionInfo* info = infoOf(report, revision);
    if (!info) return {};
    QStringList parts;
    for (const int index : info->signatures) {
        if (index < 0 || index >= report.signatures.size()) continue;
        const pdf::SignatureReport& signature = report.signatures.at(index);
        const QString name =
            signature.signerName.isEmpty() ? RevisionWords::tr("unknown") : signature.signerName;
        const auto when = signature.timestampTime ? signature.timestampTime : signature.claimedTime;
        const QString who =
            when ? RevisionWords::tr("%1, %2", "name, date and time").arg(isolated(name), dateTimeText(*when))
                 : isolated(name);
        parts.append(signature.isTimestamp ? RevisionWords::tr("time-stamped by %1").arg(who)
                                           : RevisionWords::tr("signed by %1").arg(who));
    }
    return parts.join(QStringLiteral("; "));
}

QString revisionTitle(const pdf::VerifyReport& report, int revision)
{
    const int last = lastRevision(report);
    const QString which = revision == last
                              ? RevisionWords::tr("Revision %1 of %2 (current)").arg(revision).arg(last)
                              : RevisionWords::tr("Revision %1 of %2").arg(revision).arg(last);
    const QString signers = revisionSigners(report, revision);
    return signers.isEmpty() ? which
                             : RevisionWords::tr("%1 — %2", "revision — its signers").arg(which, signers);
}

QString areaText(const QRectF& area, QSizeF page)
{
    const auto third = [](double at, double of) {
        return of <= 0 ? 1 : std::clamp(static_cast<int>(3 * at / of), 0, 2);
    };
    if (area.width() * area.height() > 0.8 * page.width() * page.height())
        return RevisionWords::tr("nearly the whole page");
    switch (3 * third(area.center().y(), page.height()) + third(area.center().x(), page.width())) {
    case 0:
        return RevisionWords::tr("top left");
    case 1:
        return RevisionWords::tr("top");
    case 2:
        return RevisionWords::tr("top right");
    case 3:
        return RevisionWords::tr("left");
    case 4:
        return RevisionWords::tr("middle");
    case 5:
        return RevisionWords::tr("right");
    case 6:
        return RevisionWords::tr("bottom left");
    case 7:
        return RevisionWords::tr("bottom");
    default:
        return RevisionWords::tr("bottom right");
    }
}

QString rowTitle(const PagePair& row)
{
    return row.after >= 0 ? RevisionWords::tr("Page %1").arg(row.after + 1)
                          : RevisionWords::tr("Page %1 (before)").arg(row.before + 1);
}

QString changeWords(const PagePair& row, const PageDifference& difference, qsizetype area, QSizeF page)
{
    using Kind = PageDifference::Kind;
    const int number = (row.after >= 0 ? row.after : row.before) + 1;
    switch (difference.kind) {
    case Kind::Added:
        return RevisionWords::tr("page %1 added").arg(number);
    case Kind::Removed:
        return RevisionWords::tr("page %1 removed").arg(number);
    case Kind::Resized:
        return RevisionWords::tr("page %1 resized or rotated").arg(number);
    case Kind::Unreadable:
        return RevisionWords::tr("page %1 can't be compared").arg(number);
    case Kind::Same:
    case Kind::Changed:
        break;
    }
    return RevisionWords::tr("page %1, %2", "page, place of a difference on it")
        .arg(QString::number(number), areaText(difference.areas.value(area), page));
}

QString differenceWords(const PageDifference& difference, QSizeF page)
{
    using Kind = PageDifference::Kind;
    switch (difference.kind) {
    case Kind::Same:
        return RevisionWords::tr("No visible difference");
    case Kind::Added:
        return RevisionWords::tr("This page was added");
    case Kind::Removed:
        return RevisionWords::tr("This page was removed");
    case Kind::Resized:
        return RevisionWords::tr("This page was resized or rotated");
    case Kind::Unreadable:
        return RevisionWords::tr("This page can't be compared");
    case Kind::Changed:
        break;
    }
    QStringList places;
    for (const QRectF& area : difference.areas)
        if (const QString place = areaText(area, page); !places.contains(place)) places.append(place);
    if (places.size() > maxPlaces) {
        places = places.mid(0, maxPlaces);
        places.append(RevisionWords::tr("elsewhere"));
    }
    return RevisionWords::tr("%n area(s) differ: %1", nullptr, static_cast<int>(difference.areas.size()))
        .arg(places.join(QStringLiteral(", ")));
}

} // namespace ink::ui
