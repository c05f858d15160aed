#pragma once

#include "app/domain/account.h"
#include "app/workflow/signing/signinperson.h"

#include <QFrame>

#include <optional>

class QLabel;
class QMimeData;
class QProgressBar;
class QPushButton;

namespace ink::ui {

class ElidedLabel;
class Prompts;

/** The only local file of what is dragged; empty when it is none, several or something else. */
[[nodiscard]] QString onlyFileOf(const QMimeData* mime);
/** `12.4 MB`, as the language writes it. */
[[nodiscard]] QString sizeText(qint64 bytes);

/** The input of a field that takes a file: what is attached, choose, drop, replace, remove, stop. */
class SigningAttachment final : public QFrame
{
    Q_OBJECT
public:
    struct State
    {
        QString name; ///< of what is attached; empty = nothing
        qint64 bytes = 0;
        std::optional<workflow::SignInPerson::Sending> sending; ///< a file for this field
        domain::Limits limits;
    };
    /** `onlyPictures`: what is attached is printed in the document. */
    explicit SigningAttachment(Prompts& prompts, bool onlyPictures = false, QWidget* parent = nullptr);

    void setState(const State& state);

Q_SIGNALS:
    void fileChosen(const QString& path);
    void removeRequested();
    void stopRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void choose();
    void setOver(bool over);

    Prompts& m_prompts;
    bool m_onlyPictures;
    bool m_sending = false;
    bool m_over = false; ///< a file is held over it
    QLabel* m_sign;
    ElidedLabel* m_name;
    QLabel* m_size;
    QProgressBar* m_progress;
    QPushButton* m_choose;
    QPushButton* m_remove;
    QPushButton* m_stop;
    QLabel* m_hint;
    QLabel* m_rules;
};

} // namespace ink::ui
