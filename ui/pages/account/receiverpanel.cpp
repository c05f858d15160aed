#include "ui/pages/account/receiverpanel.h"

#include "app/base/clock.h"
#include "app/workflow/session/session.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/eventwords.h"
#include "ui/models/isolated.h"
#include "ui/models/messagetext.h"
#include "ui/models/words.h"
#include "ui/pages/account/callbackfields.h"
#include "ui/pages/account/settingsrows.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/inputs/signaturepad.h"
#include "ui/widgets/layout/wraprow.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QComboBox>
#include <QFile>
#include <QFileInfo>
#include <QFontDatabase>
#include <QHeaderView>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>
#include <QPushButton>
#include <QSaveFile>
#include <QSpinBox>
#include <QTemporaryFile>
#include <QTextEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace ink::ui {

using workflow::ReceivedPost;
using Verdict = ReceivedPost::Verdict;

namespace {

constexpr int minUrlWidth = 220;

struct VerdictLook
{
    Icon sign;
    Tone tone;
};

VerdictLook lookOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Good:
        return {Icon::Check, Tone::Good};
    case Verdict::Wrong:
        return {Icon::Error, Tone::Bad};
    case Verdict::Stale:
        return {Icon::Warning, Tone::Warning};
    case Verdict::Unsigned:
    case Verdict::NoSecret:
        break;
    }
    return {Icon::Info, Tone::Neutral};
}

/** Writes a PDF with a title, an explanation, and space for a signature; returns false on failure. */
bool writeTestPage(const QString& path, const QString& title, const QString& words)
{
    QPdfWriter writer(path);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins({0, 0, 0, 0});
    writer.setResolution(72);
    writer.setTitle(title);
    QPainter painter;
    if (!painter.begin(&writer)) return false;
    QFont font = painter.font();
    font.setPixelSize(22);
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.drawText(QRect(72, 72, 450, 40), Qt::AlignLeft, title);
    font.setPixelSize(12);
    font.setWeight(QFont::Normal);
    painter.setFont(font);
    painter.drawText(QRect(72, 118, 450, 60), Qt::TextWordWrap, words);
    painter.drawLine(72, 250, 272, 250);
    return painter.end();
}

} // namespace

ReceiverPanel::ReceiverPanel(workflow::Session& session, const CallbackSecret& secret, Prompts& prompts,
                             const Clock& clock, QWidget* parent)
    : QWidget(parent), m_prompts(prompts), m_secret(secret), m_receiver(clock), m_test(session),
      m_title(makeSectionLabel(this)), m_hint(new QuietLabel(this)), m_address(new QComboBox),
      m_addressField(new FormField(QStringLiteral("receiverAddress"), m_address)), m_port(new QSpinBox),
      m_portField(new FormField(QStringLiteral("receiverPort"), m_port)), m_response(new QComboBox),
      m_responseField(new FormField(QStringLiteral("receiverAnswer"), m_response)),
      m_toggle(named("toggleReceiver", new QPushButton)), m_url(new QLineEdit), m_use(new QPushButton),
      m_send(new QPushButton), m_progress(named("receiverProgress", new QuietLabel(this))),
      m_error(new ErrorBanner(this)), m_posts(new QTreeWidget(this)), m_body(new QTextEdit(this)),
      m_save(new QPushButton), m_clear(new QPushButton)
{
    setObjectName(QStringLiteral("receiverPanel"));
    for (const QHostAddress& one : workflow::TestReceiver::ownAddresses())
        m_address->addItem(one.toString(), one.toString());
    m_port->setRange(0, 65535);
    const Form form(this);
    form.setUpLabel(m_title, QT_TR_NOOP("Test receiver"));
    form.setUpLabel(
        m_hint,
        QT_TR_NOOP("Receives callbacks on this computer and checks their signatures. Remote services can "
                   "reach it only if the network and their operator allow it."),
        {.isWrapped = true});
    form.setUpField(m_addressField, QT_TR_NOOP("Listen on"));
    form.setUpField(m_portField, QT_TR_NOOP("Port"));
    form.setUpField(m_responseField, QT_TR_NOOP("Response"));
    form.setUpInput(m_url, "receiverUrl", {.accessibleName = QT_TR_NOOP("Address of the test receiver")});
    form.setUpButton(m_use, "useReceiver", QT_TR_NOOP("Use as callback address"));
    form.setUpButton(m_send, "sendTestDocument", QT_TR_NOOP("Send a test document…"),
                     {.icon = Icon::Send, .clicked = [this] { sendTest(); }});
    form.setUpButton(m_save, "saveReceived", QT_TR_NOOP("Save file…"), {.clicked = [this] { saveFile(); }});
    form.setUpButton(m_clear, "clearReceived", QT_TR_NOOP("Clear"));
    form.setUpInput(m_posts, "receivedPosts", {.accessibleName = QT_TR_NOOP("Received callbacks")});
    form.setUpInput(m_body, "receivedBody",
                    {.accessibleName = QT_TR_NOOP("Headers and body of the selected callback")});
    form.addChoices(m_response,
                    {{QT_TR_NOOP("200: accepted"), 200}, {QT_TR_NOOP("500: try again later"), 500}});
    m_url->setReadOnly(true);
    m_posts->setRootIsDecorated(false);
    m_posts->setUniformRowHeights(true);
    m_posts->setMinimumHeight(150);
    m_posts->setColumnCount(4);
    m_body->setReadOnly(true);
    m_body->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_body->setMinimumHeight(140);
    m_body->setLineWrapMode(QTextEdit::NoWrap);
    layOut();
    connect(m_toggle, &QPushButton::clicked, this, &ReceiverPanel::toggle);
    connect(m_use, &QPushButton::clicked, this, [this] { Q_EMIT addressChosen(m_receiver.url()); });
    connect(m_clear, &QPushButton::clicked, this, [this] { m_receiver.clear(); });
    connect(m_error, &ErrorBanner::retryRequested, this, &ReceiverPanel::sendTest);
    connect(m_response, &QComboBox::currentIndexChanged, this,
            [this] { m_receiver.setResponseStatus(m_response->currentData().toInt()); });
    connect(m_posts, &QTreeWidget::currentItemChanged, this, &ReceiverPanel::showPost);
    connect(&m_receiver, &workflow::TestReceiver::received, this, [this] {
        showPosts();
        if (m_receiver.posts().constLast().eventType.isEmpty()) ++m_callbackCount;
        showProgress();
        Q_EMIT callbackReceived();
    });
    connect(&m_receiver, &workflow::TestReceiver::changed, this, [this] {
        showState();
        showPosts();
    });
    connect(&m_test, &workflow::CallbackTest::stepChanged, this, &ReceiverPanel::showTest);
    connect(&m_secret, &CallbackSecret::secretChanged, this,
            [this] { m_receiver.setSecret(m_secret.secret()); });
    form.translate([this] {
        m_port->setSpecialValueText(tr("Any"));
        m_posts->setHeaderLabels({tr("When"), tr("Content"), tr("Size"), tr("Signature")});
        showState();
        showPosts();
        showTest();
    });
}

void ReceiverPanel::layOut()
{
    WrapRow* where = makeFieldRow({{m_addressField, 2}, {m_portField, 1}, {m_responseField, 2}});
    where->add(m_toggle, 0, Qt::AlignBottom);
    m_url->setMinimumWidth(minUrlWidth);
    auto* url = new WrapRow;
    url->setSpacing(space::s);
    url->add(m_url, 1);
    url->add(m_use);
    url->add(m_send);
    auto* end = new WrapRow;
    end->setSpacing(space::s);
    end->add(m_progress, 1);
    end->addStretch();
    end->add(m_save);
    end->add(m_clear);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    column->addWidget(m_title);
    column->addWidget(m_hint);
    column->addLayout(where);
    column->addLayout(url);
    column->addWidget(m_error);
    column->addWidget(m_posts);
    column->addWidget(m_body);
    column->addLayout(end);
    m_posts->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_posts->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_posts->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    m_posts->header()->setSectionResizeMode(3, QHeaderView::ResizeToContents);
    m_posts->header()->setStretchLastSection(false);
}

void ReceiverPanel::toggle()
{
    if (const QString url = m_receiver.url(); m_receiver.isListening()) {
        m_receiver.stop();
        return void(Q_EMIT stopped(url));
    }
    m_portField->setError({});
    const auto listening = m_receiver.listen(QHostAddress(m_address->currentData().toString()),
                                             static_cast<quint16>(m_port->value()));
    if (!listening)
        m_portField->setError(m_port->value() == 0
                                  ? tr("The receiver can't listen on this address.")
                                  : tr("This port is in use by another program. Choose another one."));
}

void ReceiverPanel::showState()
{
    const bool on = m_receiver.isListening();
    m_toggle->setText(on ? tr("Stop") : tr("Start"));
    for (QWidget* input : std::initializer_list<QWidget*>{m_address, m_port})
        input->setEnabled(!on);
    m_url->setText(m_receiver.url());
    m_url->setPlaceholderText(tr("Not listening"));
    m_use->setEnabled(on);
    m_send->setEnabled(on && !m_test.isRunning());
}

void ReceiverPanel::showPosts()
{
    const auto words = [](Verdict verdict) {
        switch (verdict) {
        case Verdict::Good:
            return tr("Valid");
        case Verdict::Wrong:
            return tr("Invalid");
        case Verdict::Stale:
            return tr("Valid, but too old");
        case Verdict::Unsigned:
            return tr("None");
        case Verdict::NoSecret:
            break;
        }
        return tr("Not checked");
    };
    const qsizetype before = m_posts->indexOfTopLevelItem(m_posts->currentItem());
    const QList<ReceivedPost>& posts = m_receiver.posts();
    m_posts->blockSignals(true);
    m_posts->clear();
    for (const ReceivedPost& post : posts) {
        const VerdictLook look = lookOf(post.verdict);
        const QString event =
            eventTypeText(post.eventType) +
            (post.title.isEmpty() ? QString() : QStringLiteral(" · ") + isolated(post.title));
        const QString what = !post.fault.isEmpty()       ? tr("Unexpected: %1").arg(messageText(post.fault))
                             : post.eventId > 0          ? tr("Event %1: %2").arg(post.eventId).arg(event)
                             : !post.eventType.isEmpty() ? tr("Event: %1").arg(event)
                             : post.isFilePost ? tr("Files: %n", nullptr, static_cast<int>(post.files.size()))
                                               : tr("Document: %1").arg(isolated(post.title));
        auto* item = new QTreeWidgetItem({timeTextWithSeconds(post.time), what,
                                          QLocale().formattedDataSize(post.size, 0), words(post.verdict)});
        item->setIcon(3, icon(look.sign, toneColour(look.tone, tokens(palette()))));
        item->setToolTip(1, post.path);
        item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
        m_posts->addTopLevelItem(item);
    }
    m_posts->blockSignals(false);
    const auto count = static_cast<int>(posts.size());
    const bool follow = before < 0 || before + 1 >= count - 1;
    if (count > 0)
        m_posts->setCurrentItem(m_posts->topLevelItem(follow ? count - 1 : static_cast<int>(before)));
    m_clear->setEnabled(count > 0);
    showPost();
}

void ReceiverPanel::showPost()
{
    const auto at = m_posts->indexOfTopLevelItem(m_posts->currentItem());
    const QList<ReceivedPost>& posts = m_receiver.posts();
    m_save->setEnabled(at >= 0 && at < posts.size() && !posts.at(at).files.isEmpty() &&
                       posts.at(at).body.size() == posts.at(at).size);
    if (at < 0 || at >= posts.size()) {
        m_body->setPlainText(m_receiver.isListening() ? tr("No callbacks received yet.")
                                                      : tr("Start the receiver to see callbacks."));
        return;
    }
    const ReceivedPost& post = posts.at(at);
    QStringList lines{QString::fromLatin1(post.method) + QLatin1Char(' ') + post.path};
    for (const auto& [name, value] : post.headers)
        lines.append(QString::fromLatin1(name) + QStringLiteral(": ") + QString::fromLatin1(value));
    lines.append(QString());
    for (const ReceivedPost::File& file : post.files)
        lines.append(
            QStringLiteral("%1 · %2").arg(isolated(file.name), QLocale().formattedDataSize(file.size, 0)));
    m_body->setPlainText(lines.join(QLatin1Char('\n')) + post.formattedBody());
}

void ReceiverPanel::saveFile()
{
    const auto at = m_posts->indexOfTopLevelItem(m_posts->currentItem());
    if (at < 0 || at >= m_receiver.posts().size() || m_receiver.posts().at(at).files.isEmpty()) return;
    const ReceivedPost& post = m_receiver.posts().at(at);
    const ReceivedPost::File file = post.files.first();
    const QByteArray bytes = post.body.mid(file.offset, file.size);
    m_prompts.saveFile(
        this, {QStringLiteral("saveReceived"), tr("Save received file"), file.name, tr("PDF files (*.pdf)")},
        [this, bytes](const std::optional<QString>& path) {
            if (!path) return;
            QSaveFile out(*path);
            const bool written =
                out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size() && out.commit();
            if (!written) return void(Q_EMIT messageRequested(tr("The file couldn't be saved."), {}));
            Q_EMIT saved(tr("Saved as %1").arg(isolated(QFileInfo(*path).fileName())), *path);
        });
}

void ReceiverPanel::sendTest()
{
    if (!m_receiver.isListening() || m_test.isRunning()) return;
    m_prompts.confirm(
        this,
        {QStringLiteral("sendTest"), tr("Send a test document?"),
         tr("Creates a one-page document, sends it to you and signs it here. It counts as one sent document. "
            "Its callbacks go to the test receiver."),
         tr("Send test document"), true},
        [this](bool yes) {
            if (!yes) return;
            const QString title = tr("Test document");
            QTemporaryFile file;
            if (!file.open() ||
                !writeTestPage(file.fileName(), title, tr("Created to test callbacks. You can delete it.")))
                return;
            file.setAutoRemove(false);
            m_testFile = file.fileName();
            m_callbackCount = 0;
            m_test.start(title, m_testFile, encodePng(renderName(title, 96)), m_receiver.url());
        });
}

void ReceiverPanel::showProgress()
{
    using Step = workflow::CallbackTest::Step;
    constexpr int callbacks = 2; // the document, then its files
    const Step step = m_test.step();
    m_progress->setText(step == Step::Sending   ? tr("Sending the test document…")
                        : step == Step::Signing ? tr("Signing…")
                        : step == Step::Signed && m_callbackCount < callbacks
                            ? tr("Signed. The service is sealing the document and will then send it.")
                            : QString());
}

void ReceiverPanel::showTest()
{
    using Step = workflow::CallbackTest::Step;
    const Step step = m_test.step();
    if (!m_test.isRunning() && !m_testFile.isEmpty()) {
        QFile::remove(m_testFile);
        m_testFile.clear();
    }
    showProgress();
    m_error->setError(step == Step::Failed ? m_test.error() : std::nullopt);
    showState();
    if (step == Step::Signed) Q_EMIT testSigned();
}

} // namespace ink::ui

#include "moc_receiverpanel.cpp"
