#pragma once

#include "app/base/clock.h"
#include "app/domain/document/document.h"
#include "ui/pages/documents/details/mainaction.h"
#include "ui/pages/documents/details/recipientcommands.h"
#include "ui/widgets/relativetimelabels.h"

#include <QWidget>

#include <functional>
#include <optional>

class QLabel;
class QMenu;
class QVBoxLayout;

namespace ink::ui {

/** The recipients of a document in their order, joined by a line: their identity and progress, and the
 * commands on those whose turn it is. */
class RecipientTimeline final : public QWidget
{
    Q_OBJECT
public:
    struct Parts
    {
        const QList<RecipientTurn>& turns;     ///< the recipients whose turn it is
        const std::optional<MainAction>& main; ///< the filled button; not offered again beside a recipient
        RelativeTimeLabels& timely;            ///< for the times in the entries
        const Clock& clock;
    };
    RecipientTimeline(const domain::Document& document, const Parts& parts, QWidget* parent = nullptr);

Q_SIGNALS:
    void commandRequested(ink::ui::RecipientCommand::Id command, const QString& invitationGuid);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /** Adds an entry with this icon, and returns the column for its lines. */
    QVBoxLayout* addEntry(QLabel* sign);
    /** Adds a recipient's entry, and returns the column for more lines. */
    QVBoxLayout* addRecipient(const domain::Document& document, qsizetype index, const Parts& parts);
    void addTurn(QVBoxLayout* column, const RecipientTurn& turn, const Parts& parts);
    /** Returns a notice that the current recipient is absent, with the possible actions; null if the
     * recipient isn't absent. */
    [[nodiscard]] QWidget* makeAbsenceLine(const RecipientTurn& turn);
    [[nodiscard]] QMenu* makeLinkMenu(const RecipientTurn& turn, QWidget* parent);
    /** Returns a function that requests a command on this recipient. */
    [[nodiscard]] std::function<void()> requestFunction(RecipientCommandId command,
                                                        const RecipientTurn& turn);

    QVBoxLayout* m_column;
    QList<QLabel*> m_signs;
};

} // namespace ink::ui
