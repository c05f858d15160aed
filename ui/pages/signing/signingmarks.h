#pragma once

#include "ui/viewer/geometry/pagelayout.h"

#include <QWidget>

#include <functional>

class QPushButton;

namespace ink::workflow {
class InPersonSession;
}

namespace ink::ui {

class PageView;
class SigningProgress;

/** Signatures that a recipient places freely while signing in person: the button that adds one, and the
 * buttons that move or remove the current one. */
class SigningMarks final : public QWidget
{
    Q_OBJECT
public:
    /** `view` displays the pages; a new signature is first proposed in the middle of its visible part. */
    SigningMarks(workflow::InPersonSession& signing, const SigningProgress& progress, PageView& view,
                 QWidget* parent = nullptr);

    /** Adds a signature; hidden if the recipient may sign only at the given places. */
    [[nodiscard]] QPushButton& button() { return *m_add; }
    /** Updates the buttons for the current field. */
    void updateButtons();

Q_SIGNALS:
    void stepRequested(int step);

private:
    void add();
    void moveCurrent();
    void removeCurrent();
    void choosePosition(const PagePoint& from, const std::function<void(const PagePoint&)>& chosen);

    workflow::InPersonSession& m_signing;
    const SigningProgress& m_progress;
    PageView& m_view;
    QPushButton* m_add;
    QPushButton* m_move;
    QPushButton* m_remove;
};

} // namespace ink::ui
