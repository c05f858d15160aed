#include "ui/pages/signing/signingattachment.h"

#include "app/domain/account/attachmentrules.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/models/messagetext.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QDragEnterEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLocale>
#include <QMimeData>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace ink::ui {

QString onlyFileOf(const QMimeData* mime)
{
    const QList<QUrl> urls = mime ? mime->urls() : QList<QUrl>();
    if (urls.size() != 1 || !urls.first().isLocalFile()) return {};
    const QString path = urls.first().toLocalFile();
    return QFileInfo(path).isFile() ? path : QString();
}

QString sizeText(qint64 bytes)
{
    const int digits = bytes >= 1000 && bytes < 10'000'000 ? 1 : 0;
    return QLocale().formattedDataSize(bytes, digits, QLocale::DataSizeSIFormat);
}

SigningAttachment::SigningAttachment(Prompts& prompts, bool onlyPictures, QWidget* parent)
    : QFrame(parent), m_prompts(prompts), m_onlyPictures(onlyPictures), m_sign(new QLabel(this)),
      m_name(named("attachedName", new ElidedLabel(this))),
      m_size(named("attachedSize", new QuietLabel(this))),
      m_progress(named("attachmentProgress", new QProgressBar(this))),
      m_choose(named("chooseAttachment", new QPushButton(this))),
      m_remove(named("removeAttachment", new QPushButton(this))),
      m_stop(named("stopAttachment", new QPushButton(this))), m_hint(new QuietLabel(this)),
      m_rules(named("attachmentRules", new QuietLabel(this)))
{
    setObjectName(QStringLiteral("signingAttachment"));
    setAcceptDrops(true);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(6);
    m_progress->setRange(0, 1000);
    m_choose->setIcon(icon(Icon::Attachment));
    m_remove->setFlat(true);
    m_remove->setIcon(icon(Icon::Trash));
    m_rules->setWordWrap(true);
    m_hint->setWordWrap(true);

    auto* names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(m_name);
    names->addWidget(m_size);
    auto* file = new QHBoxLayout;
    file->setSpacing(space::s);
    file->addWidget(m_sign, 0, Qt::AlignTop);
    file->addLayout(names, 1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(space::s);
    buttons->addWidget(m_choose);
    buttons->addWidget(m_stop);
    buttons->addWidget(m_remove);
    buttons->addStretch();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::l, space::l, space::l, space::l);
    column->setSpacing(space::m);
    column->addLayout(file);
    column->addWidget(m_progress);
    column->addLayout(buttons);
    column->addWidget(m_hint);
    column->addWidget(m_rules);

    setFocusProxy(m_choose);
    connect(m_choose, &QPushButton::clicked, this, &SigningAttachment::choose);
    connect(m_remove, &QPushButton::clicked, this, &SigningAttachment::removeRequested);
    connect(m_stop, &QPushButton::clicked, this, &SigningAttachment::stopRequested);
    setState({});
}

void SigningAttachment::setState(const State& state)
{
    const bool hadFocus = m_choose->hasFocus() || m_stop->hasFocus() || m_remove->hasFocus();
    const bool changed = m_sending != state.upload.has_value();
    const bool has = !state.name.isEmpty();
    m_sending = state.upload.has_value();
    const Tokens& t = tokens(palette());
    m_sign->setPixmap(iconPixmap(has && !m_sending ? Icon::Completed : Icon::Attachment,
                                 has && !m_sending ? toneColour(Tone::Good, t) : t.quietInk, metric::iconSize,
                                 devicePixelRatioF()));
    if (state.upload) {
        const qint64 total = qMax<qint64>(1, state.upload->total);
        m_progress->setValue(static_cast<int>(1000 * qBound<qint64>(0, state.upload->done, total) / total));
        m_progress->setAccessibleName(tr("Uploading %1").arg(isolated(state.upload->name)));
        m_name->setFullText(isolated(state.upload->name));
        m_size->setText(
            tr("Uploading… %1 of %2").arg(sizeText(state.upload->done), sizeText(state.upload->total)));
    } else {
        m_name->setFullText(has ? isolated(state.name) : tr("No file attached yet."));
        m_size->setText(has && state.bytes > 0 ? sizeText(state.bytes) : QString());
    }
    m_size->setVisible(!m_size->text().isEmpty());
    m_progress->setVisible(m_sending);
    m_stop->setVisible(m_sending);
    m_choose->setVisible(!m_sending);
    m_remove->setVisible(has && !m_sending);
    m_hint->setVisible(!m_sending);
    m_choose->setText(has ? tr("Choose another file…") : tr("Choose a file…"));
    m_remove->setText(tr("Remove"));
    m_stop->setText(tr("Stop"));
    m_hint->setText(tr("You can also drop a file here or onto the field on the page."));
    const auto mebi = [](qint64 bytes) {
        return QLocale().formattedDataSize(bytes, 0, QLocale::DataSizeIecFormat);
    };
    m_rules->setText(tr("%1. Maximum %2 per file, %3 in total. The file becomes part of the signed document.")
                         .arg(messageText(domain::acceptedAttachments()), mebi(state.limits.attachmentBytes),
                              mebi(state.limits.signerAttachmentBytes)));
    if (m_onlyPictures) m_rules->setText(tr("A PNG or JPEG picture. It is printed in the document."));
    const QString now = has ? tr("Attached: %1").arg(isolated(state.name)) : m_name->fullText();
    m_choose->setAccessibleDescription(now + QLatin1Char(' ') + m_rules->text());
    m_remove->setAccessibleDescription(now);
    if (changed && hadFocus)
        (m_sending ? m_stop : m_choose)->setFocus(Qt::OtherFocusReason); // the focused button is hidden now
}

void SigningAttachment::choose()
{
    QStringList patterns;
    static const QStringList pictures{QStringLiteral("png"), QStringLiteral("jpg"), QStringLiteral("jpeg")};
    for (const QString& suffix : m_onlyPictures ? pictures : domain::attachmentSuffixes())
        patterns << QStringLiteral("*.") + suffix << QStringLiteral("*.") + suffix.toUpper();
    m_prompts.chooseFiles(this,
                          {QStringLiteral("attachment"),
                           tr("Choose the file to attach"),
                           tr("Supported files (%1)").arg(patterns.join(QLatin1Char(' '))),
                           false,
                           {}},
                          [this](const QStringList& paths) {
                              if (!paths.isEmpty()) Q_EMIT fileChosen(paths.first());
                          });
}

void SigningAttachment::setOver(bool over)
{
    m_over = over;
    update();
}

void SigningAttachment::dragEnterEvent(QDragEnterEvent* event)
{
    if (m_sending || onlyFileOf(event->mimeData()).isEmpty()) return;
    event->setDropAction(Qt::CopyAction);
    event->accept();
    setOver(true);
}

void SigningAttachment::dragLeaveEvent(QDragLeaveEvent*)
{
    setOver(false);
}

void SigningAttachment::dropEvent(QDropEvent* event)
{
    setOver(false);
    const QString path = onlyFileOf(event->mimeData());
    if (m_sending || path.isEmpty()) return;
    event->setDropAction(Qt::CopyAction);
    event->accept();
    Q_EMIT fileChosen(path);
}

void SigningAttachment::paintEvent(QPaintEvent*)
{
    const Tokens& t = tokens(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(m_over ? t.selection : t.surface);
    painter.setPen(QPen(m_over ? t.accent : mixedColour(t.line, t.quietInk, 0.5), m_over ? 2 : t.lineWidth,
                        m_over ? Qt::SolidLine : Qt::DashLine));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), metric::cornerRadius,
                            metric::cornerRadius);
}

} // namespace ink::ui

#include "moc_signingattachment.cpp"
