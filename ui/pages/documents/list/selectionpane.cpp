#include "ui/pages/documents/list/selectionpane.h"

#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"

#include <QEvent>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace ink::ui {

namespace {
struct Look
{
    SelectionPane::Act act;
    const char* name;
    Icon sign;
};
using Act = SelectionPane::Act;
constexpr std::array<Look, 9> actLooks{{{Act::Remind, "selectionRemind", Icon::Bell},
                                        {Act::Correct, "selectionCorrect", Icon::Edit},
                                        {Act::Export, "selectionExport", Icon::Download},
                                        {Act::Move, "selectionMove", Icon::Folder},
                                        {Act::Cancel, "selectionCancel", Icon::Cancelled},
                                        {Act::Trash, "selectionTrash", Icon::Trash},
                                        {Act::Restore, "selectionRestore", Icon::Restore},
                                        {Act::Purge, "selectionPurge", Icon::Trash},
                                        {Act::SelectAll, "selectionAll", Icon::Check}}};
} // namespace

SelectionPane::SelectionPane(QWidget* parent)
    : QWidget(parent), m_title(titleLabel(this)), m_words(new QuietLabel(this)), m_buttons{}
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
    for (const Look& look : actLooks) {
        auto* button = m_buttons.at(static_cast<std::size_t>(look.act)) = new QPushButton(this);
        button->setObjectName(QString::fromLatin1(look.name));
        button->setIcon(icon(look.sign));
        column->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, act = look.act] { Q_EMIT actRequested(act); });
    }
    column->addStretch();
    retell();
    onLanguageChange(this, [this] { retell(); });
}

void SelectionPane::showSelection(const Facts& facts)
{
    if (m_facts == facts) return;
    m_facts = facts;
    retell();
}

void SelectionPane::retell()
{
    const QString many = QLocale().toString(static_cast<qint64>(m_facts.count));
    const QString all = QLocale().toString(static_cast<qint64>(m_facts.all));
    m_title->setText(tr("%1 documents are selected").arg(many));
    m_words->setText(m_facts.whole ? tr("These are all documents in this view.")
                                   : tr("The view has %1 documents.").arg(all));
    const auto set = [this](Act act, const QString& text, bool shown) {
        QPushButton* button = m_buttons.at(static_cast<std::size_t>(act));
        button->setText(text);
        button->setVisible(shown);
    };
    const bool trash = m_facts.trash;
    set(Act::Remind, tr("Remind pending recipients…"), !trash && m_facts.running);
    set(Act::Correct, tr("Correct…"), !trash && m_facts.running && m_facts.canCorrect);
    set(Act::Export, tr("Export…"), !trash);
    set(Act::Move, tr("Move to folder…"), !trash);
    set(Act::Cancel, tr("Cancel signing…"), !trash && m_facts.running);
    set(Act::Trash, tr("Move to trash"), !trash);
    set(Act::Restore, tr("Restore"), trash);
    set(Act::Purge, tr("Delete permanently…"), trash);
    set(Act::SelectAll, tr("Select all %1 in this view").arg(all), !m_facts.whole);
}

void SelectionPane::paintEvent(QPaintEvent*)
{
    paintSheet(*this);
}

} // namespace ink::ui

#include "moc_selectionpane.cpp"
