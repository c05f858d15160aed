#include "ui/pages/stack/stackpage.h"

#include "app/base/backgroundtask.h"
#include "app/domain/account/account.h"
#include "app/domain/document/document.h"
#include "app/workflow/session/session.h"
#include "app/workflow/session/signaturepresets.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/messagetext.h"
#include "ui/pages/shared/offlineerrors.h"
#include "ui/pages/shared/pagecontext.h"
#include "ui/pages/stack/ownpdf.h"
#include "ui/pages/stack/stackmodel.h"
#include "ui/pages/stack/stackrolewords.h"
#include "ui/pages/stack/stacksummary.h"
#include "ui/pages/stack/stackviewer.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/signatureimages.h"
#include "ui/widgets/inputs/signaturepad.h"
#include "ui/widgets/layout/currentstack.h"
#include "ui/widgets/layout/wraprow.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"
#include "ui/widgets/tables/tabledelegates.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QStackedWidget>
#include <QTreeView>
#include <QUuid>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ink::ui {

using Decision = workflow::SigningStack::Decision;
using State = workflow::SigningStack::State;

namespace {

constexpr int adoptWidth = 560;
constexpr int initialsHeight = 96;
constexpr int minStackText = 260; ///< with less room, the buttons move to a separate line

/** Returns an error message for the first invalid address in a comma-separated list; empty if all are
 * valid. */
QString addressFault(const QString& addresses)
{
    const QStringList all = addresses.split(QLatin1Char(','), Qt::SkipEmptyParts);
    const auto wrong = std::find_if_not(all.begin(), all.end(), &workflow::SigningStack::isAddress);
    return wrong == all.end() ? QString()
                              : StackPage::tr("“%1” isn't a valid email address.").arg(wrong->trimmed());
}

} // namespace

StackPage::StackPage(const PageContext& context, QWidget* parent)
    : QWidget(parent), m_prompts(context.prompts), m_session(context.session),
      m_stack(context.session, context.settings, context.database, context.clock),
      m_model(new StackModel(m_stack, context.clock, this)), m_pages(new CurrentStack(this)),
      m_title(makeTitleLabel(this)), m_about(named("stackListAbout", new QuietLabel(this))),
      m_mine(named("stackMine", new QuietLabel(this))), m_addresses(new QPushButton(this)),
      m_add(new QPushButton(this)), m_refresh(new QPushButton(this)), m_clear(new QPushButton(this)),
      m_summaryButton(named("stackShowSummary", new QPushButton(this))),
      m_begin(named("stackBegin", new QPushButton(this))), m_error(new ErrorBanner(this)),
      m_table(new QTreeView(this)), m_none(new EmptyState(Icon::Check, this)),
      m_adoptTitle(makeTitleLabel(this)), m_adoptText(new QLabel(this)),
      m_pad(named("stackPad", new SignaturePad(this))), m_usePad(new QPushButton(this)),
      m_usePreset(new QPushButton(this)), m_viewer(new StackViewer(m_stack, context.prompts, this)),
      m_summary(new StackSummary(m_stack, *m_model, this))
{
    setObjectName(QStringLiteral("stackPage"));
    for (QWidget* page : std::initializer_list<QWidget*>{makeList(), makeAdopt(), m_viewer, m_summary})
        m_pages->addWidget(page); // in the order of Pages
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pages);

    connect(&m_stack, &workflow::SigningStack::changed, this, &StackPage::showState);
    connect(&m_stack, &workflow::SigningStack::refreshed, this, [this] {
        if (const auto key = std::exchange(m_toReview, std::nullopt)) reviewFrom(m_stack.indexOf(*key));
    });
    connect(m_error, &ErrorBanner::retryRequested, this, &StackPage::refresh);
    suppressOfflineErrors(*m_error, m_session);
    connect(m_begin, &QPushButton::clicked, this, &StackPage::begin);
    connect(m_clear, &QPushButton::clicked, &m_stack, &workflow::SigningStack::clearFinished);
    connect(m_add, &QPushButton::clicked, this, [this] {
        m_prompts.chooseFiles(this,
                              {QStringLiteral("stackFiles"),
                               tr("Add PDFs to sign yourself"),
                               tr("PDF files (*.pdf)"),
                               true,
                               {}},
                              [this](const QStringList& paths) { addFiles(paths); });
    });
    connect(m_none, &EmptyState::actionTriggered, this, &StackPage::askAddresses);
    connect(m_summaryButton, &QPushButton::clicked, this, &StackPage::showSummary);
    connect(m_table, &QTreeView::activated, this,
            [this](const QModelIndex& index) { reviewFrom(index.row()); });
    connect(m_usePad, &QPushButton::clicked, this, [this] {
        if (!m_pad->isEmpty()) adopt(m_pad->png());
    });
    connect(m_usePreset, &QPushButton::clicked, this, [this] {
        if (const auto kept = m_presets ? m_presets->find(personName()) : std::nullopt) adopt(kept->png);
    });
    connect(m_pad, &SignaturePad::changed, this, [this] { m_usePad->setEnabled(!m_pad->isEmpty()); });
    connect(m_pad, &SignaturePad::handwritingChosen, this, &StackPage::handwritingChosen);
    connect(m_pad, &SignaturePad::pictureRequested, this, [this] {
        m_prompts.chooseFiles(this,
                              {QStringLiteral("stackPicture"),
                               tr("Choose a picture of your signature"),
                               tr("Pictures (*.png *.jpg *.jpeg *.bmp *.webp)"),
                               false,
                               {}},
                              [this](const QStringList& paths) {
                                  if (!paths.isEmpty()) m_pad->loadPicture(paths.first());
                              });
    });
    connect(m_viewer, &StackViewer::finished, this, &StackPage::showSummary);
    connect(m_viewer, &StackViewer::listRequested, this, &StackPage::leave);
    connect(m_viewer, &StackViewer::signingPageRequested, this, [this](int index) {
        const auto key = m_stack.items().at(index).key;
        m_away = key;
        Q_EMIT signingPageRequested(key.profile, key.document, key.invitation);
    });
    connect(m_summary, &StackSummary::continueRequested, this, &StackPage::begin);
    connect(m_summary, &StackSummary::listRequested, this, &StackPage::leave);
    connect(&context.session, &workflow::Session::currentChanged, this, [this] {
        if (!m_away.invitation.isEmpty()) return;
        leave();
        if (isVisible()) refresh();
    });
    Form(this).translate([this] { showState(); });
}

StackPage::~StackPage() = default;

QWidget* StackPage::makeList()
{
    m_title->setMinimumHeight(metric::rowHeight);
    m_about->setWordWrap(true);
    m_mine->setWordWrap(true);
    const Form form(this);
    form.setUpInput(m_table, "stackTable", {.label = m_title, .labelText = QT_TR_NOOP("Waiting for me")});
    form.setUpButton(m_addresses, "stackAddresses", QT_TR_NOOP("My email addresses…"),
                     {.clicked = [this] { askAddresses(); }});
    form.setUpButton(m_add, "stackAddFiles", QT_TR_NOOP("Add PDFs…"));
    form.setUpButton(m_refresh, "stackRefresh", QT_TR_NOOP("Refresh"),
                     {.icon = Icon::Refresh, .clicked = [this] { refresh(); }});
    form.setUpButton(m_clear, "stackClear", QT_TR_NOOP("Clear results"));
    form.setUpLabel(m_adoptTitle, QT_TR_NOOP("Adopt your signature"));
    form.setUpLabel(m_adoptText,
                    QT_TR_NOOP("This signature is placed in each document that you review. Nothing is signed "
                               "until you confirm at the end."),
                    {.isWrapped = true});
    form.setUpButton(m_usePad, "stackAdopt", QT_TR_NOOP("Adopt signature"), {.isDefault = true});
    form.setUpButton(m_usePreset, "stackUseSaved", QT_TR_NOOP("Use saved signature"));
    m_none->setMainAction();
    m_begin->setIcon(icon(Icon::Signature));
    m_begin->setDefault(true);
    m_table->setModel(m_model);
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setItemDelegate(new TextCellDelegate(false, m_table));
    m_table->setAllColumnsShowFocus(true);
    m_table->header()->setStretchLastSection(true);
    m_table->header()->setSectionResizeMode(static_cast<int>(StackModel::Column::Account),
                                            QHeaderView::ResizeToContents);
    m_table->header()->setSectionResizeMode(static_cast<int>(StackModel::Column::Document),
                                            QHeaderView::Stretch);
    auto* page = new QWidget;
    auto* about = new QWidget;
    about->setMinimumWidth(minStackText);
    auto* words = new QVBoxLayout(about);
    words->setContentsMargins(0, 0, 0, 0);
    words->addWidget(m_title);
    words->addWidget(m_mine);
    words->addWidget(m_about); // last, because it is empty when nothing is pending
    auto* head = new WrapRow;
    head->setSpacing(space::s);
    head->add(about, 1, Qt::AlignTop);
    head->addStretch();
    WrapRow* ends = head->addGroup();
    ends->addStretch();
    for (QPushButton* button : {m_addresses, m_add, m_refresh, m_clear, m_summaryButton, m_begin})
        ends->add(button, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(space::l, space::m, space::l, space::s);
    column->setSpacing(space::s);
    column->addLayout(head);
    column->addWidget(m_error);
    column->addWidget(m_table, 1);
    column->addWidget(m_none, 1);
    return page;
}

QWidget* StackPage::makeAdopt()
{
    auto* sheet = new QWidget;
    sheet->setMaximumWidth(adoptWidth);
    auto* column = new QVBoxLayout(sheet);
    column->setSpacing(space::m);
    column->addWidget(m_adoptTitle);
    column->addWidget(m_adoptText);
    column->addWidget(m_pad);
    auto* row = new QHBoxLayout;
    row->addWidget(m_usePad);
    row->addWidget(m_usePreset);
    row->addStretch();
    column->addLayout(row);
    auto* page = new QWidget;
    auto* around = new QVBoxLayout(page);
    around->addStretch(1);
    auto* middle = new QHBoxLayout;
    middle->addStretch();
    middle->addWidget(sheet, 1);
    middle->addStretch();
    around->addLayout(middle);
    around->addStretch(2);
    return page;
}

void StackPage::setHandwriting(const QString& style)
{
    m_pad->setHandwriting(style);
}

QString StackPage::personName() const
{
    for (const workflow::StackItem& item : m_stack.items())
        if (!item.person.trimmed().isEmpty()) return item.person.trimmed();
    return {};
}

void StackPage::showState()
{
    int open = 0;
    int ended = 0;
    for (const workflow::StackItem& item : m_stack.items()) {
        const bool isOver = item.state == State::Signed || item.state == State::Declined;
        ended += isOver ? 1 : 0;
        open += isOver ? 0 : 1;
    }
    const int toCarryOut = m_stack.count(Decision::Sign) + m_stack.count(Decision::Decline);
    const bool isEmpty = m_model->rowCount() == 0 && !m_stack.isRefreshing(); // m_none is shown instead
    m_about->setText(m_stack.isRefreshing() ? tr("Looking for documents…")
                     : isEmpty              ? QString()
                                            : tr("%n documents are waiting for you", nullptr, open));
    const QStringList mine = m_stack.addresses();
    m_mine->setText(mine.isEmpty() ? QString() : tr("Sent to: %1").arg(mine.join(QStringLiteral(", "))));
    m_begin->setEnabled(!m_stack.isRefreshing() && m_stack.nextUndecided(0) >= 0);
    m_clear->setVisible(ended > 0);
    m_summaryButton->setVisible(toCarryOut > 0);
    m_summaryButton->setText(StackTotalWords(m_stack).openLabel());
    int undecided = 0;
    for (const workflow::StackItem& item : m_stack.items())
        undecided += item.decision == Decision::None && item.state != State::Signed &&
                             item.state != State::Declined && item.state != State::Sending
                         ? 1
                         : 0;
    m_begin->setText(tr("Review %n documents", nullptr, undecided));
    m_table->setVisible(m_model->rowCount() > 0);
    m_none->setVisible(isEmpty);
    m_none->setText(mine.isEmpty() ? tr("Add your email address to find documents that were sent to you.")
                                   : tr("No documents are waiting for you."));
    m_none->setIcon(mine.isEmpty() ? Icon::Mail : Icon::Check);
    m_none->setAction(mine.isEmpty() ? tr("Add my email address…") : QString());
    m_add->setEnabled(!m_isAdding && m_session.client());
    std::optional<Error> fault = m_fileFault;
    if (!m_stack.faults().isEmpty()) {
        const auto& first = m_stack.faults().first();
        fault = first.error;
        if (!first.accountLabel.isEmpty())
            fault->detail =
                Message::literal(tr("%1: %2").arg(first.accountLabel, messageText(first.error.detail)));
    }
    m_error->setError(fault);
}

void StackPage::askAddresses()
{
    m_prompts.text(this,
                   {QStringLiteral("stackAddresses"), tr("My email addresses"),
                    tr("Documents sent to these addresses are listed here. Separate addresses with commas."),
                    m_stack.ownAddresses().join(QStringLiteral(", ")), tr("Save"), 1000, false, false,
                    addressFault},
                   [this](const std::optional<QString>& text) {
                       if (!text) return;
                       m_stack.setOwnAddresses(text->split(QLatin1Char(','), Qt::SkipEmptyParts));
                       refresh();
                   });
}

void StackPage::addFiles(const QStringList& paths)
{
    if (m_isAdding || paths.isEmpty() || !m_session.client()) return;
    m_fileFault.reset();
    const QStringList mine = m_stack.ownAddresses() + m_stack.addresses();
    if (!mine.isEmpty()) return addAs(paths, mine.first());
    // The user's email address isn't known yet.
    m_prompts.text(this,
                   {QStringLiteral("stackOwnAddress"),
                    tr("Your email address"),
                    tr("The documents will be signed with this email address."),
                    {},
                    tr("Continue"),
                    254,
                    false,
                    true,
                    addressFault},
                   [this, paths](const std::optional<QString>& text) {
                       if (!text) return;
                       m_stack.setOwnAddresses({*text});
                       const QStringList own = m_stack.ownAddresses();
                       if (!own.isEmpty()) addAs(paths, own.first());
                   });
}

/** Adds the files with the user's name from other documents, else with the account's. */
void StackPage::addAs(const QStringList& paths, const QString& email)
{
    if (!m_session.client()) return;
    if (const QString name = personName(); !name.isEmpty()) return addNext(paths, {name, email});
    m_isAdding = true;
    showState();
    m_session.client()->accountDetails(
        this, [this, paths, email](const Result<domain::AccountDetails>& account) {
            m_isAdding = false;
            if (!account) {
                m_fileFault = account.error();
                return showState();
            }
            const QString name = account->userSetting.name.trimmed();
            addNext(paths, {name.isEmpty() ? email.section(QLatin1Char('@'), 0, 0) : name, email});
        });
}

/** Adds the files sequentially; stops at the first failure. */
void StackPage::addNext(QStringList paths, const OwnSigner& signer)
{
    m_isAdding = !paths.isEmpty() && m_session.client();
    if (!m_isAdding) return refresh();
    showState();
    const QString path = paths.takeFirst();
    const auto failed = [this](const Error& error) {
        m_isAdding = false;
        m_fileFault = error;
        refresh();
    };
    const auto create = [this, paths, path, signer, failed](const Result<domain::Document>& document) {
        if (!document) return failed(document.error());
        m_session.queryLimits(this, [this, paths, path, signer, failed,
                                     document = *document](const Result<domain::Limits>& limits) mutable {
            if (!m_session.client()) return failed(workflow::noAccountError());
            // The document is in the window's language, because the user signs it here and reads its
            // certificate.
            document.setting.language =
                domain::documentLanguage(QLocale().name(), limits && limits->languages);
            m_session.client()->create(document, {{QFileInfo(path).fileName(), path}},
                                       QUuid::createUuid().toString(QUuid::WithoutBraces), this,
                                       [this, paths, signer, failed](const Result<domain::Document>& made) {
                                           if (!made) return failed(made.error());
                                           addNext(paths, signer);
                                       });
        });
    };
    runInBackground(
        this, [path, signer] { return makeOwnDocument(path, signer); }, create);
}

void StackPage::refresh()
{
    m_stack.refresh();
    showState();
}

void StackPage::review(const store::StackJournal::Key& key)
{
    leave();
    m_toReview = key;
    refresh();
}

void StackPage::begin()
{
    reviewFrom(m_stack.nextUndecided(0));
}

void StackPage::reviewFrom(int index)
{
    if (index < 0 || index >= m_stack.items().size()) return;
    const State state = m_stack.items().at(index).state;
    if (state == State::Signed || state == State::Declined || state == State::Sending) return;
    m_startAt = index;
    const auto signs = [this] { // reviewers and editors don't
        const auto& items = m_stack.items();
        return std::any_of(items.begin(), items.end(), [](const workflow::StackItem& item) {
            return item.role != domain::ActionType::Reviewer && item.role != domain::ActionType::Editor &&
                   item.state != State::Signed && item.state != State::Declined;
        });
    };
    if (m_stack.adoptedSignature().isEmpty() && signs()) {
        const QString name = personName();
        m_pad->setName(name);
        m_pad->setMethod(name.isEmpty() ? SignaturePad::Method::Draw : SignaturePad::Method::Type);
        m_usePad->setEnabled(!m_pad->isEmpty());
        m_usePreset->setVisible(m_presets && m_presets->find(name));
        m_pages->setCurrentIndex(Adopt);
        (m_usePad->isEnabled() ? static_cast<QWidget*>(m_usePad) : m_pad)->setFocus(Qt::OtherFocusReason);
        return;
    }
    m_pages->setCurrentIndex(Look);
    m_viewer->showItem(index);
}

void StackPage::adopt(const QByteArray& signature)
{
    const QString name = personName();
    const QByteArray initials =
        name.isEmpty() ? signature
                       : encodePng(renderName(initialsOf(name), initialsHeight, m_pad->handwriting()));
    m_stack.setSignature({signature, initials});
    reviewFrom(m_startAt);
}

void StackPage::showSummary()
{
    m_pages->setCurrentIndex(Summary);
    m_summary->start();
}

bool StackPage::leave()
{
    m_toReview.reset();
    if (m_pages->currentIndex() == List) return false;
    m_pages->setCurrentIndex(List);
    m_table->setFocus(Qt::OtherFocusReason);
    showState();
    return true;
}

void StackPage::resume()
{
    const auto away = std::exchange(m_away, {});
    const auto goOn = [this] {
        const int next = m_stack.nextUndecided(std::max(0, m_viewer->current()));
        m_pages->setCurrentIndex(Look);
        m_viewer->showItem(next);
    };
    const auto afterRefresh = [this, goOn] {
        connect(&m_stack, &workflow::SigningStack::refreshed, this, goOn, Qt::SingleShotConnection);
        refresh();
    };
    const int index = m_stack.indexOf(away);
    if (index < 0) return afterRefresh();
    m_stack.refreshItem(index, this, [afterRefresh](const Result<void>&) { afterRefresh(); });
}

void StackPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_pages->currentIndex() == List && m_away.invitation.isEmpty()) refresh();
}

} // namespace ink::ui

#include "moc_stackpage.cpp"
