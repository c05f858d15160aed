#include "ui/pages/formulaedit.h"

#include "ui/widgets/theme.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QScrollBar>
#include <QStringListModel>
#include <QTextBlock>

namespace ink::ui {

FormulaEdit::FormulaEdit(QWidget* parent)
    : QPlainTextEdit(parent), m_completer(new QCompleter(this)), m_names(new QStringListModel(this))
{
    setTabChangesFocus(true);
    setFixedHeight(64);
    m_completer->setModel(m_names);
    m_completer->setWidget(this);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setFilterMode(Qt::MatchContains);
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this, &FormulaEdit::insertName);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        if (hasFocus()) offerNames();
    });
}

void FormulaEdit::setNames(const QStringList& names)
{
    if (m_names->stringList() != names) m_names->setStringList(names);
}

void FormulaEdit::setFormula(const QString& formula)
{
    if (toPlainText() != formula) setPlainText(formula);
}

QString FormulaEdit::formula() const
{
    return toPlainText();
}

void FormulaEdit::setError(const std::optional<domain::Formula::Error>& error)
{
    QList<QTextEdit::ExtraSelection> marks;
    if (error && !document()->isEmpty()) {
        QTextEdit::ExtraSelection mark;
        const int last = static_cast<int>(toPlainText().size());
        const int start = qMin(static_cast<int>(error->position), last);
        const int end = qMin(static_cast<int>(error->position + error->length), last);
        mark.cursor = textCursor();
        mark.cursor.setPosition(start == end && start > 0 ? start - 1 : start);
        mark.cursor.setPosition(end, QTextCursor::KeepAnchor);
        mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        mark.format.setUnderlineColor(toneColour(Tone::Bad, tokens(palette())));
        marks.append(mark);
    }
    setExtraSelections(marks);
}

/** The part of a name between an open brace and the cursor. */
void FormulaEdit::offerNames()
{
    const QString before = toPlainText().left(textCursor().position());
    const qsizetype start = before.lastIndexOf(QLatin1Char('{'));
    if (start < 0 || before.indexOf(QLatin1Char('}'), start) >= 0) {
        m_completer->popup()->hide();
        return;
    }
    m_completer->setCompletionPrefix(before.mid(start + 1).trimmed());
    QRect place = cursorRect();
    place.setWidth(qMax(160, m_completer->popup()->sizeHintForColumn(0) +
                                 m_completer->popup()->verticalScrollBar()->sizeHint().width()));
    m_completer->complete(place);
    if (m_completer->completionCount() > 0)
        m_completer->popup()->setCurrentIndex(m_completer->currentIndex());
}

void FormulaEdit::insertName(const QString& name)
{
    QTextCursor cursor = textCursor();
    const qsizetype start = toPlainText().left(cursor.position()).lastIndexOf(QLatin1Char('{'));
    if (start < 0) return;
    cursor.setPosition(static_cast<int>(start), QTextCursor::KeepAnchor);
    cursor.insertText(QLatin1Char('{') + name + QLatin1Char('}'));
    setTextCursor(cursor);
    m_completer->popup()->hide();
}

void FormulaEdit::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (m_completer->popup()->isVisible() &&
        (enter || event->key() == Qt::Key_Tab || event->key() == Qt::Key_Escape)) {
        event->ignore(); // the list's
        return;
    }
    if (enter) return; // a formula is one line, however it wraps
    QPlainTextEdit::keyPressEvent(event);
}

QString formulaErrorText(const domain::Formula::Error& error)
{
    using Fault = domain::Formula::Fault;
    const auto at = [&](const QString& what) {
        return FormulaEdit::tr("%1 (character %2)", "what is wrong, and where")
            .arg(what)
            .arg(error.position + 1);
    };
    switch (error.fault) {
    case Fault::Empty:
        return FormulaEdit::tr("Enter a formula, such as {Net} * 1.19");
    case Fault::TooLong:
        return FormulaEdit::tr("At most %1 characters").arg(domain::Formula::maxLength);
    case Fault::TooDeep:
        return at(FormulaEdit::tr("Too many nested parentheses"));
    case Fault::TooManyNames:
        return FormulaEdit::tr("At most %1 different tags").arg(domain::Formula::maxNames);
    case Fault::Unexpected:
        return at(FormulaEdit::tr("Unexpected text"));
    case Fault::ValueExpected:
        return at(FormulaEdit::tr("A number or a tag is missing"));
    case Fault::UnknownFunction:
        return at(FormulaEdit::tr("Put tag names in braces. Functions: sum, min, max, round"));
    case Fault::Unclosed:
        return at(FormulaEdit::tr("Unmatched parenthesis"));
    case Fault::UnclosedName:
        return at(FormulaEdit::tr("Unmatched brace"));
    case Fault::EmptyName:
        return at(FormulaEdit::tr("Missing name"));
    case Fault::BadNumber:
        return at(FormulaEdit::tr("Write numbers as 1.19"));
    case Fault::BadArguments:
        return at(FormulaEdit::tr("round takes a number and a count of decimal places"));
    }
    return {};
}

QString formulaProblemText(domain::Formula::Problem problem)
{
    using Problem = domain::Formula::Problem;
    switch (problem) {
    case Problem::DivisionByZero:
        return FormulaEdit::tr("Divides by zero with the default values");
    case Problem::NoNumber:
        return FormulaEdit::tr("A tag in the formula has a default value that isn't a number");
    case Problem::TooLarge:
        return FormulaEdit::tr("The result is too large");
    case Problem::BadPlaces:
        return FormulaEdit::tr("round takes 0 to 20 places");
    case Problem::Missing:
        return FormulaEdit::tr("No tag has this name");
    case Problem::Cycle:
        return FormulaEdit::tr("The formula refers to itself");
    case Problem::Unreadable:
        return FormulaEdit::tr("It depends on a formula that isn't valid");
    }
    return {};
}

} // namespace ink::ui
