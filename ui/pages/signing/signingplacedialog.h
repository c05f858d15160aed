#pragma once

#include "ui/viewer/geometry/pagelayout.h"

#include <QDialog>

#include <optional>

class QLabel;
class QPushButton;

namespace ink::workflow {
class SignInPerson;
}

namespace ink::ui {

class PagePin;
class PageView;

/** The pages that somebody signs in person, with the place of a question: shown, or chosen by the pointer or
 * the arrow keys. */
class SigningPlaceDialog final : public QDialog
{
    Q_OBJECT
public:
    /** `question` is the text of the question whose place is shown; nothing = a place is chosen. */
    SigningPlaceDialog(const workflow::SignInPerson& signing, const PagePoint& place,
                       const std::optional<QString>& question, QWidget* parent);

    /** The pinned place. */
    [[nodiscard]] PagePoint place() const;
    [[nodiscard]] PageView& pages() { return *m_pages; }

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();

    const std::optional<QString> m_question;
    PageView* m_pages;
    PagePin* m_pin;
    QLabel* m_hint;
    QPushButton* m_done;
    QPushButton* m_back;
};

} // namespace ink::ui
