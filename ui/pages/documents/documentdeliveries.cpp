// The callbacks of a completed document in DocumentDetailsPane: how each goes, and sending it again.
#include "ui/models/messagetext.h"
#include "ui/models/words.h"
#include "ui/pages/documents/documentdetailspane.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/theme.h"

#include <QGridLayout>
#include <QLocale>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace ink::ui {

namespace {

enum class Going { Delivered, Failed, Waiting };

Going goingOf(const wire::Delivery& delivery)
{
    if (delivery.state == domain::DeliveryState::Delivered) return Going::Delivered;
    return delivery.state == domain::DeliveryState::Failed ? Going::Failed : Going::Waiting;
}

/** Why the last try failed; empty when there was none or it went well. */
Message lastFault(const wire::Delivery& delivery)
{
    return delivery.tries.isEmpty() ? Message() : delivery.tries.constLast().error;
}

} // namespace

void DocumentDetailsPane::addDeliveries(QVBoxLayout* column)
{
    if (m_deliveries.isEmpty()) return;
    addSection(column, tr("Callbacks"));
    auto* address = new ElidedLabel;
    address->setObjectName(QStringLiteral("callbackAddress"));
    address->setFont(quietFont());
    // A path may hold a secret of the receiver: shown only to who points at it.
    address->setFullText(QUrl(m_deliveries.constFirst().url).host());
    address->setToolTip(m_deliveries.constFirst().url);
    column->addWidget(address);
    for (const wire::Delivery& delivery : std::as_const(m_deliveries))
        column->addWidget(deliveryRow(delivery));
}

QWidget* DocumentDetailsPane::deliveryRow(const wire::Delivery& delivery)
{
    const Tokens& t = tokens(palette());
    const Going going = goingOf(delivery);
    const Message fault = going == Going::Delivered ? Message() : lastFault(delivery);
    const bool late = going == Going::Waiting && !fault.isEmpty();
    Icon icon = Icon::Waiting;
    Tone tone = Tone::Info;
    const bool files = delivery.kind == QLatin1StringView("files");
    // The files go out when the message has been taken.
    const bool follows =
        files && delivery.tries.isEmpty() && goingOf(m_deliveries.constFirst()) != Going::Delivered;
    QString state = follows ? tr("after the message") : tr("in progress");
    if (going == Going::Delivered) {
        icon = Icon::Completed;
        tone = Tone::Good;
        state = tr("delivered");
    } else if (going == Going::Failed) {
        icon = Icon::Error;
        tone = Tone::Bad;
        state = tr("failed");
    } else if (late) {
        icon = Icon::Warning;
        tone = Tone::Warning;
        state = tr("not delivered yet");
    }
    const auto tries = static_cast<int>(delivery.tries.size());
    if (tries > 0) state += QStringLiteral(" · ") + tr("%n tries", nullptr, tries);
    if (late && delivery.nextTry)
        state += QStringLiteral(" · ") +
                 tr("again at %1")
                     .arg(QLocale().toString(localTime(*delivery.nextTry).time(), QLocale::ShortFormat));

    auto* box = new QWidget;
    box->setObjectName(QStringLiteral("delivery"));
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 2, 0, 2);
    grid->setHorizontalSpacing(space::s);
    grid->setVerticalSpacing(0);
    auto* mark = new QLabel;
    mark->setPixmap(iconPixmap(icon, toneColour(tone, t), 18, devicePixelRatioF()));
    mark->setFixedSize(18, 18);
    grid->addWidget(mark, 0, 0, 2, 1, Qt::AlignTop);
    const QString name = files ? tr("Signed files") : tr("Message");
    grid->addWidget(new QLabel(name), 0, 1);
    auto* told = new QuietLabel;
    const auto delivered = going == Going::Delivered ? delivery.deliveredTime : std::nullopt;
    keepTimely(*told, [this, state, delivered] {
        return delivered ? state + QStringLiteral(" · ") + relativeTime(*delivered, m_clock.now()) : state;
    });
    told->setObjectName(QStringLiteral("deliveryState"));
    told->setTextFormat(Qt::PlainText);
    told->setWordWrap(true);
    grid->addWidget(told, 1, 1);
    if (!delivery.tries.isEmpty()) told->setToolTip(exactTime(delivery.tries.constLast().time));
    if (!fault.isEmpty()) {
        auto* why = new ToneLabel(tone);
        why->setObjectName(QStringLiteral("deliveryFault"));
        why->setFont(quietFont());
        why->setTextFormat(Qt::PlainText);
        why->setWordWrap(true);
        why->setText(messageText(fault));
        grid->addWidget(why, 2, 1, 1, 2);
    }
    grid->setColumnStretch(1, 1);
    if (going == Going::Waiting && !late) return box;
    auto* again = new QPushButton(going == Going::Waiting ? tr("Retry now") : tr("Send again"));
    again->setObjectName(QStringLiteral("redeliver"));
    again->setAccessibleName(going == Going::Waiting ? tr("Retry “%1” now").arg(name)
                                                     : tr("Send “%1” again").arg(name));
    connect(again, &QPushButton::clicked, this, [this, id = delivery.id] { Q_EMIT redeliverRequested(id); });
    grid->addWidget(again, 0, 2, 2, 1, Qt::AlignVCenter);
    return box;
}

} // namespace ink::ui
