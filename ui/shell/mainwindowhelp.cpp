// Samples and help.
#include "app/workflow/session/session.h"
#include "app/workflow/templates/sampledocument.h"
#include "ui/help/helppanel.h"
#include "ui/help/helptopics.h"
#include "ui/help/helpview.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/templates/templatespage.h"
#include "ui/pages/welcome/welcomepage.h"
#include "ui/shell/kiosk.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/supportdialogs.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/toast.h"

#include <QApplication>
#include <QSplitter>
#include <QUuid>

namespace ink::ui {

void MainWindow::addHelpActions()
{
    const auto add = [this](const char* id, std::optional<Icon> sign, const QList<QKeySequence>& keys,
                            ActionRegistry::Words words, auto act) {
        QAction* action = m_actions.add(QString::fromLatin1(id), sign, keys, std::move(words));
        connect(action, &QAction::triggered, this, act);
    };
    add(
        "help.contents", Icon::Info, {QKeySequence(Qt::Key_F1)}, [] { return tr("Inkstone &Help"); },
        [this] {
            const QString topic = helpTopicFor(QApplication::focusWidget());
            showHelp(topic.isEmpty() ? helpTopicFor(currentPage()) : topic);
        });
    add(
        "help.sample", Icon::Documents, {}, [] { return tr("&Try a sample document"); },
        [this] { openSample(domain::DocumentType::Document); });
    add(
        "help.whatsNew", std::nullopt, {}, [] { return tr("&What's new"); },
        [this] { showHelp(QStringLiteral("whats-new")); });
    add(
        "help.log", std::nullopt, {}, [] { return tr("&Log…"); },
        [this] { (new LogViewer(m_context.logFile, this))->open(); });
    m_actions.action(QStringLiteral("help.log"))->setEnabled(!m_context.logFile.isEmpty());
    new HelpKey(this);
}

void MainWindow::connectSamples()
{
    connect(m_welcome, &WelcomePage::sampleRequested, this,
            [this] { openSample(domain::DocumentType::Document); });
    connect(m_documents, &DocumentsPage::sampleRequested, this,
            [this] { openSample(domain::DocumentType::Document); });
    connect(m_templates, &TemplatesPage::sampleRequested, this,
            [this] { openSample(domain::DocumentType::RegularTemplate); });
}

void MainWindow::openSample(domain::DocumentType type)
{
    withProfile([this, type] {
        const bool isTemplate = type != domain::DocumentType::Document;
        auto* copier = new workflow::DocumentCopier(m_context.session, this);
        copier->makeOwn(isTemplate ? workflow::sampleTemplate() : workflow::sampleDocument(),
                        QUuid::createUuid().toString(QUuid::WithoutBraces), this,
                        [this, copier, isTemplate](const Result<domain::Document>& made) {
                            copier->deleteLater();
                            if (!made) return m_error->setError(made.error());
                            if (!isTemplate) return edit(made->id);
                            showTemplates();
                            m_templates->select(made->id);
                            m_toast->say(tr("The sample template was added."));
                        });
    });
}

void MainWindow::showHelp(const QString& topic)
{
    if (m_kiosk->isLocked()) return;
    if (!m_help) {
        m_help = new HelpPanel;
        connect(m_help, &HelpPanel::closeRequested, this, [this] {
            m_help->hide();
            if (QWidget* page = currentPage()) page->setFocus();
        });
        m_sides->addWidget(m_help);
        m_sides->setStretchFactor(2, 0);
        constexpr int helpWidth = 360;
        QList<int> sizes = m_sides->sizes();
        sizes[1] = qMax(1, sizes.at(1) - helpWidth);
        sizes[2] = helpWidth;
        m_help->show();
        m_sides->setSizes(sizes);
    }
    m_help->show();
    m_help->view().showTopic(topic);
    m_help->view().setFocus();
}

} // namespace ink::ui
