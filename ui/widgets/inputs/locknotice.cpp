#include "ui/widgets/inputs/locknotice.h"

#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QEvent>
#include <QHBoxLayout>

namespace ink::ui {

LockNotice::LockNotice(QWidget* parent)
    : QWidget(parent), m_sign(new QLabel(this)), m_words(new QuietLabel(this))
{
    setObjectName(QStringLiteral("lockNote"));
    m_words->setWordWrap(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::s);
    row->addWidget(m_sign, 0, Qt::AlignTop);
    row->addWidget(m_words, 1);
    retranslate();
    repaintSign();
    onLanguageChange(this, [this] { retranslate(); });
    onChange(this, {QEvent::PaletteChange}, [this] { repaintSign(); });
}

void LockNotice::retranslate()
{
    m_words->setText(tr("Your administrator manages some of these settings. You can't change them here."));
}

void LockNotice::repaintSign()
{
    m_sign->setPixmap(iconPixmap(Icon::Lock, tokens(palette()).quietInk, 16, devicePixelRatioF()));
}

} // namespace ink::ui

#include "moc_locknotice.cpp"
