#pragma once

#include "ui/viewer/geometry/pagelayout.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace ink::workflow {
class InPersonSession;
}

namespace ink::ui {

class PagePin;
class PageView;

/** The pages of the document being signed in person, with a position: that of a question, or one that is
 * chosen for a question or a signature with the pointer or the arrow keys. */
class SigningPositionDialog final : public QDialog
{
    Q_OBJECT
public:
    enum class Purpose { ShowQuestion, MarkQuestion, PlaceSignature };
    /** `question` is the text of the displayed question. */
    SigningPositionDialog(const workflow::InPersonSession& signing, Purpose purpose, const PagePoint& place,
                          const QString& question, QWidget* parent);

    /** Returns the position of the pin, or the centre of the signature. */
    [[nodiscard]] PagePoint position() const;
    [[nodiscard]] PageView& pages() { return *m_pages; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    const Purpose m_purpose;
    PageView* m_pages;
    PagePin* m_pin;
    QLabel* m_hint;
    QPushButton* m_done;
    QPushButton* m_back;
};

} // namespace ink::ui
