#include "ui/pages/documents/details/deliveryrow.h"

#include "ui/models/eventwords.h"
#include "ui/models/isolated.h"
#include "ui/models/messagetext.h"
#include "ui/models/words.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/relativetimelabels.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QGridLayout>
#include <QPushButton>

namespace ink::ui {

namespace {

enum class Going { Delivered, Failed, Waiting };

Going goingOf(const wire::Delivery& delivery)
{
    if (delivery.state == domain::DeliveryState::Delivered) return Going::Delivered;
    return delivery.state == domain::DeliveryState::Failed ? Going::Failed : Going::Waiting;
}

/** The error of the last attempt; empty when there was none or it succeeded. */
Message lastFault(const wire::Delivery& delivery)
{
    return delivery.attempts.isEmpty() ? Message() : delivery.attempts.constLast().error;
}

} // namespace

DeliveryRow::DeliveryRow(const wire::Delivery& delivery, const wire::Delivery* previous,
                         RelativeTimeLabels& timely, const Clock& clock, QWidget* parent)
    : QWidget(parent)
{
    const Tokens& t = tokens(palette());
    const Going going = goingOf(delivery);
    const Message fault = going == Going::Delivered ? Message() : lastFault(delivery);
    const bool late = going == Going::Waiting && !fault.isEmpty();
    Icon icon = Icon::Waiting;
    Tone tone = Tone::Info;
    const bool isEvent = delivery.subscription != 0;
    const bool files = delivery.kind == QLatin1StringView("files");
    // The files are sent after the message was accepted, an event after the one before.
    const bool follows =
        delivery.attempts.isEmpty() && previous &&
        (isEvent ? goingOf(*previous) == Going::Waiting : files && goingOf(*previous) != Going::Delivered);
    QString state = !follows  ? tr("In progress")
                    : isEvent ? tr("Waiting for the previous event")
                              : tr("Waiting for the message");
    if (going == Going::Delivered) {
        icon = Icon::Completed;
        tone = Tone::Good;
        state = tr("Delivered");
    } else if (going == Going::Failed) {
        icon = Icon::Error;
        tone = Tone::Bad;
        state = tr("Failed");
    } else if (late) {
        icon = Icon::Warning;
        tone = Tone::Warning;
        state = tr("Not delivered yet");
    }
    const auto tries = static_cast<int>(delivery.attempts.size());
    if (tries > 0) state += QStringLiteral(" · ") + tr("%n attempts", nullptr, tries);
    if (late && delivery.nextAttempt)
        state += QStringLiteral(" · ") + tr("retry at %1").arg(timeText(*delivery.nextAttempt));

    setObjectName(QStringLiteral("delivery"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 2, 0, 2);
    grid->setHorizontalSpacing(space::s);
    grid->setVerticalSpacing(0);
    auto* mark = new QLabel;
    mark->setPixmap(iconPixmap(icon, toneColour(tone, t), 18, devicePixelRatioF()));
    mark->setFixedSize(18, 18);
    grid->addWidget(mark, 0, 0, 2, 1, Qt::AlignTop);
    const QString name = isEvent ? eventTypeText(delivery.eventType)
                         : files ? tr("Signed files")
                                 : tr("Message");
    auto* title = new QLabel(name);
    title->setObjectName(QStringLiteral("deliveryName"));
    title->setTextFormat(Qt::PlainText);
    grid->addWidget(title, 0, 1);
    auto* status = new QuietLabel;
    const auto delivered = going == Going::Delivered ? delivery.deliveredTime : std::nullopt;
    timely.add(*status, [state, delivered, &clock] {
        return delivered ? state + QStringLiteral(" · ") + relativeTime(*delivered, clock.now()) : state;
    });
    status->setObjectName(QStringLiteral("deliveryState"));
    status->setTextFormat(Qt::PlainText);
    status->setWordWrap(true);
    grid->addWidget(status, 1, 1);
    if (!delivery.attempts.isEmpty()) status->setToolTip(exactTime(delivery.attempts.constLast().time));
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
    if (going == Going::Waiting && !late) return;
    auto* again = new QPushButton(going == Going::Waiting ? tr("Retry now") : tr("Send again"));
    again->setObjectName(QStringLiteral("redeliver"));
    again->setAccessibleName(going == Going::Waiting ? tr("Retry “%1” now").arg(name)
                                                     : tr("Send “%1” again").arg(isolated(name)));
    connect(again, &QPushButton::clicked, this, &DeliveryRow::redeliverRequested);
    grid->addWidget(again, 0, 2, 2, 1, Qt::AlignVCenter);
}

} // namespace ink::ui

#include "moc_deliveryrow.cpp"
