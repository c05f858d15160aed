#pragma once

#include "ui/widgets/style/icons.h"

#include <QAbstractButton>
#include <QFrame>

class QLabel;
class QMimeData;
class QPushButton;

namespace ink::ui {

/** A large button: icon, title, and a sentence. */
class ChoiceCard final : public QAbstractButton
{
    Q_OBJECT
public:
    explicit ChoiceCard(Icon sign, QWidget* parent = nullptr);
    void setTexts(const QString& name, const QString& sentence);
    [[nodiscard]] QSize sizeHint() const override { return {300, 150}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    Icon m_sign;
    QString m_sentence;
};

/** A dashed area for dropping PDF files, with a button for keyboard users. */
class DropArea final : public QFrame
{
    Q_OBJECT
public:
    explicit DropArea(QWidget* parent = nullptr);
    void setTexts(const QString& sentence, const QString& action);
    /** Fills the button: for pages that have no other main action. */
    void setMainAction();

Q_SIGNALS:
    void dropped(const QStringList& paths);
    void chooseRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QLabel* m_sentence;
    QPushButton* m_choose;
    bool m_over = false;
};

/** The local PDF files in drag data. */
[[nodiscard]] QStringList pdfFilesOf(const QMimeData* data);

} // namespace ink::ui
