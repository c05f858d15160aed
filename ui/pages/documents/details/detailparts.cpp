#include "ui/pages/documents/details/detailparts.h"

#include "ui/models/messagetext.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

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

QWidget* progressLine(const QString& words, const domain::MailProgress& progress, const QString& name)
{
    QString line = words;
    if (!progress.error.isEmpty()) line += QStringLiteral(": ") + messageText(progress.error);
    const bool hasFailed = progress.state == domain::MailProgress::State::Failed;
    return troubleLine(line, hasFailed ? Tone::Bad : Tone::Warning, name);
}

QToolButton* makeTextButton(Icon which, const QString& label, const QString& words, const QString& name)
{
    auto* button = new QToolButton;
    button->setObjectName(name);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setIcon(icon(which));
    button->setIconSize({18, 18});
    button->setText(label);
    button->setToolTip(words);
    button->setAccessibleName(words);
    return button;
}

} // namespace ink::ui
