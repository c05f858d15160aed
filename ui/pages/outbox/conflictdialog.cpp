#include "ui/pages/outbox/conflictdialog.h"

#include "ui/pages/outbox/conflictrows.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/layout/firstlines.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

using workflow::DraftEditor;

namespace {

constexpr int maxLines = 40;

} // namespace

ConflictDialog::ConflictDialog(DraftEditor& editor, QWidget* parent)
    : QDialog(parent), m_editor(editor), m_title(makeTitleLabel(this)), m_explain(new QuietLabel(this)),
      m_error(new ErrorBanner(this)), m_scroll(new QScrollArea(this)), m_later(new QPushButton(this)),
      m_mine(new QPushButton(this)), m_theirs(new QPushButton(this)), m_both(new QPushButton(this))
{
    setObjectName(QStringLiteral("conflictDialog"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    const Form form(this);
    form.setTitle(QT_TR_NOOP("Conflicting changes"));
    form.setUpLabel(m_title, QT_TR_NOOP("Someone else also changed this draft"));
    form.setUpLabel(
        m_explain,
        QT_TR_NOOP("The differences are shown side by side. Both versions are kept until you choose."),
        {.isWrapped = true});
    form.setUpButton(m_mine, "takeMine", QT_TR_NOOP("Keep mine"),
                     {.toolTip = QT_TR_NOOP("The other person's changes to these parts are overwritten.")});
    form.setUpButton(m_theirs, "takeTheirs", QT_TR_NOOP("Keep theirs"),
                     {.toolTip = QT_TR_NOOP("Your changes are discarded.")});
    form.setUpButton(m_both, "keepBoth", QT_TR_NOOP("Keep both"),
                     {.toolTip = QT_TR_NOOP("Their version is kept, and yours becomes a separate draft."),
                      .isDefault = true,
                      .clicked = [this] { keepBoth(); }});
    form.setUpButton(m_later, "decideLater", QT_TR_NOOP("Decide later"), {.clicked = [this] { reject(); }});
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_later);
    buttons->addStretch(1);
    buttons->addWidget(m_mine);
    buttons->addWidget(m_theirs);
    buttons->addWidget(m_both);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::xl, space::xl, space::xl, space::l);
    column->setSpacing(space::m);
    column->addWidget(m_title);
    column->addWidget(m_explain);
    column->addWidget(m_error);
    column->addWidget(m_scroll, 1);
    column->addLayout(buttons);
    form.translate([this] { showDifferences(); });
    // Grows with the differences, up to a limit.
    constexpr int around = 200; // height of the parts above and below it
    resize(760, std::clamp(m_scroll->widget()->sizeHint().height() + around, 280, 600));
    connect(m_error, &ErrorBanner::retryRequested, this, &ConflictDialog::keepBoth);
    connect(m_mine, &QPushButton::clicked, this, [this] {
        m_editor.resolve(DraftEditor::Resolution::Mine);
        if (m_editor.conflict()) { // parts that only the others had changed were edited in the meantime
            showDifferences();
            return m_error->setError(m_editor.saveError());
        }
        accept();
        Q_EMIT resolved({});
    });
    connect(m_theirs, &QPushButton::clicked, this, [this] {
        m_editor.resolve(DraftEditor::Resolution::Theirs);
        accept();
        Q_EMIT resolved({});
    });
}

void ConflictDialog::showDifferences()
{
    auto* content = new Sheet;
    auto* grid = new QGridLayout(content);
    grid->setContentsMargins(space::l, space::m, space::l, space::m);
    grid->setHorizontalSpacing(space::l);
    grid->setVerticalSpacing(space::s);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(2, 1);
    if (const auto conflict = m_editor.conflict()) compare(grid, *conflict);
    grid->setRowStretch(grid->rowCount(), 1);
    m_scroll->setWidget(content); // replaces the previous content
}

void ConflictDialog::compare(QGridLayout* grid, const DraftEditor::Conflict& conflict)
{
    const auto heading = [&](const QString& words, int column) {
        auto* label = makeSectionLabel(this);
        label->setText(words);
        grid->addWidget(label, 0, column);
    };
    heading(tr("Mine"), 1);
    heading(tr("Theirs"), 2);
    int row = 1;
    const QList<ConflictRow> rows = conflictRows(conflict.mine, conflict.theirs);
    for (const ConflictRow& one : rows) {
        if (row > maxLines) {
            grid->addWidget(
                new QuietLabel(tr("and %n more", nullptr, static_cast<int>(rows.size()) - maxLines)), row, 1);
            break;
        }
        auto* what = new QuietLabel(one.label);
        grid->addWidget(what, row, 0, Qt::AlignTop);
        QList<QLabel*> says;
        for (const QString& words : {one.mine, one.theirs}) {
            auto* label = new QLabel(words.isEmpty() ? tr("(empty)") : words);
            label->setObjectName(says.isEmpty() ? QStringLiteral("mineSays") : QStringLiteral("theirsSays"));
            label->setTextFormat(Qt::PlainText);
            label->setWordWrap(true);
            label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
            label->setAlignment(startAlignment() | Qt::AlignVCenter);
            says.append(label);
            grid->addWidget(label, row, static_cast<int>(says.size()), Qt::AlignTop);
        }
        alignFirstLines({what, says.first(), says.last()});
        ++row;
    }
}

void ConflictDialog::keepBoth()
{
    const auto conflict = m_editor.conflict();
    if (!conflict) return reject();
    m_error->setError(std::nullopt);
    for (QPushButton* button : {m_mine, m_theirs, m_both})
        button->setEnabled(false);
    m_editor.keepBoth(tr("%1 (my version)").arg(conflict->mine.title), this,
                      [this](const Result<domain::DocumentId>& copy) {
                          for (QPushButton* button : {m_mine, m_theirs, m_both})
                              button->setEnabled(true);
                          if (!copy) return m_error->setError(copy.error());
                          accept();
                          Q_EMIT resolved(*copy);
                      });
}

} // namespace ink::ui

#include "moc_conflictdialog.cpp"
