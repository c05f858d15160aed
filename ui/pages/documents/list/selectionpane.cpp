#include "ui/pages/documents/list/selectionpane.h"

#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"

#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <array>

namespace ink::ui {

namespace {
struct PaneButton
{
    DocumentCommandId command;
    const char* name;
    bool isOfTrash = false;
    const char* words = nullptr; ///< replaces the command's label; null = none
};
constexpr std::array paneButtons{
    PaneButton{DocumentCommandId::Remind, "selectionRemind", false,
               QT_TRANSLATE_NOOP("ink::ui::SelectionPane", "Remind pending recipients…")},
    PaneButton{DocumentCommandId::Correct, "selectionCorrect"},
    PaneButton{DocumentCommandId::Export, "selectionExport"},
    PaneButton{DocumentCommandId::Move, "selectionMove"},
    PaneButton{DocumentCommandId::Cancel, "selectionCancel"},
    PaneButton{DocumentCommandId::Trash, "selectionTrash"},
    PaneButton{DocumentCommandId::Restore, "selectionRestore", true},
    PaneButton{DocumentCommandId::Trash, "selectionPurge", true}};
} // namespace

SelectionPane::SelectionPane(QWidget* parent)
    : QWidget(parent), m_title(makeTitleLabel(this)), m_words(new QuietLabel(this)),
      m_selectAll(new QPushButton(this))
{
    setObjectName(QStringLiteral("selectionPane"));
    setMinimumWidth(280);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::l, space::l, space::l, space::l);
    column->setSpacing(space::s);
    QFont font = titleFont();
    font.setPixelSize(17);
    m_title->setFont(font);
    m_title->setWordWrap(true);
    m_title->setObjectName(QStringLiteral("selectionTitle"));
    m_words->setWordWrap(true);
    column->addWidget(m_title);
    column->addWidget(m_words);
    column->addSpacing(space::s);
    for (const PaneButton& each : paneButtons) {
        auto* button = new QPushButton(this);
        button->setObjectName(QString::fromLatin1(each.name));
        button->setIcon(icon(documentCommand(each.command).icon));
        column->addWidget(button);
        m_buttons.append(button);
        connect(button, &QPushButton::clicked, this,
                [this, id = each.command] { Q_EMIT commandRequested(id); });
    }
    m_selectAll->setObjectName(QStringLiteral("selectionAll"));
    m_selectAll->setIcon(icon(Icon::Check));
    column->addWidget(m_selectAll);
    connect(m_selectAll, &QPushButton::clicked, this, &SelectionPane::selectAllRequested);
    column->addStretch();
}

void SelectionPane::showSelection(const DocumentSelection& selection, qsizetype all, bool isWhole)
{
    const QString many = QLocale().toString(static_cast<qint64>(selection.count));
    const QString total = QLocale().toString(static_cast<qint64>(all));
    m_title->setText(tr("%1 documents selected").arg(many));
    m_words->setText(isWhole ? tr("All documents in this view are selected.")
                             : tr("This view contains %1 documents.").arg(total));
    for (std::size_t i = 0; i < paneButtons.size(); ++i) {
        const PaneButton& each = paneButtons.at(i);
        const DocumentCommand& command = documentCommand(each.command);
        QPushButton* button = m_buttons.at(static_cast<qsizetype>(i));
        button->setText(each.words ? tr(each.words) : command.textFor(selection));
        button->setVisible(each.isOfTrash == selection.isInTrash && command.isAvailable(selection));
    }
    m_selectAll->setText(tr("Select all %1 in this view").arg(total));
    m_selectAll->setVisible(!isWhole);
}

void SelectionPane::paintEvent(QPaintEvent*)
{
    paintSheet(*this);
}

} // namespace ink::ui

#include "moc_selectionpane.cpp"
