#pragma once

#include "app/domain/account/account.h"
#include "app/workflow/signing/signerfiles.h"

#include <QFrame>

#include <optional>

class QLabel;
class QMimeData;
class QProgressBar;
class QPushButton;

namespace ink::ui {

class ElidedLabel;
class Prompts;

/** The only local file in drag data; empty for several files or anything else. */
[[nodiscard]] QString onlyFileOf(const QMimeData* mime);
/** `12.4 MB`, formatted for the locale. */
[[nodiscard]] QString sizeText(qint64 bytes);

/** The input of a file field: choose, drop, replace, remove, stop. */
class SigningAttachment final : public QFrame
{
    Q_OBJECT
public:
    struct State
    {
        QString name; ///< name of the attached file; empty = none
        qint64 bytes = 0;
        std::optional<workflow::SignerFiles::FileUpload> upload; ///< the upload for this field
        domain::Limits limits;
    };
    /** `onlyPictures`: accepts only pictures, because the attachment is printed in the document. */
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
    bool m_over = false; ///< a file is dragged over it
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
