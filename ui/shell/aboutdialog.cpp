#include "ui/shell/aboutdialog.h"

#include "ui/widgets/icons.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/theme.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace ink::ui {

AboutDialog::AboutDialog(const QString& name, const QString& about, const QString& close, QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("about"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(name);
    auto* sign = new QLabel;
    sign->setPixmap(applicationIcon().pixmap(QSize(64, 64), devicePixelRatioF()));
    QLabel* title = titleLabel(this);
    title->setText(name);
    auto* words = new QuietLabel(about);
    words->setWordWrap(true);
    words->setAlignment(Qt::AlignHCenter);
    auto* done = new QPushButton(close);
    done->setObjectName(QStringLiteral("aboutClose"));
    done->setDefault(true);
    connect(done, &QPushButton::clicked, this, &QDialog::accept);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::xxl, space::xxl, space::xxl, space::xl);
    column->setSpacing(space::m);
    column->addWidget(sign, 0, Qt::AlignHCenter);
    column->addWidget(title, 0, Qt::AlignHCenter);
    column->addWidget(words);
    column->addSpacing(space::s);
    column->addWidget(done, 0, Qt::AlignHCenter);
    setMinimumWidth(360);
}

} // namespace ink::ui
