#include "ui/pages/bulk/bulksource.h"

#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/layout/wraprow.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <array>

namespace ink::ui {

namespace {

/** The script and the name of an encoding: `Central European – Windows-1250`. */
QString encodingText(tables::Encoding encoding)
{
    using E = tables::Encoding;
    QString script;
    switch (encoding) {
    case E::Utf8:
    case E::Utf16Le:
    case E::Utf16Be:
        return tables::encodingName(encoding);
    case E::Windows1252:
    case E::Macintosh:
    case E::Ibm850:
        script = BulkSource::tr("Western European");
        break;
    case E::Windows1250:
    case E::MacCentralEurope:
    case E::Ibm852:
        script = BulkSource::tr("Central European");
        break;
    case E::Windows1251:
    case E::Koi8U:
    case E::MacCyrillic:
    case E::Ibm866:
        script = BulkSource::tr("Cyrillic");
        break;
    case E::Windows1253:
    case E::MacGreek:
        script = BulkSource::tr("Greek");
        break;
    case E::Windows1254:
    case E::MacTurkish:
        script = BulkSource::tr("Turkish");
        break;
    case E::Windows1255:
        script = BulkSource::tr("Hebrew");
        break;
    case E::Windows1256:
        script = BulkSource::tr("Arabic");
        break;
    case E::Windows1257:
        script = BulkSource::tr("Baltic");
        break;
    case E::Windows1258:
        script = BulkSource::tr("Vietnamese");
        break;
    case E::Windows874:
        script = BulkSource::tr("Thai");
        break;
    case E::ShiftJis:
        script = BulkSource::tr("Japanese");
        break;
    case E::Gb18030:
        script = BulkSource::tr("Chinese (simplified)");
        break;
    case E::Big5:
        script = BulkSource::tr("Chinese (traditional)");
        break;
    case E::EucKr:
        script = BulkSource::tr("Korean");
        break;
    }
    return BulkSource::tr("%1 – %2").arg(script, tables::encodingName(encoding));
}

QComboBox* combo(const char* name)
{
    auto* box = new QComboBox;
    box->setObjectName(QLatin1StringView(name));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    return box;
}

} // namespace

BulkSource::BulkSource(QWidget* parent)
    : QWidget(parent), m_template(combo("bulkTemplate")), m_choose(new QPushButton), m_file(new ElidedLabel),
      m_sheet(combo("bulkSheet")), m_delimiter(combo("bulkDelimiter")), m_encoding(combo("bulkEncoding")),
      m_headerLine(new QSpinBox), m_hidden(new QCheckBox)
{
    m_template->setMinimumContentsLength(16);
    m_template->setMaxVisibleItems(20);
    m_choose->setObjectName(QStringLiteral("bulkChooseFile"));
    m_file->setObjectName(QStringLiteral("bulkFileName"));
    auto* fileBox = new QWidget;
    fileBox->setObjectName(QStringLiteral("bulkFile"));
    auto* fileRow = new QHBoxLayout(fileBox);
    fileRow->setContentsMargins(0, 0, 0, 0);
    fileRow->setSpacing(space::s);
    fileRow->addWidget(m_choose);
    fileRow->addWidget(m_file, 1);
    for (std::size_t i = 0; i < tables::csvDelimiters.size(); ++i)
        m_delimiter->addItem(QString());
    for (qsizetype i = 0; i < tables::allEncodings().size(); ++i)
        m_encoding->addItem(QString());
    m_encoding->setSizeAdjustPolicy(QComboBox::AdjustToContents); // fits the scripts and encoding names
    m_encoding->setMinimumContentsLength(0);
    m_headerLine->setObjectName(QStringLiteral("bulkHeaderLine"));
    m_headerLine->setRange(1, 9999);
    m_headerLine->setKeyboardTracking(false); // each change reads the file
    m_hidden->setObjectName(QStringLiteral("bulkHiddenRows"));
    m_templateField = new FormField(QStringLiteral("bulkTemplate"), m_template);
    m_fileField = new FormField(QStringLiteral("bulkFile"), fileBox);
    m_sheetField = new FormField(QStringLiteral("bulkSheet"), m_sheet);
    m_delimiterField = new FormField(QStringLiteral("bulkDelimiter"), m_delimiter);
    m_encodingField = new FormField(QStringLiteral("bulkEncoding"), m_encoding);
    m_headerField = new FormField(QStringLiteral("bulkHeaderLine"), m_headerLine);
    m_headerField->keepLabelOnOneLine();
    fileBox->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // aligns its label with the others
    m_hidden->setMinimumHeight(m_headerLine->sizeHint().height());
    auto* row = new WrapRow(this);
    row->setSpacing(space::l);
    row->setLineSpacing(space::xs);
    row->add(m_templateField, 3);
    row->add(m_fileField, 4);
    row->add(m_sheetField, 2);
    row->add(m_delimiterField, 1);
    row->add(m_encodingField, 1);
    row->add(m_headerField, 1);
    row->add(m_hidden, 1, Qt::AlignBottom);
    clearTableFile();

    connect(m_template, &QComboBox::activated, this, [this](int index) {
        Q_EMIT templateChosen(domain::DocumentId(m_template->itemData(index).toLongLong()));
    });
    connect(m_choose, &QPushButton::clicked, this, &BulkSource::fileRequested);
    connect(m_sheet, &QComboBox::activated, this, [this](int index) {
        m_choice.sheet = index;
        m_choice.headerLine.reset(); // the header of another sheet may be elsewhere
        Q_EMIT choiceChanged(m_choice);
    });
    connect(m_delimiter, &QComboBox::activated, this, [this](int index) {
        m_choice.csv.delimiter = tables::csvDelimiters.at(static_cast<std::size_t>(index));
        Q_EMIT choiceChanged(m_choice);
    });
    connect(m_encoding, &QComboBox::activated, this, [this](int index) {
        m_choice.csv.encoding = tables::allEncodings().at(index);
        Q_EMIT choiceChanged(m_choice);
    });
    connect(m_headerLine, &QSpinBox::valueChanged, this, [this](int line) {
        m_choice.headerLine = line;
        Q_EMIT choiceChanged(m_choice);
    });
    connect(m_hidden, &QCheckBox::clicked, this, [this](bool isOn) {
        m_choice.includesHiddenRows = isOn;
        Q_EMIT choiceChanged(m_choice);
    });
    retranslate();
    onLanguageChange(this, [this] { retranslate(); });
}

void BulkSource::setTemplates(const QList<domain::DocumentSummary>& templates)
{
    const qlonglong before = m_template->currentData().toLongLong();
    QList<domain::DocumentSummary> usable;
    std::copy_if(templates.begin(), templates.end(), std::back_inserter(usable),
                 [](const domain::DocumentSummary& one) {
                     return !one.deleted && (one.type == domain::DocumentType::BulkTemplate ||
                                             one.type == domain::DocumentType::RegularTemplate);
                 });
    // Bulk templates first, then by name.
    std::stable_sort(usable.begin(), usable.end(), [](const auto& a, const auto& b) {
        if ((a.type == b.type)) return QString::localeAwareCompare(a.title, b.title) < 0;
        return a.type == domain::DocumentType::BulkTemplate;
    });
    m_template->clear();
    for (const domain::DocumentSummary& one : std::as_const(usable))
        m_template->addItem(
            icon(one.type == domain::DocumentType::BulkTemplate ? Icon::Bulk : Icon::Templates), one.title,
            one.id.value());
    m_template->setCurrentIndex(-1);
    setTemplate(domain::DocumentId(before));
}

void BulkSource::setTemplate(domain::DocumentId id)
{
    m_template->setCurrentIndex(id.isNull() ? -1 : m_template->findData(id.value()));
}

void BulkSource::setFile(const QString& path)
{
    m_choice = {};
    m_path = path;
    clearTableFile();
    retranslate();
}

void BulkSource::clearTableFile()
{
    m_sheetField->hide();
    m_delimiterField->hide();
    m_encodingField->hide();
    m_headerField->hide();
    m_hidden->hide();
}

void BulkSource::setTableFile(const tables::TableFile& file)
{
    m_sheetField->setVisible(file.isWorkbook);
    m_delimiterField->setVisible(!file.isWorkbook);
    m_encodingField->setVisible(!file.isWorkbook);
    m_headerField->show();
    if (file.table.hiddenRowCount() > 0) m_hiddenRows = file.table.hiddenRowCount();
    m_hidden->setVisible(file.table.hiddenRowCount() > 0 || m_choice.includesHiddenRows);
    m_hidden->setText(tr("Include %n hidden row(s)", nullptr, m_hiddenRows));
    if (file.isWorkbook) {
        m_sheet->clear();
        m_sheet->addItems(file.sheets);
    }
    m_read = m_choice;
    m_read.sheet = file.sheet;
    m_read.headerLine = file.table.headerLine();
    m_read.csv.delimiter = file.dialect.delimiter;
    m_read.csv.encoding = file.dialect.encoding;
    showChoice();
}

void BulkSource::showChoice()
{
    const QSignalBlocker blocker(m_headerLine);
    m_headerLine->setValue(
        static_cast<int>(std::min<qint64>(m_read.headerLine.value_or(1), m_headerLine->maximum())));
    m_hidden->setChecked(m_read.includesHiddenRows);
    m_sheet->setCurrentIndex(m_read.sheet.value_or(-1));
    m_delimiter->setCurrentIndex(static_cast<int>(
        std::find(tables::csvDelimiters.begin(), tables::csvDelimiters.end(), m_read.csv.delimiter) -
        tables::csvDelimiters.begin()));
    m_encoding->setCurrentIndex(
        static_cast<int>(tables::allEncodings().indexOf(m_read.csv.encoding.value_or(tables::Encoding()))));
}

void BulkSource::restoreChoice(const tables::TableChoice& choice)
{
    m_choice = choice;
    showChoice();
}

void BulkSource::retranslate()
{
    m_templateField->setLabel(tr("Template"));
    m_fileField->setLabel(tr("File"));
    m_sheetField->setLabel(tr("Sheet"));
    m_delimiterField->setLabel(tr("Delimiter"));
    m_encodingField->setLabel(tr("Encoding"));
    m_headerField->setLabel(tr("Header row"));
    for (qsizetype i = 0; i < tables::allEncodings().size(); ++i)
        m_encoding->setItemText(static_cast<int>(i), encodingText(tables::allEncodings().at(i)));
    m_hidden->setText(tr("Include %n hidden row(s)", nullptr, m_hiddenRows));
    m_template->setPlaceholderText(tr("Choose a template"));
    m_choose->setText(tr("Choose file…"));
    m_choose->setAccessibleName(tr("Choose a CSV or XLSX file"));
    m_file->setFullText(m_path.isEmpty() ? tr("or drop a CSV or XLSX file here")
                                         : QFileInfo(m_path).fileName());
    m_file->setForegroundRole(m_path.isEmpty() ? QPalette::PlaceholderText : QPalette::WindowText);
    m_file->setToolTip(m_path);
    const std::array words{tr("Comma"), tr("Semicolon"), tr("Tab"), tr("Vertical bar")};
    for (std::size_t i = 0; i < words.size(); ++i)
        m_delimiter->setItemText(static_cast<int>(i), words.at(i));
}

} // namespace ink::ui

#include "moc_bulksource.cpp"
