#include "ui/widgets/banner.h"

#include "ui/widgets/errortext.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/sheet.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace ink::ui {

namespace {
Icon signOf(Tone tone)
{
    switch (tone) {
    case Tone::Good:
        return Icon::Completed;
    case Tone::Warning:
        return Icon::Warning;
    case Tone::Bad:
        return Icon::Error;
    case Tone::Info:
    case Tone::Neutral:
        break;
    }
    return Icon::Info;
}

/** The sentences as links in the theme's colour: a label keeps that of the time when its text was set. */
QString linksOf(const QStringList& sentences, const QPalette& palette)
{
    const QString colour = tokens(palette).accent.name();
    QStringList lines;
    for (qsizetype i = 0; i < sentences.size(); ++i)
        lines += QStringLiteral("<a href=\"%1\" style=\"color: %2\">%3</a>")
                     .arg(QString::number(i), colour, sentences.at(i).toHtmlEscaped());
    return lines.join(QStringLiteral("<br>"));
}
} // namespace

Banner::Banner(Tone tone, QWidget* parent)
    : QFrame(parent), m_tone(tone), m_sign(new QLabel(this)), m_what(new QLabel(this)),
      m_advice(new QLabel(this)), m_links(new QLabel(this)), m_action(new QPushButton(this)),
      m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("banner"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum); // its text wraps if the banner is narrow
    m_what->setFont(sectionFont());
    m_what->setWordWrap(true);
    m_advice->setWordWrap(true);
    m_links->setObjectName(QStringLiteral("bannerLinks"));
    m_links->setWordWrap(true);
    m_links->setTextFormat(Qt::RichText);
    m_links->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_links->hide();
    m_action->setObjectName(QStringLiteral("bannerAction"));
    m_close->setObjectName(QStringLiteral("bannerClose"));
    m_close->setAutoRaise(true);
    m_close->setIcon(icon(Icon::Close));
    m_close->setIconSize({16, 16});
    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(m_what);
    texts->addWidget(m_advice);
    texts->addWidget(m_links);
    auto* row = new QHBoxLayout(this);
    setDirectionalMargins(*this, *row, {space::m, space::s, space::s, space::s});
    row->setSpacing(space::m);
    row->addWidget(m_sign, 0, Qt::AlignTop);
    row->addLayout(texts, 1);
    row->addWidget(m_action, 0, Qt::AlignVCenter);
    row->addWidget(m_close, 0, Qt::AlignVCenter);
    m_action->hide();
    m_close->hide();
    hide();
    repaintSign();
    connect(m_action, &QPushButton::clicked, this, &Banner::actionTriggered);
    connect(m_links, &QLabel::linkActivated, this,
            [this](const QString& link) { Q_EMIT linkActivated(link.toInt()); });
    connect(m_close, &QToolButton::clicked, this, [this] {
        hide();
        Q_EMIT closed();
    });
    onLanguageChange(this, [this] { nameClose(); });
    onChange(this, {QEvent::PaletteChange}, [this] {
        repaintSign();
        m_links->setText(linksOf(m_sentences, palette()));
    });
}

void Banner::setTone(Tone tone)
{
    m_tone = tone;
    repaintSign();
    update();
}

void Banner::showText(const QString& what, const QString& advice)
{
    const bool news = isHidden() || m_what->text() != what;
    m_what->setText(what);
    m_advice->setText(advice);
    m_advice->setVisible(!advice.isEmpty());
    nameClose();
    setAccessibleName(what);
    describe();
    show();
    if (!news) return;
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void Banner::setLinks(const QStringList& sentences)
{
    if (sentences == m_sentences) return;
    m_sentences = sentences;
    m_links->setText(linksOf(sentences, palette()));
    m_links->setVisible(!sentences.isEmpty());
    describe();
}

/** Tells screen readers everything below the headline. */
void Banner::describe()
{
    QStringList parts = m_sentences;
    if (!m_advice->text().isEmpty()) parts.prepend(m_advice->text());
    setAccessibleDescription(parts.join(QLatin1Char('\n')));
}

void Banner::setAction(const QString& text)
{
    m_action->setText(text);
    m_action->setVisible(!text.isEmpty());
}

void Banner::setClosable(bool closable)
{
    nameClose();
    m_close->setVisible(closable);
}

void Banner::nameClose()
{
    m_close->setAccessibleName(tr("Close"));
    m_close->setToolTip(tr("Close"));
}

QString Banner::text() const
{
    return m_what->text();
}

void Banner::paintEvent(QPaintEvent*)
{
    const Tokens& t = tokens(palette());
    const QColor tone = toneColour(m_tone, t);
    QPainter painter(this);
    paintBox(
        painter, contentsRect(), t.isHighContrast ? t.surface : mixedColour(t.surface, tone, t.isDark ? 0.14 : 0.08),
        t.isHighContrast ? t.line : mixedColour(t.surface, tone, 0.4), t.lineWidth, metric::cornerRadius);
}

void Banner::repaintSign()
{
    const Tokens& t = tokens(palette());
    m_sign->setPixmap(
        iconPixmap(signOf(m_tone), toneColour(m_tone, t), metric::iconSize, devicePixelRatioF()));
}

ErrorBanner::ErrorBanner(QWidget* parent) : Banner(Tone::Bad, parent)
{
    setObjectName(QStringLiteral("errorBanner"));
    connect(this, &Banner::actionTriggered, this, &ErrorBanner::retryRequested);
}

void ErrorBanner::setError(const std::optional<Error>& error)
{
    m_error = error;
    if (m_error && m_error->code == ErrorCode::Cancelled) m_error.reset();
    notify();
}

void ErrorBanner::setConnectionErrorsHidden(bool known)
{
    if (std::exchange(m_connectionErrorsHidden, known) != known && hasConnectionError()) notify();
}

bool ErrorBanner::hasConnectionError() const
{
    return m_error && isConnectionError(m_error->code);
}

void ErrorBanner::changeEvent(QEvent* event)
{
    Banner::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_error) notify();
}

void ErrorBanner::notify()
{
    if (!m_error || (m_connectionErrorsHidden && hasConnectionError())) {
        hide();
        return;
    }
    // The same file or text would be rejected again, so these errors have no Retry.
    const bool canHelp = m_error->code != ErrorCode::UnreadablePdf &&
                         m_error->code != ErrorCode::Validation && m_error->code != ErrorCode::Malformed &&
                         m_error->code != ErrorCode::TooLarge;
    setAction(canHelp ? tr("Retry") : QString());
    showText(errorTitle(*m_error), errorAdvice(*m_error));
}

} // namespace ink::ui

#include "moc_banner.cpp"
