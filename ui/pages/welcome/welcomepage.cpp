#include "ui/pages/welcome/welcomepage.h"

#include "app/workflow/session/session.h"
#include "ui/pages/welcome/connectform.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/choicecard.h"
#include "ui/widgets/layout/currentstack.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace ink::ui {

namespace {

constexpr int preferredHeight = 440; ///< px; the form with a message of two lines
constexpr int markSize = 48;         ///< px; everything is in sight on a small notebook at 150 %

/** Prefers room for its largest page with an error, so that an error below a field doesn't move the form; in
 * a low window, it needs only that of the current one. */
class ChoiceStack final : public CurrentStack
{
public:
    using CurrentStack::CurrentStack;
    [[nodiscard]] QSize sizeHint() const override
    {
        return QStackedWidget::sizeHint().expandedTo({0, preferredHeight});
    }
};

} // namespace

WelcomePage::WelcomePage(workflow::Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_mark(new QLabel(this)), m_title(new QLabel(this)),
      m_sentence(new QLabel(this)), m_error(new ErrorBanner(this)), m_stack(new ChoiceStack(this)),
      m_local(named("chooseLocal", new ChoiceCard(Icon::Computer))),
      m_service(named("chooseService", new ChoiceCard(Icon::Cloud))), m_drop(new DropArea),
      m_sample(new QPushButton(this)), m_form(new ConnectForm(session)), m_spinner(new Spinner(this))
{
    setObjectName(QStringLiteral("welcomePage"));
    m_mark->setPixmap(applicationIcon().pixmap(QSize(markSize, markSize), devicePixelRatioF()));
    m_title->setFont(verdictFont());
    m_sentence->setForegroundRole(QPalette::PlaceholderText);
    m_sentence->setAlignment(Qt::AlignCenter);
    const Form form(this);
    form.setUpLabel(m_title, QT_TR_NOOP("Welcome to Inkstone"));
    form.setUpLabel(m_sentence, QT_TR_NOOP("Prepare documents, have them signed, and keep the proof."));
    form.setUpButton(m_sample, "trySample", QT_TR_NOOP("Try a sample document"));
    m_spinner->hide();

    auto* choices = new QWidget;
    auto* cards = new QHBoxLayout;
    cards->setSpacing(space::l);
    cards->addWidget(m_local);
    cards->addWidget(m_service);
    auto* choicesColumn = new QVBoxLayout(choices);
    choicesColumn->setContentsMargins(0, 0, 0, 0);
    choicesColumn->setSpacing(space::m);
    choicesColumn->addLayout(cards);
    choicesColumn->addWidget(m_drop);
    choicesColumn->addWidget(m_sample, 0, Qt::AlignHCenter);
    choicesColumn->addStretch();

    auto* formPage = new QWidget;
    auto* formColumn = new QVBoxLayout(formPage);
    formColumn->setContentsMargins(space::xxl * 3, 0, space::xxl * 3, 0);
    formColumn->addWidget(m_form);
    formColumn->addStretch();
    m_stack->addWidget(choices);
    m_stack->addWidget(formPage);

    auto* middle = new QWidget;
    middle->setMaximumWidth(720);
    auto* column = new QVBoxLayout(middle);
    column->setSpacing(space::s);
    column->addWidget(m_mark, 0, Qt::AlignHCenter);
    column->addWidget(m_title, 0, Qt::AlignHCenter);
    column->addWidget(m_sentence, 0, Qt::AlignHCenter);
    column->addSpacing(space::l);
    column->addWidget(m_error);
    column->addWidget(m_stack);
    column->addWidget(m_spinner, 0, Qt::AlignHCenter);
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(middle, 20);
    row->addStretch(1);
    auto* page = new QVBoxLayout(this);
    page->addStretch(2);
    page->addLayout(row);
    page->addStretch(3);

    connect(m_local, &ChoiceCard::clicked, this, &WelcomePage::openLocal);
    connect(m_service, &ChoiceCard::clicked, this, &WelcomePage::showConnectForm);
    connect(m_error, &ErrorBanner::retryRequested, this, &WelcomePage::openLocal);
    connect(m_drop, &DropArea::dropped, this, &WelcomePage::filesChosen);
    connect(m_drop, &DropArea::chooseRequested, this, &WelcomePage::chooseFilesRequested);
    connect(m_sample, &QPushButton::clicked, this, &WelcomePage::sampleRequested);
    connect(m_form, &ConnectForm::connected, this, &WelcomePage::opened);
    connect(m_form, &ConnectForm::backRequested, this, [this] {
        showChoices();
        if (m_session.current()) Q_EMIT backRequested();
    });
    form.translate([this] {
        const bool isLocalAllowed = m_session.isLocalAllowed();
        m_local->setTexts(tr("Work on this computer"),
                          isLocalAllowed ? tr("Everything stays on this computer. No account needed.")
                                         : tr("Your administrator doesn't allow this."));
        for (QWidget* part : std::initializer_list<QWidget*>{m_local, m_drop, m_sample})
            part->setEnabled(isLocalAllowed);
        m_service->setTexts(tr("Connect to a service"),
                            tr("Use your team's signing service with an API key."));
        m_drop->setTexts(tr("Or drop a PDF here to start on this computer"), tr("Choose a PDF…"));
    });
}

void WelcomePage::showConnectForm()
{
    m_form->clear();
    m_error->setError(std::nullopt);
    m_stack->setCurrentIndex(1);
    m_form->findChild<QWidget*>(QStringLiteral("baseAddress"))->setFocus();
}

void WelcomePage::askForKey(const workflow::Profile& account)
{
    m_error->setError(std::nullopt);
    m_stack->setCurrentIndex(1);
    m_form->askForKey(account);
}

void WelcomePage::showChoices()
{
    m_stack->setCurrentIndex(0);
    m_error->setError(std::nullopt);
}

void WelcomePage::openLocal()
{
    m_local->setEnabled(false);
    m_spinner->show();
    m_error->setError(std::nullopt);
    m_session.open(QStringLiteral("local"), this, [this](const Result<void>& result) {
        m_local->setEnabled(m_session.isLocalAllowed());
        m_spinner->hide();
        if (!result) return m_error->setError(result.error());
        Q_EMIT opened();
    });
}

} // namespace ink::ui

#include "moc_welcomepage.cpp"
