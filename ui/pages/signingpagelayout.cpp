// How SigningPage is laid out and what its parts are called.
#include "ui/pages/signingcodeform.h"
#include "ui/pages/signingfieldeditor.h"
#include "ui/pages/signingnotice.h"
#include "ui/pages/signingpage.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace ink::ui {

using domain::TagType;

namespace {
constexpr int sideWidth = 380;
} // namespace

SigningPage::SigningPage(workflow::Session& session, Prompts& prompts, QWidget* parent)
    : QWidget(parent), m_prompts(prompts), m_signing(session), m_title(new ElidedLabel(this)),
      m_leave(new QPushButton(this)), m_progress(new QProgressBar(this)),
      m_progressText(new QuietLabel(this)), m_stack(new QStackedWidget(this)), m_view(new PageView),
      m_error(new ErrorBanner), m_spinner(new Spinner), m_side(new QStackedWidget),
      m_editor(new SigningFieldEditor(prompts)), m_list(new QListWidget),
      m_reviewTitle(sectionLabel(nullptr)), m_reviewText(new QLabel), m_consent(new QCheckBox),
      m_back(new QPushButton), m_next(new QPushButton), m_reject(new QPushButton),
      m_code(new SigningCodeForm), m_handOver(new SigningNotice(QStringLiteral("takeDevice"))),
      m_end(new SigningNotice(QStringLiteral("signingDone"))), m_loading(new QLabel),
      m_loadBack(new QPushButton), m_loadError(new ErrorBanner)
{
    setObjectName(QStringLiteral("signingPage"));
    m_title->setFont(titleFont());
    m_leave->setObjectName(QStringLiteral("leaveSigning"));
    m_leave->setFlat(true);
    m_leave->setIcon(icon(Icon::Close));
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(160, 6);
    m_next->setObjectName(QStringLiteral("signingNext"));
    m_next->setDefault(true);
    m_next->setMinimumHeight(48);
    QFont big = sectionFont();
    big.setPixelSize(16);
    m_next->setFont(big);
    m_back->setObjectName(QStringLiteral("signingBack"));
    m_back->setMinimumHeight(48);
    m_reject->setObjectName(QStringLiteral("rejectSigning"));
    m_reject->setFlat(true);
    m_consent->setObjectName(QStringLiteral("signingConsent"));
    m_list->setObjectName(QStringLiteral("signingFields"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_view->setObjectName(QStringLiteral("signingView"));
    m_reviewText->setWordWrap(true);
    m_reviewText->setTextFormat(Qt::PlainText);

    auto* review = new QWidget;
    auto* reviewColumn = new QVBoxLayout(review);
    reviewColumn->setContentsMargins(0, 0, 0, 0);
    reviewColumn->addWidget(m_reviewTitle);
    reviewColumn->addWidget(m_reviewText);
    reviewColumn->addSpacing(space::s);
    reviewColumn->addWidget(m_consent);
    reviewColumn->addStretch();
    m_side->addWidget(m_editor);
    m_side->addWidget(review);

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(space::s);
    buttons->addWidget(m_back);
    buttons->addWidget(m_next, 1);
    auto* side = new QWidget;
    side->setFixedWidth(sideWidth);
    side->setBackgroundRole(QPalette::Base);
    side->setAutoFillBackground(true);
    auto* sideColumn = new QVBoxLayout(side);
    sideColumn->setContentsMargins(space::l, space::l, space::l, space::m);
    sideColumn->setSpacing(space::m);
    sideColumn->addWidget(m_error);
    sideColumn->addWidget(m_side);
    sideColumn->addLayout(buttons);
    sideColumn->addWidget(m_list, 1);
    sideColumn->addWidget(m_reject, 0, Qt::AlignLeft);
    auto* work = new QWidget;
    auto* workRow = new QHBoxLayout(work);
    workRow->setContentsMargins(0, 0, 0, 0);
    workRow->setSpacing(0);
    workRow->addWidget(m_view, 1);
    workRow->addWidget(side);

    auto* loading = new QWidget;
    auto* loadColumn = new QVBoxLayout(loading);
    loadColumn->setContentsMargins(space::xxl, space::xxl, space::xxl, space::xxl);
    loadColumn->addWidget(m_loadError);
    loadColumn->addStretch();
    loadColumn->addWidget(m_spinner, 0, Qt::AlignHCenter);
    loadColumn->addWidget(m_loading, 0, Qt::AlignHCenter);
    loadColumn->addStretch();

    auto* code = new QWidget;
    auto* codeColumn = new QVBoxLayout(code);
    codeColumn->addStretch(2);
    auto* codeRow = new QHBoxLayout; // not an alignment: that takes the height of one line of text
    codeRow->addStretch();
    codeRow->addWidget(m_code);
    codeRow->addStretch();
    codeColumn->addLayout(codeRow);
    codeColumn->addStretch(3);
    for (QWidget* page : std::initializer_list<QWidget*>{loading, code, work, m_handOver, m_end})
        m_stack->addWidget(page); // as in Pages

    auto* head = new QHBoxLayout;
    head->setContentsMargins(space::l, space::m, space::l, space::m);
    head->setSpacing(space::l);
    head->addWidget(m_title, 1);
    head->addWidget(m_progressText);
    head->addWidget(m_progress);
    head->addWidget(m_leave);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    auto* line = new QFrame;
    line->setFrameShape(QFrame::HLine);
    line->setFixedHeight(1);
    column->addWidget(line);
    column->addWidget(m_stack, 1);

    connect(m_leave, &QPushButton::clicked, this, &SigningPage::leave);
    connect(m_next, &QPushButton::clicked, this, &SigningPage::next);
    connect(m_back, &QPushButton::clicked, this, [this] {
        m_editor->commit();
        goTo(m_step - 1);
    });
    connect(m_reject, &QPushButton::clicked, this, &SigningPage::reject);
    connect(m_consent, &QCheckBox::toggled, this, &SigningPage::updateProgress);
    connect(m_error, &ErrorBanner::retry, this, &SigningPage::finish);
    connect(m_loadError, &ErrorBanner::retry, this, &SigningPage::load);
    connect(m_code, &SigningCodeForm::codeGiven, this, &SigningPage::giveCode);
    connect(m_code, &SigningCodeForm::sendRequested, &m_signing, &workflow::SignInPerson::sendCode);
    connect(m_handOver, &SigningNotice::actionTriggered, this, &SigningPage::showLoaded);
    connect(m_end, &SigningNotice::actionTriggered, this, [this] { Q_EMIT finished(m_document); });
    connect(m_list, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) {
        m_editor->commit();
        goTo(m_list->row(item));
    });
    connect(m_list, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) {
        m_editor->commit();
        goTo(m_list->row(item));
    });
    connect(m_view, &PageView::tagActivated, this, [this](domain::TagId id) {
        const auto at = m_fields.indexOf(id);
        if (at < 0) return;
        m_editor->commit();
        goTo(static_cast<int>(at));
    });
    connect(m_editor, &SigningFieldEditor::valueChanged, this,
            [this](domain::TagId id, const QString& text, const QByteArray& image) {
                const domain::Tag* tag = tagOf(id);
                if (tag && tag->type == TagType::Radio && text == QStringLiteral("true") &&
                    !tag->groupName.isEmpty()) {
                    const QString group = tag->groupName;
                    const QList<domain::Tag> all = m_signing.tags();
                    for (const domain::Tag& other : all)
                        if (other.type == TagType::Radio && other.groupName == group && other.id != id)
                            m_signing.setValue(other.id, QStringLiteral("false"), {});
                }
                m_signing.setValue(id, text, image);
            });
    connect(m_editor, &SigningFieldEditor::fileChosen, this, &SigningPage::attach);
    connect(m_editor, &SigningFieldEditor::fileRemoved, this, &SigningPage::detach);
    connect(m_editor, &SigningFieldEditor::sendingStopped, &m_signing, &workflow::SignInPerson::cancelAttach);
    m_view->viewport()->installEventFilter(this);
    connect(&m_signing, &workflow::SignInPerson::sendingChanged, this, [this] {
        showFile();
        updateProgress();
    });
    connect(&m_signing, &workflow::SignInPerson::changed, this, &SigningPage::takeValues);
    retranslate();
}

void SigningPage::retranslate()
{
    m_leave->setText(tr("Leave"));
    m_back->setText(tr("Back"));
    m_reject->setText(tr("I do not want to sign…"));
    m_loading->setText(tr("Getting the pages…"));
    m_list->setAccessibleName(tr("Fields to fill in"));
    m_view->setAccessibleName(tr("Pages of the document"));
    m_title->setFullText(title());
    m_end->setSign(m_rejected ? Icon::Rejected : Icon::Completed, m_rejected ? Tone::Bad : Tone::Good);
    m_handOver->setSign(Icon::Person, Tone::Info);
    if (m_signing.isOpen()) {
        const auto& view = m_signing.view();
        m_consent->setText(view.consentText.size() > 60 ? tr("I agree to sign electronically.")
                                                        : view.consentText);
        m_consent->setToolTip(view.consentText);
        m_handOver->setTexts(tr("Hand the device to %1").arg(signerName()),
                             tr("%1 has signed. %2 is next, %3 of %4.")
                                 .arg(m_before, signerName(), QString::number(view.hostedIndex),
                                      QString::number(view.hostedCount)),
                             tr("I am %1").arg(signerName()));
        const QString told = tr("%1 will be told why.").arg(view.senderName);
        const QString thanks =
            view.hostedCount > 1
                ? tr("All %n people have signed “%1”. You can hand the computer back.", nullptr,
                     view.hostedCount)
                      .arg(view.title)
                : tr("You have signed “%1”. You can hand the computer back.").arg(view.title);
        m_end->setTexts(m_rejected ? tr("Rejected") : tr("Thank you"), m_rejected ? told : thanks,
                        tr("Done"));
    }
    updateProgress();
}

} // namespace ink::ui
