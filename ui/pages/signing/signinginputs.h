#pragma once

#include "app/domain/document/tag.h"

#include <QDate>
#include <QWidget>

#include <optional>

class QButtonGroup;
class QLabel;
class QLineEdit;
class QRadioButton;
class QToolButton;

namespace ink::ui {

/** A date that is typed as people write it in their locale, or selected in a calendar; empty at first. The
 * day that was understood is written out below. */
class SigningDateInput final : public QWidget
{
    Q_OBJECT
public:
    explicit SigningDateInput(const domain::Tag& tag, QWidget* parent = nullptr);

Q_SIGNALS:
    /** `text`: the date as `yyyy-MM-dd`, or the input if it isn't a date. */
    void textChanged(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    [[nodiscard]] std::optional<QDate> dateOf(const QString& text) const;
    void handleEdit();
    void tidy();
    void showCalendar();
    void showDay();

    domain::Tag m_tag; ///< with the text that was emitted last
    QLineEdit* m_line;
    QToolButton* m_calendar;
    QLabel* m_day;
};

/** The radio buttons of one question. */
class SigningChoice final : public QWidget
{
    Q_OBJECT
public:
    explicit SigningChoice(const QList<domain::Tag>& buttons, QWidget* parent = nullptr);
    /** Selects a button, like a click on it. */
    void choose(domain::TagId button);

Q_SIGNALS:
    void chosen(ink::domain::TagId button);

private:
    QHash<domain::TagId, QRadioButton*> m_buttons;
};

/** The label of a field; for a radio button, its question. */
[[nodiscard]] QString fieldTitle(const domain::Tag& tag);
/** The reason why a field's value is invalid, with dates as people write them; empty = valid. */
[[nodiscard]] QString valueFaultText(const domain::Tag& tag);

/** A recipient's fields as steps: all buttons of a radio group are one step. */
struct SigningStepList
{
    QList<domain::TagId> steps;
    QHash<domain::TagId, domain::TagId> stepByTag; ///< for every tag that belongs to a step
    /** `ordered`: the tags in the order of filling. */
    explicit SigningStepList(const QList<domain::Tag>& ordered);
};
/** All buttons of the question, including this one. */
[[nodiscard]] QList<domain::Tag> buttonsOf(const domain::Tag& button, const QList<domain::Tag>& tags);

} // namespace ink::ui
