#pragma once

#include "app/base/clock.h"
#include "app/domain/document/document.h"
#include "app/domain/routing/absence.h"
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

/** The recipients of a document in their order, joined by a line: who they are, how far they are, and, for
 * those whose turn it is, what can be done. */
class RecipientTimeline final : public QWidget
{
    Q_OBJECT
public:
    /** What `main`, the filled button of the details, does isn't offered again beside a recipient. The list
     * of absences, the labels and the clock must outlive the timeline. */
    RecipientTimeline(const domain::Document& document, const std::optional<MainAction>& main,
                      const domain::AbsenceList& absences, bool canImportScans, RelativeTimeLabels& timely,
                      const Clock& clock, QWidget* parent = nullptr);

Q_SIGNALS:
    void commandRequested(ink::ui::RecipientCommand::Id command, const QString& invitationGuid);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /** Adds an entry with this icon, and returns the column for its lines. */
    QVBoxLayout* addEntry(QLabel* sign);
    void addRecipient(const domain::Document& document, qsizetype index);
    void addTurn(QVBoxLayout* column, const RecipientTurn& turn);
    /** Returns a notice that the current recipient is absent, with the possible actions; null if the
     * recipient isn't absent. */
    [[nodiscard]] QWidget* makeAbsenceLine(const RecipientTurn& turn);
    [[nodiscard]] QMenu* makeLinkMenu(const RecipientTurn& turn, QWidget* parent);
    /** Returns a function that requests a command on this recipient. */
    [[nodiscard]] std::function<void()> requestFunction(RecipientCommandId command,
                                                        const RecipientTurn& turn);

    /** Returns whether the filled button does this for this recipient, and for nobody else. */
    [[nodiscard]] bool isMain(RecipientCommandId command, const RecipientTurn& turn) const;

    std::optional<MainAction> m_main;
    const domain::AbsenceList& m_absences;
    bool m_canImportScans;
    RelativeTimeLabels& m_timely;
    const Clock& m_clock;
    QVBoxLayout* m_column;
    QList<QLabel*> m_signs;
};

} // namespace ink::ui
