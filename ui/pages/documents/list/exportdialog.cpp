#include "ui/pages/documents/list/exportdialog.h"

#include "app/settings/settings.h"
#include "app/workflow/documents/exportnames.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/words.h"
#include "ui/widgets/inputs/enterguard.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QStandardPaths>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

ExportDialog::ExportDialog(const QList<workflow::DocumentRef>& documents,
                           const QHash<domain::FolderId, QString>& folderNames, settings::Settings& settings,
                           Prompts& prompts, QWidget* parent)
    : QDialog(parent), m_documents(documents), m_folderNames(folderNames), m_settings(settings),
      m_prompts(prompts), m_folderTitle(makeSectionLabel(this)), m_folder(new QLineEdit(this)),
      m_choose(new QPushButton(this)), m_namesTitle(makeSectionLabel(this)), m_pattern(new QLineEdit(this)),
      m_placeholders(new QToolButton(this)), m_example(new QuietLabel(this)),
      m_fault(new ToneLabel(Tone::Bad, this)), m_what(makeSectionLabel(this)), m_signed(new QCheckBox(this)),
      m_certificate(new QCheckBox(this)), m_together(new QCheckBox(this)), m_original(new QCheckBox(this)),
      m_note(new QuietLabel(this)), m_go(new QPushButton(this)), m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("exportDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    setMinimumWidth(520);
    QString folder = settings.value(settings::options::exportFolder);
    if (folder.isEmpty()) folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    m_folder->setObjectName(QStringLiteral("exportFolder"));
    m_folder->setText(QDir::toNativeSeparators(folder));
    m_pattern->setObjectName(QStringLiteral("exportPattern"));
    m_pattern->setText(settings.value(settings::options::exportPattern));
    m_example->setObjectName(QStringLiteral("exportExample"));
    m_fault->setObjectName(QStringLiteral("exportFault"));
    m_signed->setObjectName(QStringLiteral("exportSigned"));
    m_certificate->setObjectName(QStringLiteral("exportCertificate"));
    m_together->setObjectName(QStringLiteral("exportTogether"));
    m_original->setObjectName(QStringLiteral("exportOriginal"));
    m_signed->setChecked(true);
    layOut();
    for (QLineEdit* edit : {m_folder, m_pattern})
        connect(edit, &QLineEdit::textChanged, this, &ExportDialog::check);
    for (QCheckBox* box : {m_signed, m_certificate, m_together, m_original})
        connect(box, &QCheckBox::toggled, this, &ExportDialog::check);
    retranslate();
    onLanguageChange(this, [this] { retranslate(); });
}

void ExportDialog::layOut()
{
    m_folderTitle->setBuddy(m_folder);
    m_namesTitle->setBuddy(m_pattern);
    m_choose->setObjectName(QStringLiteral("exportChooseFolder"));
    m_choose->setAutoDefault(false);
    connect(m_choose, &QPushButton::clicked, this, &ExportDialog::chooseFolder);
    m_placeholders->setObjectName(QStringLiteral("exportPlaceholders"));
    m_placeholders->setPopupMode(QToolButton::InstantPopup);
    m_placeholders->setMenu(new QMenu(m_placeholders));
    for (QLabel* words : {m_example, m_fault, m_note})
        words->setWordWrap(true);
    m_go->setObjectName(QStringLiteral("exportGo"));
    m_go->setDefault(true);
    m_cancel->setObjectName(QStringLiteral("exportCancel"));
    m_cancel->setAutoDefault(false);
    for (QLineEdit* edit : {m_folder, m_pattern})
        pressOnEnter(*edit, *m_go);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::xl, space::xl, space::xl, space::l);
    column->setSpacing(space::s);
    column->addWidget(m_folderTitle);
    auto* where = new QHBoxLayout;
    where->setSpacing(space::s);
    where->addWidget(m_folder, 1);
    where->addWidget(m_choose);
    column->addLayout(where);
    column->addSpacing(space::s);
    column->addWidget(m_namesTitle);
    auto* names = new QHBoxLayout;
    names->setSpacing(space::s);
    names->addWidget(m_pattern, 1);
    names->addWidget(m_placeholders);
    column->addLayout(names);
    column->addWidget(m_example);
    column->addSpacing(space::s);
    column->addWidget(m_what);
    for (QCheckBox* box : {m_signed, m_certificate, m_together, m_original})
        column->addWidget(box);
    column->addWidget(m_fault);
    column->addWidget(m_note);
    column->addSpacing(space::s);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(m_go, QDialogButtonBox::AcceptRole);
    buttons->addButton(m_cancel, QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
}

void ExportDialog::retranslate()
{
    setWindowTitle(tr("Export documents"));
    m_folderTitle->setText(tr("Folder on this computer"));
    m_folder->setAccessibleName(m_folderTitle->text());
    m_choose->setText(tr("Choose…"));
    m_namesTitle->setText(tr("File names"));
    m_pattern->setAccessibleName(m_namesTitle->text());
    m_placeholders->setText(tr("Insert"));
    m_placeholders->menu()->clear();
    const QStringList words{tr("Title"),           tr("Document number"),
                            tr("First recipient"), tr("Date completed or sent"),
                            tr("Status"),          tr("Folder")};
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString placeholder =
            QLatin1Char('{') + workflow::exportPlaceholders().at(i) + QLatin1Char('}');
        m_placeholders->menu()->addAction(words.at(i) + QStringLiteral("  ") + placeholder, this,
                                          [this, placeholder] { m_pattern->insert(placeholder); });
    }
    QStringList names; // names of the documents' data
    for (const workflow::DocumentRef& document : std::as_const(m_documents))
        for (auto name = document.data.keyBegin(); name != document.data.keyEnd(); ++name)
            if (!names.contains(*name)) names.append(*name);
    if (!names.isEmpty()) m_placeholders->menu()->addSeparator();
    for (const QString& name : std::as_const(names)) {
        const QString placeholder = QLatin1Char('{') + domain::dataPrefix + name + QLatin1Char('}');
        m_placeholders->menu()->addAction(placeholder, this,
                                          [this, placeholder] { m_pattern->insert(placeholder); });
    }
    m_what->setText(tr("Include"));
    m_signed->setText(tr("Signed PDF"));
    m_certificate->setText(tr("Certificate only"));
    m_together->setText(tr("Signed PDF and certificate in one file"));
    m_original->setText(tr("Original as uploaded"));
    m_note->setText(tr("Existing files are kept; exporting again adds missing ones. manifest.csv lists every "
                       "file with its SHA-256."));
    const QString count = QLocale().toString(static_cast<qint64>(m_documents.size()));
    m_go->setText(m_documents.size() == 1 ? tr("Export 1 document") : tr("Export %1 documents").arg(count));
    m_cancel->setText(tr("Cancel"));
    check();
}

workflow::DocumentExport::Options ExportDialog::options() const
{
    workflow::DocumentExport::Options chosen;
    chosen.folder = QDir::fromNativeSeparators(m_folder->text().trimmed());
    chosen.pattern = m_pattern->text().trimmed();
    chosen.includesSignedFile = m_signed->isChecked();
    chosen.includesCertificate = m_certificate->isChecked();
    chosen.includesCombinedFile = m_together->isChecked();
    chosen.includesOriginal = m_original->isChecked();
    chosen.words = {tr("signed", "end of a file name"), tr("certificate", "end of a file name"),
                    tr("signed with certificate", "end of a file name"), tr("original", "end of a file name"),
                    statusText};
    chosen.folderNames = m_folderNames;
    return chosen;
}

void ExportDialog::check()
{
    const auto chosen = options();
    const QStringList unknown = workflow::unknownPlaceholders(chosen.pattern);
    const bool finished =
        std::any_of(m_documents.cbegin(), m_documents.cend(), [](const workflow::DocumentRef& document) {
            return document.status == domain::SigningStatus::Completed;
        });
    const bool something = chosen.includesSignedFile || chosen.includesCertificate ||
                           chosen.includesCombinedFile || chosen.includesOriginal;
    QString fault;
    if (!unknown.isEmpty())
        fault = tr("There is no field {%1}.").arg(unknown.constFirst());
    else if (!something)
        fault = tr("Choose what to export.");
    else if (!finished && !chosen.includesOriginal)
        fault = tr("None of these documents is completed, so only the originals are available.");
    m_fault->setText(fault);
    m_fault->setVisible(!fault.isEmpty());
    if (!m_documents.isEmpty()) {
        const auto& first = m_documents.constFirst();
        m_example->setText(tr("For example: %1.pdf")
                               .arg(workflow::exportPath(chosen.pattern, first,
                                                         m_folderNames.value(first.folder), chosen.words)));
    }
    m_go->setEnabled(fault.isEmpty() && !chosen.folder.isEmpty() && !chosen.pattern.isEmpty());
}

void ExportDialog::chooseFolder()
{
    m_prompts.chooseFolder(this, {QStringLiteral("exportFolder"), tr("Export to folder")},
                           [this](const std::optional<QString>& folder) {
                               if (folder) m_folder->setText(QDir::toNativeSeparators(*folder));
                           });
}

void ExportDialog::accept()
{
    const auto chosen = options();
    m_settings.set(settings::options::exportFolder, chosen.folder);
    m_settings.set(settings::options::exportPattern, chosen.pattern);
    QDialog::accept();
}

} // namespace ink::ui

#include "moc_exportdialog.cpp"
