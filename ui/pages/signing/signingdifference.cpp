#include "ui/pages/signing/signingdifference.h"

#include "app/domain/text/datetext.h"
#include "ui/models/words.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QImage>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

using domain::TagType;

namespace {

constexpr int differenceWidth = 720;
constexpr QSize pictureRoom(220, 70);

/** Returns whether only the position or the appearance of the field differs. */
bool isSameValue(const wire::ShownDifference& difference)
{
    return difference.shownText == difference.storedText &&
           difference.shownContent == difference.storedContent && difference.isAppearanceDifferent;
}

int millimetres(int points)
{
    return qRound(points * 25.4 / 72);
}

/** The visible properties of a field other than its value. */
QStringList namedAspects(const domain::Tag& tag)
{
    const QLocale locale;
    const auto number = [&locale](int points) { return locale.toString(millimetres(points)); };
    return {SigningDifference::tr("Page %1, %2 mm from the left and %3 mm from the top")
                .arg(locale.toString(tag.pageIndex), number(tag.rect.left), number(tag.rect.top)),
            SigningDifference::tr("%1 × %2 mm").arg(number(tag.rect.width), number(tag.rect.height)),
            tag.isMandatory ? SigningDifference::tr("Required") : SigningDifference::tr("Optional"),
            tag.name,
            tagTypeText(tag.type),
            tag.style.options.join(QStringLiteral(", ")),
            tag.style.dateFormat};
}

/** The properties of a field changed by the sender that differ between the two versions, for one of them. */
QString lookText(const domain::Tag* tag, const domain::Tag* other, bool isMine)
{
    if (!tag) return isMine ? SigningDifference::tr("Not present") : SigningDifference::tr("Removed");
    QStringList own = namedAspects(*tag);
    if (other) {
        const QStringList others = namedAspects(*other);
        for (qsizetype i = own.size() - 1; i >= 0; --i)
            if (own.at(i) == others.at(i)) own.removeAt(i);
        if (own.isEmpty())
            return isMine ? SigningDifference::tr("As shown to you")
                          : SigningDifference::tr("Changed by the sender");
    }
    own.removeAll(QString());
    return own.join(QLatin1Char('\n'));
}

QPixmap pictureOf(const QByteArray& bytes)
{
    const QImage image = QImage::fromData(bytes);
    return image.isNull()
               ? QPixmap()
               : QPixmap::fromImage(image.scaled(pictureRoom, Qt::KeepAspectRatio, Qt::SmoothTransformation));
}

} // namespace

SigningDifference::SigningDifference(QWidget* parent)
    : QWidget(parent), m_title(makeTitleLabel(this)), m_text(new QLabel(this)), m_place(new QWidget),
      m_fault(named("differenceFault", new ToneLabel(Tone::Bad, this))), m_back(new QPushButton(this)),
      m_continue(new QPushButton(this))
{
    setObjectName(QStringLiteral("signingDifference"));
    for (QLabel* label : std::initializer_list<QLabel*>{m_title, m_text, m_fault}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_fault->hide();
    const Form form(this);
    form.setUpButton(m_back, "differenceBack", QT_TR_NOOP("Back"));
    form.setUpButton(m_continue, "differenceContinue", QT_TR_NOOP("Continue"),
                     {.isDefault = true, .clicked = [this] { continueSigning(); }});
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    m_place->setLayout(new QVBoxLayout);
    m_place->layout()->setContentsMargins(0, 0, 0, 0);
    scroll->setWidget(m_place);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_back);
    buttons->addWidget(m_continue);
    auto* middle = new QWidget(this);
    middle->setMaximumWidth(differenceWidth);
    auto* inner = new QVBoxLayout(middle);
    inner->setSpacing(space::m);
    inner->addWidget(m_title);
    inner->addWidget(m_text);
    inner->addWidget(scroll, 1);
    inner->addWidget(m_fault);
    inner->addLayout(buttons);
    auto* row = new QHBoxLayout(this);
    row->addStretch(1);
    row->addWidget(middle, 20);
    row->addStretch(1);
    connect(m_back, &QPushButton::clicked, this, &SigningDifference::backRequested);
    retranslate();
    onLanguageChange(this, [this] {
        retranslate();
        layOut();
    });
}

void SigningDifference::setDifferences(const QList<wire::ShownDifference>& differences,
                                       const QList<domain::Tag>& tags, const QList<wire::SignerTag>& stored)
{
    m_differences = differences;
    m_tags = tags;
    m_stored = stored;
    retranslate();
    layOut();
}

const domain::Tag* SigningDifference::findTag(bool isMine, domain::TagId id) const
{
    if (isMine) {
        const auto at =
            std::find_if(m_tags.begin(), m_tags.end(), [id](const auto& each) { return each.id == id; });
        return at == m_tags.end() ? nullptr : &*at;
    }
    const auto at =
        std::find_if(m_stored.begin(), m_stored.end(), [id](const auto& each) { return each.tag.id == id; });
    return at == m_stored.end() ? nullptr : &at->tag;
}

QWidget* SigningDifference::makeSide(const wire::ShownDifference& difference, bool isMine,
                                     QButtonGroup* group)
{
    QString words = isMine ? difference.shownText : difference.storedText;
    QByteArray image = difference.storedImage;
    if (isMine) {
        const domain::Tag* tag = findTag(true, difference.id);
        image = tag ? tag->image : QByteArray();
    }
    if (isToggle(difference.type))
        words = words == QLatin1StringView("true") ? tr("Checked") : tr("Not checked");
    if (const domain::Tag* tag = findTag(isMine, difference.id); tag && difference.type == TagType::SignDate)
        if (const QDate day = QDate::fromString(words, Qt::ISODate); day.isValid())
            words = domain::DateFormat(tag->style.dateFormat).format(day);
    const bool isPicture = domain::isSignatureLike(difference.type) && !isSameValue(difference);
    const QPixmap picture = isPicture ? pictureOf(image) : QPixmap();
    if (picture.isNull() && words.isEmpty())
        words = isPicture && !image.isEmpty() ? tr("A signature") : tr("(empty)");

    const bool isKnown = !m_stored.isEmpty();
    if (difference.isAppearanceDifferent && isKnown) {
        const QString look =
            lookText(findTag(isMine, difference.id), findTag(!isMine, difference.id), isMine);
        words = isSameValue(difference) ? look : words + QLatin1Char('\n') + look;
    } else if (difference.isAppearanceDifferent) {
        words = isMine ? tr("As shown to you") : tr("Changed by the sender");
    }

    auto* cell = new QWidget;
    auto* row = new QHBoxLayout(cell);
    row->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(cell);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    if (picture.isNull()) {
        label->setText(words);
    } else {
        label->setPixmap(picture);
        QPalette paper = label->palette();
        paper.setColor(QPalette::Window, Qt::white);
        label->setPalette(paper);
        label->setAutoFillBackground(true);
    }
    if (group) {
        auto* choice = new QRadioButton(cell);
        choice->setObjectName(isMine ? QStringLiteral("keepShown") : QStringLiteral("takeStored"));
        choice->setAccessibleName(
            QStringLiteral("%1: %2").arg(isMine ? tr("Shown to you") : tr("Saved elsewhere"),
                                         picture.isNull() ? words : tr("A signature")));
        group->addButton(choice, isMine ? 1 : 0);
        row->addWidget(choice, 0, Qt::AlignTop);
        label->setBuddy(choice);
    }
    row->addWidget(label, 1, Qt::AlignTop);
    return cell;
}

void SigningDifference::layOut()
{
    delete m_rows;
    m_groups.clear();
    m_fault->hide();
    m_rows = new QWidget;
    auto* grid = new QGridLayout(m_rows);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(space::l);
    grid->setVerticalSpacing(space::m);
    const bool isCorrected = std::any_of(m_differences.begin(), m_differences.end(),
                                         [](const auto& each) { return each.isAppearanceDifferent; });
    const QStringList heads{tr("Field"), tr("Shown to you"), isCorrected ? tr("Now") : tr("Saved elsewhere")};
    for (int column = 0; column < 3; ++column) {
        auto* head = new QuietLabel(m_rows);
        head->setText(heads.at(column));
        grid->addWidget(head, 0, column);
        grid->setColumnStretch(column, 1);
    }
    for (qsizetype i = 0; i < m_differences.size(); ++i) {
        const wire::ShownDifference& each = m_differences.at(i);
        auto* name = new QLabel(each.name.isEmpty() ? tagTypeText(each.type) : each.name, m_rows);
        name->setTextFormat(Qt::PlainText);
        name->setWordWrap(true);
        const bool isChoice = each.isEditable && each.type != TagType::Attachment && !isSameValue(each);
        auto* group = isChoice ? new QButtonGroup(m_rows) : nullptr;
        m_groups.append(group);
        const int row = static_cast<int>(i) + 1;
        grid->addWidget(name, row, 0, Qt::AlignTop);
        grid->addWidget(makeSide(each, true, group), row, 1);
        grid->addWidget(makeSide(each, false, group), row, 2);
    }
    grid->setRowStretch(static_cast<int>(m_differences.size()) + 1, 1);
    m_place->layout()->addWidget(m_rows);
}

void SigningDifference::focusFirstChoice()
{
    for (QButtonGroup* group : std::as_const(m_groups))
        if (group) return group->buttons().constFirst()->setFocus(Qt::OtherFocusReason);
    m_continue->setFocus(Qt::OtherFocusReason);
}

void SigningDifference::continueSigning()
{
    QHash<domain::TagId, bool> keepsMine;
    for (qsizetype i = 0; i < m_differences.size(); ++i) {
        const QButtonGroup* group = m_groups.at(i);
        if (group && group->checkedId() < 0) {
            m_fault->setText(tr("Choose one of the two values for each field."));
            m_fault->show();
            return group->buttons().constFirst()->setFocus(Qt::OtherFocusReason);
        }
        keepsMine.insert(m_differences.at(i).id, group && group->checkedId() == 1);
    }
    Q_EMIT resolved(keepsMine);
}

void SigningDifference::retranslate()
{
    const bool isCorrected = std::any_of(m_differences.begin(), m_differences.end(),
                                         [](const auto& each) { return each.isAppearanceDifferent; });
    m_title->setText(isCorrected ? tr("The document has changed") : tr("Values have changed"));
    m_text->setText(isCorrected
                        ? tr("These fields were changed after they were shown here. Nothing is signed yet. "
                             "Continue to see the document as it is now, then finish again.")
                        : tr("These values were changed elsewhere after they were shown here. Choose which "
                             "ones to use, then finish again."));
}

} // namespace ink::ui

#include "moc_signingdifference.cpp"
