#include "ui/pages/documents/details/detailparts.h"

#include "ui/models/messagetext.h"
#include "ui/models/words.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

#include <QHBoxLayout>
#include <QLabel>

namespace ink::ui {

QLabel* detailIcon(Icon which, const QColor& colour, int size, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setPixmap(iconPixmap(which, colour, size, parent->devicePixelRatioF()));
    label->setFixedSize(size, size);
    return label;
}

QWidget* troubleLine(const QString& words, Tone tone, const QString& name)
{
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 2, 0, 2);
    row->setSpacing(space::s - 2);
    row->addWidget(detailIcon(tone == Tone::Bad ? Icon::Error : Icon::Warning,
                              toneColour(tone, tokens(box->palette())), 16, box),
                   0, Qt::AlignTop);
    auto* label = new ToneLabel(tone);
    label->setObjectName(name);
    label->setText(words);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setFont(quietFont());
    row->addWidget(label, 1);
    return box;
}

QWidget* mailLine(const domain::MailProgress& mail, const QString& whose)
{
    QString words = mailStatusText(mail);
    if (!whose.isEmpty()) words = whose + QLatin1Char(' ') + words;
    if (!mail.error.isEmpty()) words += QStringLiteral(": ") + messageText(mail.error);
    return troubleLine(words, mail.state == domain::MailProgress::State::Failed ? Tone::Bad : Tone::Warning,
                       QStringLiteral("mailTrouble"));
}

} // namespace ink::ui
