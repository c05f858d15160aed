#pragma once

#include "app/domain/document/ids.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QAbstractListModel>

#include <optional>

namespace ink::ui {

/** The state of a tag that moves to a newer file. */
enum class RebaseMark {
    Lost,      ///< the text around it was removed: place it or drop it
    Uncertain, ///< a weak guess: needs a review
    Likely,    ///< a guess with most of the evidence on its side
    Matched,   ///< followed its text
    Accepted,  ///< a guess that the user has accepted
    Placed,    ///< placed by hand
    Dropped,   ///< not carried over
};
/** Returns whether the user still has to decide. */
[[nodiscard]] inline bool isOpen(RebaseMark mark)
{
    return mark == RebaseMark::Lost || mark == RebaseMark::Uncertain || mark == RebaseMark::Likely;
}
/** Returns whether the tag has a position that the user can accept. */
[[nodiscard]] inline bool isGuess(RebaseMark mark)
{
    return mark == RebaseMark::Uncertain || mark == RebaseMark::Likely;
}
[[nodiscard]] QString rebaseWord(RebaseMark mark);
[[nodiscard]] Icon rebaseIcon(RebaseMark mark);
[[nodiscard]] Tone rebaseTone(RebaseMark mark);

/** A tag of the old file, with its pages in both files. */
struct RebaseEntry
{
    domain::TagId tag;
    QString name;
    domain::TagType type = domain::TagType::Text;
    int oldPage = 1;
    int newPage = 0; ///< 0 = no position in the newer file
    RebaseMark mark = RebaseMark::Matched;
    bool operator==(const RebaseEntry&) const = default;
};

/** The tags with their new pages, undecided ones first; filtered by mark. */
class RebaseModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { MarkRole = Qt::UserRole + 1, TypeRole, LocationRole, TagRole };

    explicit RebaseModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    /** Emits only the changes when the tags and their order are the same. */
    void setEntries(const QList<RebaseEntry>& entries);
    void setFilter(const QList<RebaseMark>& marks); ///< empty = all
    [[nodiscard]] int count(RebaseMark mark) const;
    [[nodiscard]] int openCount() const;
    [[nodiscard]] int total() const { return static_cast<int>(m_all.size()); }
    [[nodiscard]] std::optional<RebaseEntry> entryAt(int row) const;
    [[nodiscard]] int rowOf(domain::TagId tag) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    void refilter();
    QList<RebaseEntry> m_all;
    QList<RebaseMark> m_filter;
    QList<qsizetype> m_rows; ///< indexes into m_all
};

} // namespace ink::ui
