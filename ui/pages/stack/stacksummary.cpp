#include "ui/pages/stack/stacksummary.h"

#include "ui/pages/signing/signingconsent.h"
#include "ui/pages/stack/stackmodel.h"
#include "ui/pages/stack/stackrolewords.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"
#include "ui/widgets/tables/tabledelegates.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ink::ui {

using Decision = workflow::SigningStack::Decision;
using State = workflow::SigningStack::State;

namespace {

constexpr int adoptedHeight = 60;
constexpr int wordsHeight = 260;

} // namespace

StackSummary::StackSummary(workflow::SigningStack& stack, StackModel& model, QWidget* parent)
    : QWidget(parent), m_stack(stack), m_title(makeTitleLabel(this)),
      m_about(named("stackSummaryAbout", new QLabel(this))),
      m_adopted(named("stackAdopted", new QLabel(this))), m_consentArea(new QWidget),
      m_consentColumn(new QVBoxLayout(m_consentArea)), m_sign(named("stackSignAll", new QPushButton(this))),
      m_continue(new QPushButton(this)), m_list(new QPushButton(this)), m_table(new QTreeView(this)),
      m_error(new ErrorBanner(this))
{
    setObjectName(QStringLiteral("stackSummary"));
    m_table->setModel(&model);
    layOut();
    connect(m_sign, &QPushButton::clicked, this, &StackSummary::perform);
    connect(m_continue, &QPushButton::clicked, this, &StackSummary::continueRequested);
    connect(m_list, &QPushButton::clicked, this, &StackSummary::listRequested);
    connect(m_error, &ErrorBanner::retryRequested, this, &StackSummary::start);
    connect(&stack, &workflow::SigningStack::changed, this, &StackSummary::showState);
    connect(&stack, &workflow::SigningStack::finished, this, [this] {
        m_consents.clear();
        m_areConsentsLoaded = false;
        for (SigningConsent* words : std::as_const(m_consentBoxes))
            words->hide();
        showState();
        if (!isVisible()) return;
        if (m_stack.count(Decision::Sign) > 0) return start(); // some failed: shows the consent text again
        (m_continue->isVisible() ? m_continue : m_list)->setFocus(Qt::OtherFocusReason);
    });
    Form(this).translate([this] { showState(); });
}

void StackSummary::layOut()
{
    m_about->setWordWrap(true);
    m_adopted->setAutoFillBackground(true);
    QPalette paper = m_adopted->palette();
    paper.setColor(QPalette::Window, Qt::white);
    m_adopted->setPalette(paper);
    m_sign->setIcon(icon(Icon::Signature));
    m_sign->setDefault(true);
    const Form form(this);
    form.setUpInput(m_table, "stackResults", {.accessibleName = QT_TR_NOOP("Documents and their results")});
    form.setUpButton(m_continue, "stackGoOn", QT_TR_NOOP("Review the remaining documents"));
    form.setUpButton(m_list, "stackDone", QT_TR_NOOP("Back to the list"));
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setItemDelegate(new TextCellDelegate(false, m_table));
    m_table->setAllColumnsShowFocus(true);
    m_table->header()->setStretchLastSection(true);
    m_table->header()->setSectionResizeMode(QHeaderView::Interactive);
    m_table->header()->setSectionResizeMode(static_cast<int>(StackModel::Column::Document),
                                            QHeaderView::Stretch);
    auto* room = named("stackWords", new QScrollArea);
    room->setFrameShape(QFrame::NoFrame);
    room->setWidgetResizable(true);
    room->setMaximumHeight(wordsHeight);
    room->setWidget(m_consentArea);
    m_consentColumn->setContentsMargins(0, 0, 0, 0);
    m_consentColumn->setSpacing(space::m);
    auto* row = new QHBoxLayout;
    row->setSpacing(space::s);
    row->addWidget(m_sign);
    row->addWidget(m_continue);
    row->addWidget(m_list);
    row->addStretch();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::l, space::m, space::l, space::s);
    column->setSpacing(space::s);
    column->addWidget(m_title);
    column->addWidget(m_about);
    column->addWidget(m_error);
    column->addWidget(m_adopted, 0, Qt::AlignLeft);
    column->addWidget(room);
    column->addLayout(row);
    column->addWidget(m_table, 1);
}

void StackSummary::start()
{
    m_error->setError(std::nullopt);
    m_areConsentsLoaded = false;
    QImage image = QImage::fromData(m_stack.adoptedSignature().signature);
    if (!image.isNull()) {
        const qreal ratio = devicePixelRatioF();
        image = image.scaledToHeight(static_cast<int>(adoptedHeight * ratio), Qt::SmoothTransformation);
        image.setDevicePixelRatio(ratio);
        m_adopted->setPixmap(QPixmap::fromImage(image));
        m_adopted->setAccessibleName(tr("Your signature"));
    }
    m_adopted->setVisible(!image.isNull());
    showState();
    m_stack.consents(this, [this](const Result<QList<workflow::StackConsent>>& consents) {
        if (!consents) return m_error->setError(consents.error());
        showConsents(*consents);
    });
}

/** Shows the full texts, with a check box for each of them. */
void StackSummary::showConsents(const QList<workflow::StackConsent>& consents)
{
    for (SigningConsent* old : std::as_const(m_consentBoxes)) {
        old->hide();
        old->deleteLater();
    }
    m_consentBoxes.clear();
    m_consents = consents;
    m_areConsentsLoaded = true;
    for (const workflow::StackConsent& each : consents) {
        auto* words = new SigningConsent(m_consentArea);
        words->setText(each.text, each.disclosure, each.language, each.signerLanguage);
        m_consentColumn->addWidget(words);
        words->setVisible(!each.text.isEmpty());
        connect(&words->box(), &QCheckBox::toggled, this, &StackSummary::showState);
        m_consentBoxes.append(words);
    }
    QWidget* before = nullptr;
    for (SigningConsent* words : std::as_const(m_consentBoxes)) {
        if (before) QWidget::setTabOrder(before, &words->box());
        before = &words->box();
    }
    if (before) QWidget::setTabOrder(before, m_sign);
    showState();
    focusFirst();
}

void StackSummary::focusFirst()
{
    if (!isVisible()) return;
    for (SigningConsent* words : std::as_const(m_consentBoxes))
        if (words->isVisibleTo(this)) return words->box().setFocus(Qt::OtherFocusReason);
    (m_sign->isEnabled() ? m_sign : m_list)->setFocus(Qt::OtherFocusReason);
}

void StackSummary::showState()
{
    const StackTotalWords words(m_stack);
    const int toSign = m_stack.count(Decision::Sign);
    const int toDecline = m_stack.count(Decision::Decline);
    int declined = 0;
    int failed = 0;
    int changedOnes = 0;
    for (const workflow::StackItem& item : m_stack.items()) {
        declined += item.state == State::Declined ? 1 : 0;
        failed += item.state == State::Failed ? 1 : 0;
        changedOnes += item.state == State::Changed ? 1 : 0;
    }
    m_title->setText(words.title());
    QStringList lines = words.plannedTexts();
    if (toDecline > 0) lines.append(tr("%n documents to decline", nullptr, toDecline));
    if (const int skipped = m_stack.count(Decision::Skip); skipped > 0)
        lines.append(tr("%n skipped", nullptr, skipped));
    lines.append(words.doneTexts());
    if (declined > 0) lines.append(tr("%n declined", nullptr, declined));
    if (failed > 0) lines.append(tr("%n failed", nullptr, failed));
    if (changedOnes > 0) lines.append(tr("%n changed after you viewed them", nullptr, changedOnes));
    m_about->setText(lines.join(QStringLiteral(" · ")));
    const bool isBusy = m_stack.isPerforming();
    m_sign->setText(isBusy ? words.inProgressText() : words.performLabel());
    const bool agreed = std::all_of(m_consentBoxes.begin(), m_consentBoxes.end(), [](SigningConsent* each) {
        return each->isHidden() || each->box().isChecked();
    });
    m_sign->setEnabled(!isBusy && m_areConsentsLoaded && agreed && toSign + toDecline > 0);
    for (SigningConsent* each : std::as_const(m_consentBoxes))
        each->setEnabled(!isBusy);
    m_continue->setVisible(!isBusy && m_stack.nextUndecided(0) >= 0);
    m_list->setEnabled(!isBusy);
}

void StackSummary::perform()
{
    if (!m_sign->isEnabled()) return;
    m_stack.perform(m_consents);
}

} // namespace ink::ui

#include "moc_stacksummary.cpp"
