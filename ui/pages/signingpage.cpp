#include "ui/pages/signingpage.h"

#include "app/domain/rules.h"
#include "app/workflow/session.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/words.h"
#include "ui/pages/shownbytes.h"
#include "ui/pages/signingcodeform.h"
#include "ui/pages/signingfieldeditor.h"
#include "ui/pages/signingnotice.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/errortext.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

using domain::TagType;
using State = workflow::SignInPerson::State;

namespace {
enum Pages { Loading, Code, Work, HandOver, End };
enum SidePages { Field, Review };
constexpr int sideWidth = 380;

/** Of a signing host: the hosted person in turn stands for the recipient, the others for themselves. */
void showHosted(domain::Document& shown, const wire::SignerView& view)
{
    const int me = view.invitationIndex;
    if (view.hostedIndex == 0 || me < 1 || me > shown.invitations.size()) return;
    const QList<int> owners = domain::hostedOwners(shown, me);
    const QStringList people = shown.invitations.at(me - 1).hostedSigners;
    const auto first = static_cast<int>(shown.invitations.size());
    for (const QString& name : people) {
        domain::Invitation person;
        person.recipientName = name;
        shown.invitations.append(person);
    }
    shown.invitations[me - 1].recipientName = view.hostedSigner;
    for (qsizetype i = 0; i < shown.tags.size(); ++i)
        if (owners.at(i) > 0 && owners.at(i) != view.hostedIndex)
            shown.tags[i].invitationIndex = first + owners.at(i);
}
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
    connect(&m_signing, &workflow::SignInPerson::changed, this, &SigningPage::takeValues);
    retranslate();
}

SigningPage::~SigningPage() = default;

void SigningPage::open(domain::DocumentId document, const QString& invitationGuid)
{
    m_document = document;
    m_guid = invitationGuid;
    m_fields.clear();
    m_step = 0;
    m_consent->setChecked(false);
    m_error->setError(std::nullopt);
    load();
}

void SigningPage::load()
{
    m_stack->setCurrentIndex(Loading);
    m_loadError->setError(std::nullopt);
    m_spinner->show();
    m_loading->show();
    m_title->setFullText({});
    updateProgress();
    m_signing.open(m_document, m_guid, this, [this](const Result<void>& result) {
        m_spinner->hide();
        m_loading->hide();
        if (m_signing.state() == State::NeedsCode) return; // shown already
        if (!result) return m_loadError->setError(result.error());
        showLoaded();
    });
}

void SigningPage::showCode()
{
    if (m_stack->currentIndex() != Code) {
        m_stack->setCurrentIndex(Code);
        m_title->setFullText(title());
        m_code->start(signerName());
        updateProgress();
    }
    m_code->setAsked(m_signing.codeAsked());
}

void SigningPage::giveCode(const QString& code)
{
    m_signing.submitCode(code, this, [this](const Result<void>& result) {
        if (result && m_signing.state() == State::Open) showLoaded();
    });
}

void SigningPage::showLoaded()
{
    const auto& view = m_signing.view();
    m_view->setDocument(m_signing.document());
    for (const domain::File& file : m_signing.document().files)
        withShownBytes(m_signing.document(), file, m_signing.fileBytes(file.id), this,
                       [this, file = file.id, document = m_signing.document().id](const QByteArray& bytes) {
                           if (m_signing.document().id == document) m_view->setFileBytes(file, bytes);
                       });
    m_view->setFilling(view.invitationIndex);
    m_view->setShowValues(true);
    m_view->setZoomMode(PageView::ZoomMode::FitWidth);

    QList<domain::Tag> mine = m_signing.tags();
    std::stable_sort(mine.begin(), mine.end(), [](const domain::Tag& a, const domain::Tag& b) {
        if (a.pageIndex != b.pageIndex) return a.pageIndex < b.pageIndex;
        if (qAbs(a.rect.top - b.rect.top) > 6) return a.rect.top < b.rect.top;
        return a.rect.left < b.rect.left;
    });
    m_fields.clear();
    for (const domain::Tag& tag : std::as_const(mine))
        if (!tag.style.readOnly && tag.type != TagType::SignDate) m_fields.append(tag.id);
    fillList();
    retranslate();
    m_stack->setCurrentIndex(Work);
    takeValues();
    goTo(m_step);
}

QString SigningPage::signerName() const
{
    const auto& view = m_signing.view();
    if (m_signing.isOpen() && !view.hostedSigner.isEmpty()) return view.hostedSigner;
    const auto& document = m_signing.document();
    const int index = document.invitationIndexOf(m_guid);
    return index < 1 ? QString() : personName(document.invitations.at(index - 1));
}

QString SigningPage::title() const
{
    if (!m_signing.isOpen()) return m_signing.state() == State::NeedsCode ? tr("Sign in person") : QString();
    const auto& view = m_signing.view();
    if (view.hostedIndex > 0)
        return tr("Now: %1, %2 of %3 · “%4”")
            .arg(signerName(), QString::number(view.hostedIndex), QString::number(view.hostedCount),
                 view.title);
    if (view.hostedCount > 0) return view.title; // everybody has
    return tr("%1 signs “%2”").arg(signerName(), view.title);
}

const domain::Tag* SigningPage::tagOf(domain::TagId id) const
{
    const auto& tags = m_signing.tags();
    const auto found =
        std::find_if(tags.begin(), tags.end(), [id](const domain::Tag& tag) { return tag.id == id; });
    return found == tags.end() ? nullptr : &*found;
}

void SigningPage::takeValues()
{
    if (m_signing.state() == State::NeedsCode) return showCode();
    if (!m_signing.isOpen()) return;
    domain::Document shown = m_signing.document();
    showHosted(shown, m_signing.view());
    for (domain::Tag& tag : shown.tags)
        if (const domain::Tag* mine = tagOf(tag.id)) {
            tag.text = mine->text;
            tag.image = mine->image;
        }
    m_view->setDocument(shown);
    updateProgress();
}

void SigningPage::fillList()
{
    m_list->clear();
    for (const domain::TagId id : std::as_const(m_fields)) {
        const domain::Tag* tag = tagOf(id);
        auto* item = new QListWidgetItem(
            tag ? tr("%1 · page %2").arg(tagTypeWord(tag->type)).arg(tag->pageIndex) : QString(), m_list);
        item->setSizeHint({0, metric::compactRow});
    }
}

void SigningPage::goTo(int step)
{
    m_step = std::clamp(step, 0, stepCount());
    m_error->setError(std::nullopt);
    if (atReview()) {
        m_side->setCurrentIndex(Review);
        m_view->selectTags({});
        m_list->setCurrentRow(-1);
        updateProgress();
        (m_consent->isVisibleTo(this) ? static_cast<QWidget*>(m_consent) : m_next)
            ->setFocus(Qt::OtherFocusReason);
        return;
    }
    {
        const domain::TagId id = m_fields.at(m_step);
        const domain::Tag* tag = tagOf(id);
        if (!tag) return;
        QByteArray earlier;
        if (domain::isSignatureLike(tag->type))
            for (const domain::Tag& other : m_signing.tags())
                if (other.type == tag->type && other.id != id && !other.image.isEmpty())
                    earlier = other.image;
        m_editor->edit(*tag, signerName(), earlier);
        m_side->setCurrentIndex(Field);
        m_view->goToTag(id);
        m_list->setCurrentRow(m_step);
    }
    updateProgress();
}

void SigningPage::next()
{
    if (atReview()) return finish();
    m_editor->commit();
    const domain::Tag* tag = tagOf(m_fields.at(m_step));
    if (tag && tag->isMandatory && !domain::hasValue(*tag) && tag->type != TagType::Radio) {
        m_editor->setFault(domain::isSignatureLike(tag->type)
                               ? tr("Draw, type or choose your signature first.")
                               : tr("This one is needed."));
        return;
    }
    goTo(m_step + 1);
}

void SigningPage::updateProgress()
{
    const bool working = m_stack->currentIndex() == Work;
    m_progress->setVisible(working && stepCount() > 0);
    m_progressText->setVisible(working && stepCount() > 0);
    m_leave->setVisible(m_stack->currentIndex() != End);
    int done = 0;
    for (int i = 0; i < stepCount(); ++i) {
        const domain::Tag* tag = tagOf(m_fields.at(i));
        const bool filled = tag && domain::hasValue(*tag);
        done += filled ? 1 : 0;
        if (QListWidgetItem* item = m_list->item(i)) {
            const Tokens& t = tokens(palette());
            item->setIcon(filled ? icon(Icon::Completed, toneColour(Tone::Good, t))
                                 : icon(Icon::Pen, t.quietInk));
        }
    }
    m_progress->setRange(0, qMax(1, stepCount()));
    m_progress->setValue(done);
    m_progressText->setText(tr("%1 of %2").arg(done).arg(stepCount()));
    m_back->setVisible(m_step > 0);
    if (!m_signing.isOpen()) return;
    const auto& view = m_signing.view();
    const auto missing = m_signing.missing();
    if (atReview()) {
        const bool approves = view.myAction == domain::ActionType::Reviewer;
        m_next->setText(approves ? tr("Approve") : tr("Finish and sign"));
        const bool agreed = view.consentText.isEmpty() || m_consent->isChecked();
        const bool free =
            view.canSignTags && m_fields.isEmpty(); // placed by hand, which is done in the browser
        m_next->setEnabled(missing.isEmpty() && agreed && view.blockedReason.isEmpty() && !free);
        m_reviewTitle->setText(free                ? tr("Place your signature yourself.")
                               : missing.isEmpty() ? tr("Everything is filled in.")
                                                   : tr("Something is still missing."));
        m_reviewText->setText(!view.blockedReason.isEmpty() ? view.blockedReason
                              : free ? tr("This signature goes where the signer puts it. That is done on the "
                                          "signing page: leave, copy the signing link and open it in a "
                                          "browser.")
                              : missing.isEmpty() ? tr("Look at the pages once more, then finish.")
                                                  : tr("Choose a field below that has no tick yet."));
        m_consent->setVisible(!view.consentText.isEmpty());
    } else {
        m_next->setText(tr("Next"));
        m_next->setEnabled(true);
    }
}

void SigningPage::finish()
{
    m_error->setError(std::nullopt);
    m_next->setEnabled(false);
    m_next->setText(tr("Signing…"));
    m_signing.finish(this, [this, before = signerName()](const Result<void>& result) {
        updateProgress();
        if (m_signing.state() == State::NeedsCode) return;
        if (!result) return m_error->setError(result.error());
        m_signing.state() == State::Open ? showHandOver(before) : showEnd(true);
    });
}

void SigningPage::reject()
{
    m_prompts.text(this,
                   {QStringLiteral("rejectReason"),
                    tr("Reject this document"),
                    tr("Why do you not sign? The sender will read this."),
                    {},
                    tr("Reject the document"),
                    2000,
                    true,
                    true},
                   [this](const std::optional<QString>& reason) {
                       if (!reason) return;
                       m_signing.reject(*reason, this, [this](const Result<void>& result) {
                           if (m_signing.state() == State::NeedsCode) return;
                           if (!result) return m_error->setError(result.error());
                           showEnd(false);
                       });
                   });
}

void SigningPage::showEnd(bool signedIt)
{
    m_rejected = !signedIt;
    m_stack->setCurrentIndex(End);
    retranslate();
    m_end->arrive();
}

void SigningPage::showHandOver(const QString& before)
{
    m_before = before;
    m_fields.clear();
    m_step = 0;
    m_consent->setChecked(false);
    m_stack->setCurrentIndex(HandOver);
    retranslate();
    m_handOver->arrive();
}

void SigningPage::leave()
{
    const auto go = [this] {
        m_signing.leave();
        Q_EMIT closeRequested();
    };
    if (m_stack->currentIndex() != Work) return go();
    m_editor->commit();
    m_prompts.confirm(this,
                      {QStringLiteral("leaveSigning"), tr("Leave signing?"),
                       tr("What is filled in so far is kept. Nothing is signed yet."), tr("Leave"), false},
                      [go](bool yes) {
                          if (yes) go();
                      });
}

void SigningPage::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && m_stack->currentIndex() == Work && !atReview() &&
        qobject_cast<QLineEdit*>(window()->focusWidget()))
        return next();
    QWidget::keyPressEvent(event);
}

void SigningPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fillList();
        if (m_signing.isOpen()) goTo(m_step);
    }
    if (event->type() == QEvent::PaletteChange) retranslate();
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
