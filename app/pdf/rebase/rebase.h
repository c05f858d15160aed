#pragma once

#include "app/base/result.h"
#include "app/domain/document/document.h"
#include "app/pdf/content/pagecontent.h"

#include <QByteArray>
#include <QList>

#include <functional>
#include <memory>

namespace ink::pdf {

/** A tag of the old file. */
struct RebaseTag
{
    int pageIndex = 0; ///< 0-based, in its file
    domain::PageRect rect;
    domain::TagType type = domain::TagType::Text;
};

/** The place of a tag in the new file. */
struct RebasePlace
{
    enum class State {
        Moved,  ///< its surroundings agree, and nothing contradicts
        Unsure, ///< the best guess: a person has to look
        Lost,   ///< what it belonged to is not there any more; `pageIndex` is where it may have been
    };
    State state = State::Lost;
    int pageIndex = -1; ///< 0-based in the new file; -1 = no idea
    domain::PageRect rect;
    double confidence = 0; ///< 0 … 1
    bool operator==(const RebasePlace&) const = default;
};

/** The whole answer. */
struct RebasePlan
{
    QList<RebasePlace> places; ///< one a tag, in the same order
    QList<int> pages;          ///< for each old page the new one that most of it went to, -1 = none
    [[nodiscard]] int count(RebasePlace::State state) const;
};

/** Told what part is done, 0 … 1; false stops the work. */
using RebaseProgress = std::function<bool(double)>;

/**
 * Moves tags from a file to a newer one: words of both are aligned, each tag goes with the words, lines,
 * boxes and cells around it. Pure: it knows only what pages hold. "Moved" is said only when the evidence
 * agrees in both directions. Pages are added in order, all before plan.
 */
class RebasePlanner final
{
public:
    RebasePlanner();
    ~RebasePlanner();
    /** `picture`: a digest of all that is drawn, for pages without words; empty = unknown. */
    void addOld(const PageContent& page, const QByteArray& picture = {});
    void addNew(const PageContent& page, const QByteArray& picture = {});
    /** Cancelled when `progress` says so. */
    [[nodiscard]] Result<RebasePlan> plan(const QList<RebaseTag>& tags, const RebaseProgress& progress = {});

private:
    class Private;
    std::unique_ptr<Private> d;
};

/** The same for two files. Errors as readPages, and Cancelled. Slow for large files: for a worker. */
[[nodiscard]] Result<RebasePlan> planRebase(const QByteArray& before, const QByteArray& after,
                                            const QList<RebaseTag>& tags,
                                            const RebaseProgress& progress = {});

} // namespace ink::pdf
