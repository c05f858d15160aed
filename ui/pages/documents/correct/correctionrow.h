#pragma once

#include "app/domain/document/invitation.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QSpinBox;
class QToolButton;

namespace ink::domain {
struct Document;
}

namespace ink::ui {

/** One recipient of a running document: correctable fields can be edited, the others explain why not. */
class CorrectionRow final : public QWidget
{
    Q_OBJECT
public:
    CorrectionRow(const domain::Document& document, const domain::Invitation& invitation, bool isNew,
                  QWidget* parent);

    [[nodiscard]] domain::Invitation invitation() const;
    [[nodiscard]] bool isRemoved() const { return m_isRemoved; }
    /** Returns whether the recipient has finished, so that nothing can be changed. */
    [[nodiscard]] bool hasFinished() const { return m_hasFinished; }
    /** Returns whether the content of the fields could be sent. */
    [[nodiscard]] bool isValid() const;
    void focusName();

Q_SIGNALS:
    void changed();

private:
    void layOut();
    void retranslate();
    void updateState();
    /** The error in the fields; empty = none. */
    [[nodiscard]] QString fault() const;

    const domain::Invitation m_invitation;
    const bool m_isNew;
    const bool m_hasFinished; ///< nothing can be changed any more
    const bool m_ownsTags;    ///< prevents removing the recipient
    const int m_firstStep;
    bool m_isRemoved = false;
    QLabel* m_what;
    QLineEdit* m_name;
    QLineEdit* m_email;
    QLabel* m_codeTitle;
    QLineEdit* m_code; ///< visible if an access code is required
    QLabel* m_phoneTitle;
    QLineEdit* m_phone; ///< visible if a code by SMS is required
    QLabel* m_stepTitle;
    QSpinBox* m_step;
    QToolButton* m_remove;
    QLabel* m_note;
};

} // namespace ink::ui
