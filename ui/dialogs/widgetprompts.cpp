#include "ui/dialogs/widgetprompts.h"

#include "ui/widgets/inputs/enterguard.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/inputs/textarea.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace ink::ui {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::WidgetPrompts)
};

/** The text of the dismiss button: "Cancel", unless the accept button contains that word. */
QString wayOut(const QString& accept)
{
    const QString cancel = Words::tr("Cancel");
    return accept.contains(cancel, Qt::CaseInsensitive) ? Words::tr("Go back") : cancel;
}

/** Describes the effect and asks for confirmation. */
class ConfirmDialog final : public QDialog
{
public:
    enum { Other = QDialog::Accepted + 1 }; ///< the result of the third button

    ConfirmDialog(const Prompts::Confirm& question, QWidget* parent) : QDialog(parent)
    {
        setWindowTitle(question.title);
        setObjectName(question.id);
        setAttribute(Qt::WA_DeleteOnClose);
        QLabel* title = makeSectionLabel(this);
        title->setText(question.title);
        title->setTextFormat(Qt::PlainText);
        title->setWordWrap(true);
        auto* text = new QLabel(question.text);
        text->setTextFormat(Qt::PlainText);
        text->setWordWrap(true);
        text->setVisible(!question.text.isEmpty());
        auto* buttons = new QDialogButtonBox(this);
        QPushButton* accept = buttons->addButton(question.acceptText, QDialogButtonBox::AcceptRole);
        QPushButton* cancel = buttons->addButton(wayOut(question.acceptText), QDialogButtonBox::RejectRole);
        accept->setObjectName(QStringLiteral("questionAccept"));
        cancel->setObjectName(QStringLiteral("questionCancel"));
        if (!question.otherText.isEmpty()) {
            QPushButton* other = buttons->addButton(question.otherText, QDialogButtonBox::ActionRole);
            other->setObjectName(QStringLiteral("questionOther"));
            other->setAutoDefault(false);
            connect(other, &QPushButton::clicked, this, [this] { done(Other); });
        }
        QPushButton* first = question.isDestructive ? cancel : accept;
        (question.isDestructive ? accept : cancel)->setAutoDefault(false);
        first->setDefault(true);
        first->setFocus();
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(space::xl, space::xl, space::xl, space::l);
        column->setSpacing(space::s);
        column->addWidget(title);
        column->addWidget(text);
        column->addSpacing(space::m);
        column->addWidget(buttons);
        setMinimumWidth(420);
        setAccessibleDescription(question.text);
        connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    }
};

/** Asks for one or several lines of text. */
class TextDialog final : public QDialog
{
public:
    TextDialog(const Prompts::Text& question, QWidget* parent) : QDialog(parent)
    {
        setWindowTitle(question.title);
        setObjectName(question.id);
        setAttribute(Qt::WA_DeleteOnClose);
        if (question.isMultiLine) {
            m_lines = new TextArea(question.initial);
            m_lines->setTabChangesFocus(true);
            m_lines->setMinimumHeight(110);
        } else {
            m_line = new QLineEdit(question.initial);
            m_line->setMaxLength(question.maxLength);
            m_line->selectAll();
        }
        auto* field = new FormField(question.id + QStringLiteral("Input"),
                                    m_lines ? static_cast<QWidget*>(m_lines) : m_line, this);
        field->setLabel(question.label);
        auto* buttons = new QDialogButtonBox(this);
        QPushButton* accept = buttons->addButton(question.acceptText, QDialogButtonBox::AcceptRole);
        QPushButton* cancel = buttons->addButton(wayOut(question.acceptText), QDialogButtonBox::RejectRole);
        accept->setObjectName(QStringLiteral("questionAccept"));
        cancel->setObjectName(QStringLiteral("questionCancel"));
        cancel->setAutoDefault(false);
        accept->setDefault(true);
        if (m_line) pressOnEnter(*m_line, *accept);
        // In a multi-line input, Enter inserts a line break, so Ctrl+Enter accepts.
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
            auto* shortcut = new QShortcut(QKeySequence(Qt::CTRL | key), field->input());
            shortcut->setContext(Qt::WidgetShortcut); // not while the button has the focus
            connect(shortcut, &QShortcut::activated, accept, &QPushButton::click);
        }
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(space::xl, space::xl, space::xl, space::l);
        column->setSpacing(space::l);
        column->addWidget(field);
        column->addWidget(buttons);
        setMinimumWidth(420);
        connect(buttons, &QDialogButtonBox::accepted, this, [this, field, fault = question.validate] {
            if (const QString why = fault ? fault(text()) : QString(); !why.isEmpty()) {
                field->setError(why);
                return field->input()->setFocus();
            }
            QDialog::accept();
        });
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        const auto check = [this, field, accept, required = question.isRequired,
                            maximum = question.maxLength] {
            field->setError({});
            const QString value = text();
            accept->setEnabled((!required || !value.isEmpty()) && value.size() <= maximum);
        };
        if (m_lines)
            connect(m_lines, &QPlainTextEdit::textChanged, this, check);
        else
            connect(m_line, &QLineEdit::textChanged, this, check);
        check();
    }

    [[nodiscard]] QString text() const
    {
        return (m_lines ? m_lines->toPlainText() : m_line->text()).trimmed();
    }

private:
    QLineEdit* m_line = nullptr;
    QPlainTextEdit* m_lines = nullptr;
};

/** The user's documents folder, or the home folder if it doesn't exist: a file dialog would treat the missing
 * folder as a file name. */
QString usualFolder()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QDir(documents).exists() ? documents : QDir::homePath();
}

QFileDialog* fileDialog(QWidget* parent, const QString& id, const QString& title, const QString& folder)
{
    auto* dialog = new QFileDialog(parent, title, folder.isEmpty() ? usualFolder() : folder);
    dialog->setObjectName(id);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    return dialog;
}

} // namespace

void WidgetPrompts::confirm(QWidget* parent, const Confirm& question, std::function<void(bool)> answer)
{
    auto* dialog = new ConfirmDialog(question, parent);
    QObject::connect(dialog, &QDialog::finished, parent,
                     [answer = std::move(answer), other = question.onOther](int result) {
                         answer(result == QDialog::Accepted);
                         if (result == ConfirmDialog::Other && other) other();
                     });
    dialog->open();
}

void WidgetPrompts::text(QWidget* parent, const Text& question,
                         std::function<void(std::optional<QString>)> answer)
{
    auto* dialog = new TextDialog(question, parent);
    QObject::connect(dialog, &QDialog::finished, parent, [dialog, answer = std::move(answer)](int result) {
        answer(result == QDialog::Accepted ? std::optional(dialog->text()) : std::nullopt);
    });
    dialog->open();
}

void WidgetPrompts::chooseFiles(QWidget* parent, const Files& question,
                                std::function<void(QStringList)> answer)
{
    if (!question.folder.isEmpty()) m_folder = question.folder;
    QFileDialog* dialog = fileDialog(parent, question.id, question.title, m_folder);
    dialog->setNameFilter(question.filter);
    dialog->setFileMode(question.allowsMultiple ? QFileDialog::ExistingFiles : QFileDialog::ExistingFile);
    QObject::connect(
        dialog, &QDialog::finished, parent, [this, dialog, answer = std::move(answer)](int result) {
            const QStringList files = result == QDialog::Accepted ? dialog->selectedFiles() : QStringList();
            if (!files.isEmpty()) m_folder = QFileInfo(files.first()).absolutePath();
            answer(files);
        });
    dialog->open();
}

void WidgetPrompts::saveFile(QWidget* parent, const Save& question,
                             std::function<void(std::optional<QString>)> answer)
{
    QFileDialog* dialog = fileDialog(parent, question.id, question.title, m_folder);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(question.filter);
    dialog->selectFile(question.name);
    QObject::connect(
        dialog, &QDialog::finished, parent, [this, dialog, answer = std::move(answer)](int result) {
            const QStringList files = result == QDialog::Accepted ? dialog->selectedFiles() : QStringList();
            if (!files.isEmpty()) m_folder = QFileInfo(files.first()).absolutePath();
            answer(files.isEmpty() ? std::nullopt : std::optional(files.first()));
        });
    dialog->open();
}

void WidgetPrompts::chooseFolder(QWidget* parent, const Folder& question,
                                 std::function<void(std::optional<QString>)> answer)
{
    QFileDialog* dialog = fileDialog(parent, question.id, question.title, m_folder);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    QObject::connect(
        dialog, &QDialog::finished, parent, [this, dialog, answer = std::move(answer)](int result) {
            const QStringList folders = result == QDialog::Accepted ? dialog->selectedFiles() : QStringList();
            if (!folders.isEmpty()) m_folder = folders.first();
            answer(folders.isEmpty() ? std::nullopt : std::optional(folders.first()));
        });
    dialog->open();
}

} // namespace ink::ui
