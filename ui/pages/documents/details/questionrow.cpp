#include "ui/pages/documents/details/questionrow.h"

#include "ui/models/isolated.h"
#include "ui/models/words.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/relativetimelabels.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace ink::ui {

namespace {

QString writerOf(const QString& actor)
{
    const auto address = actor.lastIndexOf(QLatin1String(" <"));
    return address > 0 ? actor.left(address) : actor;
}

QLabel* wordsLabel(const QString& words, const QString& name)
{
    auto* label = new QLabel(isolated(words));
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setWordWrap(true);
    return label;
}

} // namespace

QuestionRow::QuestionRow(const domain::Question& question, bool canAnswer, RelativeTimeLabels& timely,
                         const Clock& clock, QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("question"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 2, 0, space::s);
    column->setSpacing(space::xs);
    const auto head = [&](const QString& who, Timestamp time) {
        auto* label = new QuietLabel;
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        timely.add(*label, [this, who, time, &clock] {
            return QStringLiteral("%1 · %2").arg(isolated(who), relativeTime(time, clock.now()));
        });
        label->setToolTip(exactTime(time));
        return label;
    };
    column->addWidget(head(writerOf(question.actor), question.time));
    column->addWidget(wordsLabel(question.text, QStringLiteral("questionText")));
    for (const domain::QuestionAnswer& answer : question.answers) {
        auto* answered = new QVBoxLayout;
        setDirectionalMargins(*this, *answered, {space::l, 0, 0, 0});
        answered->setSpacing(0);
        answered->addWidget(head(tr("Answer from %1").arg(writerOf(answer.actor)), answer.time));
        answered->addWidget(wordsLabel(answer.text, QStringLiteral("answerText")));
        column->addLayout(answered);
    }
    auto* acts = new QHBoxLayout;
    acts->setSpacing(space::s);
    if (canAnswer) {
        auto* answer =
            new QPushButton(question.answers.isEmpty() ? tr("Answer…") : tr("Add another answer…"));
        answer->setObjectName(QStringLiteral("questionAnswer"));
        answer->setAccessibleDescription(question.text);
        connect(answer, &QPushButton::clicked, this, &QuestionRow::answerRequested);
        acts->addWidget(answer);
    }
    if (question.pageIndex > 0) {
        auto* place = new QPushButton(tr("Show on page %1").arg(question.pageIndex));
        place->setObjectName(QStringLiteral("questionPlace"));
        place->setIcon(icon(Icon::Preview));
        connect(place, &QPushButton::clicked, this, &QuestionRow::positionRequested);
        acts->addWidget(place);
    }
    acts->addStretch();
    column->addLayout(acts);
}

} // namespace ink::ui

#include "moc_questionrow.cpp"
