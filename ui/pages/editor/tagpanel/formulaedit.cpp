#include "ui/pages/editor/tagpanel/formulaedit.h"

#include "ui/widgets/style/theme.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QScrollBar>
#include <QStringListModel>
#include <QTextBlock>

namespace ink::ui {

namespace {

/** The word or name before the cursor. */
struct FormulaWord
{
    qsizetype start = 0;
    bool isName = false; ///< after an open brace
};

/** Returns the word or name before the cursor; nothing inside a quoted text, or when there is none. */
std::optional<FormulaWord> wordBefore(const QString& text)
{
    qsizetype brace = -1;
    bool isQuoted = false;
    qsizetype start = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (c == QLatin1Char('"') && brace < 0) isQuoted = !isQuoted;
        if (isQuoted) continue;
        if (c == QLatin1Char('{')) brace = i;
        if (c == QLatin1Char('}')) brace = -1;
        if (brace < 0 && !c.isLetter()) start = i + 1;
    }
    if (isQuoted) return std::nullopt;
    if (brace >= 0) return FormulaWord{brace, true};
    return start < text.size() ? std::optional(FormulaWord{start, false}) : std::nullopt;
}

/** Returns whether the end of an unfinished formula is an argument of a function. */
bool isInFunction(const QString& before)
{
    QList<bool> open;
    bool isQuoted = false;
    for (qsizetype i = 0; i < before.size(); ++i) {
        const QChar c = before.at(i);
        if (c == QLatin1Char('"')) isQuoted = !isQuoted;
        if (isQuoted) continue;
        if (c == QLatin1Char('(')) open.append(i > 0 && before.at(i - 1).isLetter());
        if (c == QLatin1Char(')') && !open.isEmpty()) open.removeLast();
    }
    return !open.isEmpty() && open.last();
}

/** The functions with their arguments. */
QStringList functionsOffered()
{
    const QString many = QStringLiteral("(a; b; …)");
    return {
        QStringLiteral("and") + many,
        QStringLiteral("days(%1)").arg(FormulaEdit::tr("end; start", "arguments of a function: two dates")),
        QStringLiteral("if(%1)").arg(
            FormulaEdit::tr("condition; then; otherwise", "arguments of a function")),
        QStringLiteral("max") + many,
        QStringLiteral("min") + many,
        QStringLiteral("not(%1)").arg(FormulaEdit::tr("condition", "argument of a function")),
        QStringLiteral("or") + many,
        QStringLiteral("round(%1)").arg(FormulaEdit::tr("number; places", "arguments of a function")),
        QStringLiteral("sum") + many};
}

} // namespace

FormulaEdit::FormulaEdit(QWidget* parent)
    : QPlainTextEdit(parent), m_completer(new QCompleter(this)), m_offered(new QStringListModel(this))
{
    setTabChangesFocus(true);
    setFixedHeight(64);
    m_completer->setModel(m_offered);
    m_completer->setWidget(this);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this, &FormulaEdit::insert);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        if (hasFocus()) offer();
    });
}

void FormulaEdit::setNames(const QStringList& names)
{
    m_names = names;
}

void FormulaEdit::setFormula(const QString& formula)
{
    if (toPlainText() != formula) setPlainText(formula);
}

QString FormulaEdit::formula() const
{
    return toPlainText();
}

void FormulaEdit::insertName(const QString& name)
{
    QTextCursor cursor = textCursor();
    const QString before = toPlainText().left(cursor.position()).trimmed();
    const bool endsWithValue =
        !before.isEmpty() && (before.back().isLetterOrNumber() || before.endsWith(QLatin1Char('}')) ||
                              before.endsWith(QLatin1Char(')')) || before.endsWith(QLatin1Char('"')));
    const QString link = !endsWithValue         ? QString()
                         : isInFunction(before) ? QStringLiteral("; ")
                                                : QStringLiteral(" + ");
    cursor.insertText(link + QLatin1Char('{') + name + QLatin1Char('}'));
    setTextCursor(cursor);
    m_completer->popup()->hide();
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

void FormulaEdit::offer()
{
    const QString before = toPlainText().left(textCursor().position());
    const auto word = wordBefore(before);
    if (!word) {
        m_completer->popup()->hide();
        return;
    }
    const QStringList offered = word->isName ? m_names : functionsOffered();
    if (m_offered->stringList() != offered) m_offered->setStringList(offered);
    m_completer->setFilterMode(word->isName ? Qt::MatchContains : Qt::MatchStartsWith);
    m_completer->setCompletionPrefix(before.mid(word->start + (word->isName ? 1 : 0)).trimmed());
    QRect place = cursorRect();
    place.setWidth(qMax(160, m_completer->popup()->sizeHintForColumn(0) +
                                 m_completer->popup()->verticalScrollBar()->sizeHint().width()));
    m_completer->complete(place);
    if (m_completer->completionCount() > 0)
        m_completer->popup()->setCurrentIndex(m_completer->currentIndex());
}

void FormulaEdit::insert(const QString& chosen)
{
    QTextCursor cursor = textCursor();
    const auto word = wordBefore(toPlainText().left(cursor.position()));
    if (!word) return;
    cursor.setPosition(static_cast<int>(word->start), QTextCursor::KeepAnchor);
    if (word->isName) {
        cursor.insertText(QLatin1Char('{') + chosen + QLatin1Char('}'));
    } else { // with the cursor between the parentheses
        cursor.insertText(chosen.section(QLatin1Char('('), 0, 0) + QStringLiteral("()"));
        cursor.movePosition(QTextCursor::PreviousCharacter);
    }
    setTextCursor(cursor);
    m_completer->popup()->hide();
}

void FormulaEdit::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (m_completer->popup()->isVisible() &&
        (enter || event->key() == Qt::Key_Tab || event->key() == Qt::Key_Escape)) {
        event->ignore(); // handled by the list
        return;
    }
    if (enter) return; // a formula is a single line, even if it wraps
    QPlainTextEdit::keyPressEvent(event);
}

QString formulaProblemText(domain::Formula::Problem problem)
{
    using Problem = domain::Formula::Problem;
    switch (problem) {
    case Problem::DivisionByZero:
        return FormulaEdit::tr("Division by zero with the default values");
    case Problem::NoNumber:
        return FormulaEdit::tr("A value in the formula isn't a number");
    case Problem::TooLarge:
        return FormulaEdit::tr("The result is too large");
    case Problem::BadPlaces:
        return FormulaEdit::tr("round takes 0 to 20 decimal places");
    case Problem::Missing:
        return FormulaEdit::tr("No field has this name");
    case Problem::Cycle:
        return FormulaEdit::tr("The formula refers to itself");
    case Problem::SyntaxError:
        return FormulaEdit::tr("The formula depends on another formula that isn't valid");
    case Problem::NoDate:
        return FormulaEdit::tr("A value in the formula isn't a date");
    case Problem::BadDays:
        return FormulaEdit::tr("Only whole days can be added to a date");
    }
    return {};
}

} // namespace ink::ui

#include "moc_formulaedit.cpp"
