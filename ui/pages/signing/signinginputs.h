#pragma once

#include "app/domain/document.h"

#include <QWidget>

class QButtonGroup;
class QLineEdit;
class QToolButton;

namespace ink::ui {

/** A date that is typed or chosen from a calendar; empty at first. */
class SigningDateInput final : public QWidget
{
    Q_OBJECT
public:
    explicit SigningDateInput(const domain::Tag& tag, QWidget* parent = nullptr);

Q_SIGNALS:
    void textChanged(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void tidy();
    void showCalendar();
    void put(const QString& text);

    domain::Tag m_tag;
    QLineEdit* m_line;
    QToolButton* m_calendar;
};

/** The buttons of one question, of which one is chosen. */
class SigningChoice final : public QWidget
{
    Q_OBJECT
public:
    explicit SigningChoice(const QList<domain::Tag>& buttons, QWidget* parent = nullptr);

Q_SIGNALS:
    void chosen(ink::domain::TagId button);
};

/** The label of a field; for a radio button the question that it belongs to. */
[[nodiscard]] QString fieldTitle(const domain::Tag& tag);

/** A recipient's fields as steps: all the buttons of a radio group are one. */
struct SigningStepList
{
    QList<domain::TagId> steps;
    QHash<domain::TagId, domain::TagId> stepOf; ///< for every tag that is part of one
    /** `ordered`: the tags in the order in which they are filled. */
    explicit SigningStepList(const QList<domain::Tag>& ordered);
};
/** The buttons of the question that this one belongs to, itself among them. */
[[nodiscard]] QList<domain::Tag> buttonsOf(const domain::Tag& button, const QList<domain::Tag>& tags);

} // namespace ink::ui
