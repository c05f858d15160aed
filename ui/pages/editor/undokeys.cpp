#include "ui/pages/editor/undokeys.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QUndoStack>

#include <optional>
#include <utility>

namespace ink::ui {

namespace {

/** The text of a field; nothing when the widget isn't a field. */
std::optional<QString> writtenIn(const QWidget* field)
{
    if (const auto* line = qobject_cast<const QLineEdit*>(field)) return line->text();
    if (const auto* number = qobject_cast<const QAbstractSpinBox*>(field)) return number->text();
    if (const auto* text = qobject_cast<const QPlainTextEdit*>(field)) return text->toPlainText();
    if (const auto* box = qobject_cast<const QComboBox*>(field); box && box->isEditable())
        return box->currentText();
    return std::nullopt;
}

} // namespace

UndoKeys::UndoKeys(QWidget& editor, QUndoStack& stack, std::function<void()> undo, std::function<void()> redo)
    : QObject(&editor), m_editor(editor), m_undo(std::move(undo)), m_redo(std::move(redo))
{
    connect(&stack, &QUndoStack::indexChanged, this, &UndoKeys::remember);
    connect(static_cast<QApplication*>(QCoreApplication::instance()), &QApplication::focusChanged, this,
            &UndoKeys::remember);
    QCoreApplication::instance()->installEventFilter(this);
}

void UndoKeys::remember()
{
    QWidget* focus = QApplication::focusWidget();
    m_field = focus && m_editor.isAncestorOf(focus) ? focus : nullptr;
    m_text = writtenIn(m_field).value_or(QString());
}

bool UndoKeys::isForDraft(const QObject* watched, const QKeyEvent* event) const
{
    if (!event->matches(QKeySequence::Undo) && !event->matches(QKeySequence::Redo)) return false;
    const QWidget* focus = QApplication::focusWidget();
    if (!focus || watched != focus || !m_editor.isAncestorOf(focus)) return false;
    const auto text = writtenIn(focus);
    return text && (focus != m_field || *text == m_text);
}

bool UndoKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress) return false;
    const auto* key = static_cast<const QKeyEvent*>(event);
    if (!isForDraft(watched, key)) return false;
    event->accept(); // an accepted override is delivered as a key press
    if (event->type() == QEvent::KeyPress) key->matches(QKeySequence::Undo) ? m_undo() : m_redo();
    return true;
}

} // namespace ink::ui

#include "moc_undokeys.cpp"
