#include "ui/shell/window/aboutdialog.h"

#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace ink::ui {

AboutDialog::AboutDialog(QWidget* parent)
    : QDialog(parent), m_title(makeTitleLabel(this)), m_words(new QuietLabel(this)),
      m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("about"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* sign = new QLabel;
    sign->setPixmap(applicationIcon().pixmap(QSize(64, 64), devicePixelRatioF()));
    m_words->setWordWrap(true);
    m_words->setAlignment(Qt::AlignHCenter);
    m_close->setObjectName(QStringLiteral("aboutClose"));
    m_close->setDefault(true);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::xxl, space::xxl, space::xxl, space::xl);
    column->setSpacing(space::m);
    column->addWidget(sign, 0, Qt::AlignHCenter);
    column->addWidget(m_title, 0, Qt::AlignHCenter);
    column->addWidget(m_words);
    column->addSpacing(space::s);
    column->addWidget(m_close, 0, Qt::AlignHCenter);
    setMinimumWidth(360);
    retranslate();
    onLanguageChange(this, [this] { retranslate(); });
}

void AboutDialog::retranslate()
{
    m_title->setText(tr("Inkstone %1").arg(QStringLiteral(INKSTONE_VERSION)));
    setWindowTitle(m_title->text());
    m_words->setText(tr("A signing workstation with its own signing service. Licensed under Apache-2.0."));
    m_close->setText(tr("Close"));
}

} // namespace ink::ui

#include "moc_aboutdialog.cpp"
