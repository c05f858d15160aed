#include "ui/pages/account/signaturessection.h"

#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/models/messagetext.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/inputs/signaturepad.h"
#include "ui/widgets/layout/clearlayout.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"

#include <QHBoxLayout>
#include <QImage>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace ink::ui {

namespace {

constexpr QSize paper{168, 48};

/** A signature on white paper, as on the page: its ink is dark in every theme. */
class SavedSignature final : public QWidget
{
public:
    explicit SavedSignature(const QByteArray& png) : m_ink(QImage::fromData(png))
    {
        setObjectName(QStringLiteral("savedSignature"));
        setFixedSize(paper);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Tokens& t = tokens(palette());
        QPainter painter(this);
        paintBox(painter, rect(), Qt::white, t.line, t.lineWidth, metric::cornerRadius);
        if (m_ink.isNull()) return;
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        QRectF place({}, QSizeF(m_ink.size()).scaled(QSizeF(paper) - QSizeF(16, 8), Qt::KeepAspectRatio));
        place.moveCenter(QRectF(rect()).center());
        painter.drawImage(place, m_ink);
    }

private:
    QImage m_ink;
};

} // namespace

SignaturesSection::SignaturesSection(workflow::SignaturePresets& presets, Prompts& prompts, QWidget* parent)
    : SettingsPart(QStringLiteral("signaturesSection"), parent), m_presets(presets), m_prompts(prompts),
      m_hint(makeParagraph()), m_rows(new QVBoxLayout), m_newTitle(makeSectionLabel(this)),
      m_name(new FormField(QStringLiteral("presetName"), new QLineEdit, this)),
      m_pad(named("presetPad", new SignaturePad(this))), m_save(new QPushButton(this)),
      m_fault(new QuietLabel(this))
{
    const Form form(this);
    form.setUpLabel(m_title, QT_TR_NOOP("Saved signatures"));
    form.setUpLabel(
        m_hint,
        QT_TR_NOOP("A saved signature is offered only to a signer with the same name who signs in person on "
                   "this computer. The files are stored on this computer, and only you can read them."));
    form.setUpLabel(m_newTitle, QT_TR_NOOP("Save a signature"));
    form.setUpField(m_name, QT_TR_NOOP("Name of the signer"));
    form.setUpButton(m_save, "keepPreset", QT_TR_NOOP("Save signature"),
                     {.clicked = [this] { saveSignature(); }});
    // Renamed, because the signing page's pad has these names, which must be unique in a window.
    for (QWidget* part : m_pad->findChildren<QWidget*>())
        if (part->objectName().startsWith(QLatin1StringView("signature")))
            part->setObjectName(QStringLiteral("presetS") + part->objectName().mid(1));
    m_name->setMaximumWidth(340);
    m_rows->setSpacing(0);
    m_column->addWidget(m_hint);
    m_column->addLayout(m_rows);
    m_column->addSpacing(space::s);
    m_column->addWidget(m_newTitle);
    m_column->addWidget(m_name);
    m_column->addWidget(m_pad);
    m_column->addWidget(m_fault);
    m_column->addWidget(m_save, 0, Qt::AlignLeft);
    m_column->addStretch(1);
    connect(m_name->lineEdit(), &QLineEdit::textChanged, this, [this](const QString& name) {
        m_name->setError({});
        m_pad->setName(name);
    });
    connect(m_pad, &SignaturePad::handwritingChosen, this, &SignaturesSection::handwritingChosen);
    connect(m_pad, &SignaturePad::changed, this, [this] { m_save->setEnabled(!m_pad->isEmpty()); });
    connect(m_pad, &SignaturePad::pictureRequested, this, [this] {
        m_prompts.chooseFiles(this,
                              {QStringLiteral("presetPicture"),
                               tr("Choose a signature picture"),
                               tr("Pictures (*.png *.jpg *.jpeg *.bmp *.webp)"),
                               false,
                               {}},
                              [this](const QStringList& files) {
                                  if (!files.isEmpty()) (void)m_pad->loadPicture(files.first());
                              });
    });
    connect(&m_presets, &workflow::SignaturePresets::changed, this, &SignaturesSection::fill);
    m_save->setEnabled(false);
    form.translate([this] { fill(); });
}

void SignaturesSection::fill()
{
    clearLayout(*m_rows);
    for (const auto& preset : m_presets.all())
        m_rows->addWidget(makeRow(preset));
}

void SignaturesSection::setHandwriting(const QString& style)
{
    if (style != m_pad->handwriting()) m_pad->setHandwriting(style);
}

QWidget* SignaturesSection::makeRow(const workflow::SignaturePresets::Preset& preset)
{
    auto* box = named("presetRow", new QWidget);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, space::xs, 0, space::xs);
    row->setSpacing(space::m);
    auto* picture = new SavedSignature(preset.png);
    picture->setAccessibleName(tr("Signature of %1").arg(preset.name));
    row->addWidget(picture);
    auto* name = named("presetOwner", new ElidedLabel);
    name->setFullText(preset.name);
    row->addWidget(name, 1);
    auto* removing = named("removePreset", new QPushButton(tr("Remove")));
    removing->setAccessibleName(tr("Remove the signature of %1").arg(preset.name));
    connect(removing, &QPushButton::clicked, this, [this, preset] {
        if (m_presets.remove(preset.id))
            Q_EMIT messageRequested(tr("Signature of %1 removed.").arg(isolated(preset.name)),
                                    [this, preset] { (void)m_presets.save(preset.name, preset.png); });
    });
    row->addWidget(removing);
    return box;
}

void SignaturesSection::saveSignature()
{
    const QString name = m_name->lineEdit()->text().simplified();
    if (name.isEmpty()) {
        m_name->setError(tr("Enter the name exactly as in the list of recipients."));
        m_name->input()->setFocus();
        return;
    }
    const auto before = m_presets.find(name);
    const auto kept = m_presets.save(name, m_pad->png());
    m_fault->setText(kept ? QString() : messageText(kept.error().detail));
    if (!kept) return;
    m_name->lineEdit()->clear();
    m_pad->canvas()->clear();
    Q_EMIT messageRequested(tr("Signature of %1 saved.").arg(isolated(name)), [this, before, id = kept->id] {
        if (before)
            (void)m_presets.save(before->name, before->png);
        else
            (void)m_presets.remove(id);
    });
}

} // namespace ink::ui

#include "moc_signaturessection.cpp"
