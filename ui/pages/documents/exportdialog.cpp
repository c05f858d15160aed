#include "ui/pages/documents/exportdialog.h"

#include "app/settings/settings.h"
#include "app/workflow/exportnames.h"
#include "ui/dialogs/prompts.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
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
      m_prompts(prompts), m_folder(new QLineEdit(this)), m_pattern(new QLineEdit(this)),
      m_example(new QuietLabel(this)), m_fault(new ToneLabel(Tone::Bad, this)),
      m_signed(new QCheckBox(tr("Signed PDF"), this)),
      m_certificate(new QCheckBox(tr("Certificate alone"), this)),
      m_together(new QCheckBox(tr("Signed PDF and certificate in one file"), this)),
      m_original(new QCheckBox(tr("Original, as it was uploaded"), this))
{
    setObjectName(QStringLiteral("exportDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    setWindowTitle(tr("Export documents"));
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
    check();
}

void ExportDialog::layOut()
{
    const auto label = [this](const QString& text, QWidget* buddy) {
        auto* made = new QLabel(text, this);
        made->setFont(sectionFont());
        made->setBuddy(buddy);
        buddy->setAccessibleName(text);
        return made;
    };
    auto* choose = new QPushButton(tr("Choose…"), this);
    choose->setObjectName(QStringLiteral("exportChooseFolder"));
    choose->setAutoDefault(false);
    connect(choose, &QPushButton::clicked, this, &ExportDialog::chooseFolder);
    auto* fields = new QToolButton(this);
    fields->setObjectName(QStringLiteral("exportFields"));
    fields->setText(tr("Insert"));
    fields->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(fields);
    const QStringList words{tr("Title"),           tr("Number of the document"),
                            tr("First recipient"), tr("Date it was finished, or sent"),
                            tr("Status"),          tr("Folder")};
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString field = QLatin1Char('{') + workflow::exportFields().at(i) + QLatin1Char('}');
        connect(menu->addAction(words.at(i) + QStringLiteral("  ") + field), &QAction::triggered, this,
                [this, field] { m_pattern->insert(field); });
    }
    fields->setMenu(menu);
    m_example->setWordWrap(true);
    m_fault->setWordWrap(true);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::xl, space::xl, space::xl, space::l);
    column->setSpacing(space::s);
    column->addWidget(label(tr("Folder on this computer"), m_folder));
    auto* where = new QHBoxLayout;
    where->setSpacing(space::s);
    where->addWidget(m_folder, 1);
    where->addWidget(choose);
    column->addLayout(where);
    column->addSpacing(space::s);
    column->addWidget(label(tr("Names of the files"), m_pattern));
    auto* names = new QHBoxLayout;
    names->setSpacing(space::s);
    names->addWidget(m_pattern, 1);
    names->addWidget(fields);
    column->addLayout(names);
    column->addWidget(m_example);
    column->addSpacing(space::s);
    auto* what = new QLabel(tr("What"), this);
    what->setFont(sectionFont());
    column->addWidget(what);
    for (QCheckBox* box : {m_signed, m_certificate, m_together, m_original})
        column->addWidget(box);
    column->addWidget(m_fault);
    auto* note =
        new QuietLabel(tr("Nothing is overwritten. A table (manifest.csv) tells every file with its "
                          "SHA-256; exporting into the same folder again takes up only what is missing."),
                       this);
    note->setWordWrap(true);
    column->addWidget(note);
    column->addSpacing(space::s);
    auto* buttons = new QDialogButtonBox(this);
    const QString count = QLocale().toString(static_cast<qint64>(m_documents.size()));
    m_go = buttons->addButton(m_documents.size() == 1 ? tr("Export 1 document")
                                                      : tr("Export %1 documents").arg(count),
                              QDialogButtonBox::AcceptRole);
    m_go->setObjectName(QStringLiteral("exportGo"));
    m_go->setDefault(true);
    QPushButton* cancel = buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    cancel->setObjectName(QStringLiteral("exportCancel"));
    cancel->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
}

workflow::DocumentExport::Options ExportDialog::options() const
{
    workflow::DocumentExport::Options chosen;
    chosen.folder = QDir::fromNativeSeparators(m_folder->text().trimmed());
    chosen.pattern = m_pattern->text().trimmed();
    chosen.signedFile = m_signed->isChecked();
    chosen.certificate = m_certificate->isChecked();
    chosen.together = m_together->isChecked();
    chosen.original = m_original->isChecked();
    chosen.folderNames = m_folderNames;
    return chosen;
}

void ExportDialog::check()
{
    const auto chosen = options();
    const QStringList unknown = workflow::unknownFields(chosen.pattern);
    const bool finished =
        std::any_of(m_documents.cbegin(), m_documents.cend(), [](const workflow::DocumentRef& document) {
            return document.status == domain::SigningStatus::Completed;
        });
    const bool something = chosen.signedFile || chosen.certificate || chosen.together || chosen.original;
    QString fault;
    if (!unknown.isEmpty())
        fault = tr("There is no field {%1}.").arg(unknown.constFirst());
    else if (!something)
        fault = tr("Choose what to export.");
    else if (!finished && !chosen.original)
        fault = tr("None of these documents is finished: there are only their originals.");
    m_fault->setText(fault);
    m_fault->setVisible(!fault.isEmpty());
    if (!m_documents.isEmpty()) {
        const auto& first = m_documents.constFirst();
        m_example->setText(
            tr("For example: %1.pdf")
                .arg(workflow::exportPath(chosen.pattern, first, m_folderNames.value(first.folder))));
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
