#include "ui/pages/editor/recipients/filevisibilitydialog.h"

#include "ui/pages/editor/recipients/filevisibilitypanel.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/style/theme.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace ink::ui {

FileVisibilityDialog::FileVisibilityDialog(DraftTarget& target, QUndoStack& stack, bool isSupported,
                                           QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("fileVisibilityDialog"));
    setModal(true);
    auto* panel = new FileVisibilityPanel(target, stack, FileVisibilityPanel::Layout::Open, this);
    panel->setSupported(isSupported);
    auto* close = new QPushButton(this);
    const Form form(this);
    form.setTitle(QT_TR_NOOP("Who sees which file"));
    form.setUpButton(close, "visibilityClose", QT_TR_NOOP("Close"), {.isDefault = true});
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(close);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(space::xl, space::xl, space::xl, space::l);
    all->setSpacing(space::m);
    all->addWidget(panel, 1);
    all->addLayout(buttons);
    resize(640, 420);
}

} // namespace ink::ui

#include "moc_filevisibilitydialog.cpp"
