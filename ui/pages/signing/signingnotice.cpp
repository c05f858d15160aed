#include "ui/pages/signing/signingnotice.h"

#include "ui/widgets/layout/clearlayout.h"
#include "ui/widgets/style/onchange.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace ink::ui {

namespace {
constexpr int noticeIconSize = 64;
constexpr int minButton = 160;
constexpr int textWidth = 560;

/** Shows a label that may contain a name of any length. */
void showName(QPushButton& button, const QString& label)
{
    QString shown = button.fontMetrics().elidedText(label, Qt::ElideMiddle, textWidth - 2 * space::xxl);
    // Ampersands in names are not mnemonics.
    button.setText(shown.replace(QLatin1Char('&'), QStringLiteral("&&")));
    button.setAccessibleName(label);
}
} // namespace

SigningNotice::SigningNotice(const QString& name, QWidget* parent)
    : QWidget(parent), m_sign(new QLabel(this)), m_title(new QLabel(this)), m_text(new QLabel(this)),
      m_action(new QPushButton(this)), m_offers(new QVBoxLayout)
{
    m_title->setFont(verdictFont());
    for (QLabel* label : std::initializer_list<QLabel*>{m_title, m_text}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignHCenter);
    }
    m_action->setObjectName(name);
    m_action->setDefault(true);
    m_action->setMinimumWidth(minButton);
    auto* middle = new QWidget(this);
    middle->setFixedWidth(textWidth);
    auto* inner = new QVBoxLayout(middle);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->setSpacing(space::m);
    inner->addWidget(m_sign, 0, Qt::AlignHCenter);
    inner->addWidget(m_title);
    inner->addWidget(m_text);
    inner->addWidget(m_action, 0, Qt::AlignHCenter);
    inner->addLayout(m_offers);
    m_offers->setSpacing(space::s);
    auto* row = new QHBoxLayout;
    row->addStretch();
    row->addWidget(middle);
    row->addStretch();
    auto* column = new QVBoxLayout(this);
    column->addStretch(2);
    column->addLayout(row);
    column->addStretch(3);
    connect(m_action, &QPushButton::clicked, this, &SigningNotice::actionTriggered);
    onChange(this, {QEvent::PaletteChange}, [this] { updateIcon(); });
}

void SigningNotice::setIcon(Icon sign, Tone tone)
{
    m_icon = sign;
    m_tone = tone;
    updateIcon();
}

void SigningNotice::setTexts(const NoticeTexts& texts)
{
    m_title->setText(texts.title);
    m_text->setText(texts.text);
    showName(*m_action, texts.action);
    m_action->setAccessibleDescription(texts.text.isEmpty() ? texts.title
                                                            : texts.title + QLatin1Char(' ') + texts.text);
}

void SigningNotice::setOffers(const QStringList& labels)
{
    if (m_offerLabels == labels) return;
    m_offerLabels = labels;
    clearLayout(*m_offers);
    for (int i = 0; i < labels.size(); ++i) {
        auto* offer = new QPushButton(this);
        offer->setObjectName(QStringLiteral("signingOffer"));
        offer->setMinimumWidth(minButton);
        showName(*offer, labels.at(i));
        m_offers->addWidget(offer, 0, Qt::AlignHCenter);
        connect(offer, &QPushButton::clicked, this, [this, i] { Q_EMIT offerChosen(i); });
    }
}

void SigningNotice::focusButton()
{
    m_action->setFocus(Qt::OtherFocusReason);
}

void SigningNotice::updateIcon()
{
    m_sign->setPixmap(
        iconPixmap(m_icon, toneColour(m_tone, tokens(palette())), noticeIconSize, devicePixelRatioF()));
}

} // namespace ink::ui

#include "moc_signingnotice.cpp"
