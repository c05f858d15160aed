// Recipients' questions in DocumentDetailsPane, with the sender's answers.
#include "ui/models/isolated.h"
#include "ui/models/words.h"
#include "ui/pages/documents/documentdetailspane.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/theme.h"

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

QLabel* wordsLabel(const QString& words, const QString& name, Qt::LayoutDirection direction)
{
    auto* label = new QLabel(isolated(words, direction));
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setWordWrap(true);
    return label;
}

} // namespace

void DocumentDetailsPane::addQuestions(QVBoxLayout* column, const domain::Document& document)
{
    const QList<domain::Question> questions = domain::questionsOf(document.histories);
    if (questions.isEmpty()) return;
    addSection(column, tr("Questions"));
    const bool canAnswer = document.status == domain::SigningStatus::InProgress && !document.deleted;
    for (auto each = questions.crbegin(); each != questions.crend(); ++each)
        column->addWidget(questionRow(*each, canAnswer));
}

QWidget* DocumentDetailsPane::questionRow(const domain::Question& question, bool canAnswer)
{
    auto* box = new QWidget;
    box->setObjectName(QStringLiteral("question"));
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 2, 0, space::s);
    column->setSpacing(space::xs);
    const auto head = [&](const QString& who, Timestamp time) {
        auto* label = new QuietLabel;
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        keepTimely(*label, [this, who, time] {
            return QStringLiteral("%1 · %2").arg(isolated(who, layoutDirection()),
                                                 relativeTime(time, m_clock.now()));
        });
        label->setToolTip(exactTime(time));
        return label;
    };
    column->addWidget(head(writerOf(question.actor), question.time));
    column->addWidget(wordsLabel(question.text, QStringLiteral("questionText"), layoutDirection()));
    for (const domain::QuestionAnswer& answer : question.answers) {
        auto* answered = new QVBoxLayout;
        answered->setContentsMargins(space::l, 0, 0, 0);
        answered->setSpacing(0);
        answered->addWidget(head(tr("Answer from %1").arg(writerOf(answer.actor)), answer.time));
        answered->addWidget(wordsLabel(answer.text, QStringLiteral("answerText"), layoutDirection()));
        column->addLayout(answered);
    }
    auto* acts = new QHBoxLayout;
    acts->setSpacing(space::s);
    if (canAnswer) {
        auto* answer = new QPushButton(question.answers.isEmpty() ? tr("Answer…") : tr("Answer again…"));
        answer->setObjectName(QStringLiteral("questionAnswer"));
        answer->setAccessibleDescription(question.text);
        connect(answer, &QPushButton::clicked, this, [this, question] { Q_EMIT answerRequested(question); });
        acts->addWidget(answer);
    }
    if (question.pageIndex > 0) {
        auto* place = new QPushButton(tr("Show on page %1").arg(question.pageIndex));
        place->setObjectName(QStringLiteral("questionPlace"));
        place->setIcon(icon(Icon::Preview));
        connect(place, &QPushButton::clicked, this, [this, question] { Q_EMIT placeRequested(question); });
        acts->addWidget(place);
    }
    acts->addStretch();
    column->addLayout(acts);
    return box;
}

} // namespace ink::ui
