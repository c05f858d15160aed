#include "ui/pages/account/customfieldssection.h"

#include "app/workflow/session/session.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/models/words.h"
#include "ui/pages/account/customfielddialog.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/listrow.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/layout/clearlayout.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

#include <QPointer>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

using domain::CustomField;
using domain::CustomFieldList;
using domain::CustomFields;
using domain::CustomFieldsWish;
using domain::FieldUse;

namespace {

/** The key of the reason why a change must be confirmed; its first argument is the name of the field. */
const QLatin1StringView inUseKey("custom_field_in_use");

/** The names of the fields in use that a refused change would affect. */
QStringList namesInUse(const Error& error)
{
    QStringList names;
    for (const FieldIssue& issue : error.fields)
        if (issue.message.key() == inUseKey) names.append(issue.message.argumentText(1));
    return names;
}

} // namespace

CustomFieldsSection::CustomFieldsSection(workflow::Session& session, Prompts& prompts, QWidget* parent)
    : SettingsPart(QStringLiteral("customFieldsSection"), parent), m_session(session), m_prompts(prompts),
      m_definitions(session, true), m_hint(named("customFieldsHint", makeParagraph())),
      m_error(new ErrorBanner(this)), m_add(new QPushButton(this)), m_rows(new QVBoxLayout),
      m_none(makeParagraph())
{
    const Form form(this);
    form.setUpLabel(m_title, QT_TR_NOOP("Custom fields"));
    form.setUpButton(m_add, "addCustomField", QT_TR_NOOP("Add custom field…"), {.icon = Icon::Add});
    form.setUpLabel(m_none, QT_TR_NOOP("No custom fields yet."), {.name = "noCustomFields"});
    m_rows->setSpacing(0);
    m_column->addWidget(m_hint);
    m_column->addWidget(m_error);
    m_column->addWidget(m_add, 0, Qt::AlignLeading);
    m_column->addWidget(m_none);
    m_column->addLayout(m_rows);
    m_column->addStretch(1);
    connect(m_add, &QPushButton::clicked, this, [this] { edit(-1); });
    connect(m_error, &ErrorBanner::retryRequested, this, &CustomFieldsSection::refresh);
    connect(&m_definitions, &workflow::FieldDefinitions::changed, this, [this] {
        m_error->setError(m_definitions.error());
        fillRows();
    });
    form.translate([this] { fillRows(); });
}

void CustomFieldsSection::fillRows()
{
    const bool isSupported = m_definitions.isSupported().value_or(false);
    const CustomFields& fields = m_definitions.list().fields;
    m_hint->setText(
        m_definitions.isSupported() == false
            ? tr("This service doesn't support custom fields.")
            : tr("Fields that use a custom field get their type, validation, options, default and help text "
                 "from it. "
                 "Changes apply to all drafts and templates, but not to documents that were sent. What "
                 "recipients enter becomes data of the document, which you can search for by name and "
                 "value."));
    m_add->setVisible(isSupported);
    m_add->setEnabled(fields.size() < domain::maxCustomFields);
    m_none->setVisible(isSupported && fields.isEmpty());
    clearLayout(*m_rows);
    for (qsizetype i = 0; i < fields.size(); ++i)
        m_rows->addWidget(makeRow(i));
}

QWidget* CustomFieldsSection::makeRow(qsizetype at)
{
    const CustomFieldList& list = m_definitions.list();
    const CustomField& field = list.fields.at(at);
    auto* row = new ListRow("customFieldRow");
    row->addTitle("customFieldName", field.name);
    QStringList parts{tagTypeText(field.type)};
    if (!field.options.isEmpty()) parts.append(isolated(field.options.join(QStringLiteral(", "))));
    if (!field.defaultValue.isEmpty()) parts.append(tr("Default: %1").arg(isolated(field.defaultValue)));
    if (at < list.uses.size()) parts.append(fieldUseText(list.uses.at(at)));
    row->addDetails("customFieldAbout", parts.join(QStringLiteral(" · ")))->setTextFormat(Qt::PlainText);
    row->addButton(
           "raiseCustomField", tr("Move up"),
           {.accessibleName = tr("Move “%1” up").arg(field.name), .clicked = [this, at] { shift(at, -1); }})
        ->setEnabled(at > 0);
    row->addButton(
           "lowerCustomField", tr("Move down"),
           {.accessibleName = tr("Move “%1” down").arg(field.name), .clicked = [this, at] { shift(at, 1); }})
        ->setEnabled(at + 1 < list.fields.size());
    row->addButton("editCustomField", tr("Edit…"),
                   {.accessibleName = tr("Edit “%1”").arg(field.name), .clicked = [this, at] { edit(at); }});
    row->addButton(
        "removeCustomField", tr("Remove"),
        {.accessibleName = tr("Remove “%1”").arg(field.name), .clicked = [this, at] { remove(at); }});
    return row;
}

void CustomFieldsSection::edit(qsizetype at)
{
    const CustomFieldList& list = m_definitions.list();
    const QString name = at < 0 ? QString() : list.fields.at(at).name;
    const QPointer dialog = new CustomFieldDialog(list.fields, at, list.uses.value(at), this);
    connect(dialog, &CustomFieldDialog::saveRequested, this, [this, dialog, name](const CustomField& wanted) {
        // Others may have changed the list since the dialog was opened, as a refused attempt shows.
        CustomFieldsWish wish{m_definitions.list().fields, {}};
        const auto known =
            std::find_if(wish.fields.begin(), wish.fields.end(),
                         [&name](const CustomField& field) { return !name.isEmpty() && field.name == name; });
        const qsizetype place = known - wish.fields.begin();
        if (known == wish.fields.end())
            wish.fields.append(wanted);
        else
            *known = wanted;
        save(wish, [this, dialog, place](const Result<CustomFieldList>& saved) {
            if (!dialog) return;
            if (!saved) return dialog->showError(saved.error(), place);
            dialog->accept();
            Q_EMIT messageRequested(tr("Custom field saved."), {});
        });
    });
    connect(&m_session, &workflow::Session::currentChanged, dialog, &QDialog::reject);
    dialog->open();
}

void CustomFieldsSection::save(const CustomFieldsWish& wish, const Done& done)
{
    const QByteArray state = m_definitions.list().state;
    m_definitions.replace(wish, this, [this, wish, done, state](const Result<CustomFieldList>& saved) {
        const QStringList names = saved ? QStringList() : namesInUse(saved.error());
        if (names.isEmpty()) return done(saved);
        QStringList sentences;
        const CustomFieldList& list = m_definitions.list();
        for (qsizetype i = 0; i < list.fields.size(); ++i)
            if (names.contains(list.fields.at(i).name))
                sentences.append(
                    tr("%1: %2", "custom field and what uses it")
                        .arg(isolated(list.fields.at(i).name), fieldUseText(list.uses.value(i))));
        sentences.append(tr("Values in fields may no longer be valid. Fields based on a removed custom field "
                            "keep their current "
                            "settings. Documents that were sent don't change."));
        m_prompts.confirm(window(),
                          {QStringLiteral("customFieldInUse"), tr("Change custom fields in use?"),
                           sentences.join(QStringLiteral("\n\n")), tr("Change anyway"), true},
                          [this, wish, done, names, state, refusal = saved.error()](bool isConfirmed) {
                              if (!isConfirmed) return done(fail(ErrorCode::Cancelled, refusal.detail));
                              if (m_definitions.list().state != state) return done(fail(ErrorCode::Version));
                              CustomFieldsWish again = wish;
                              again.confirmed = names;
                              m_definitions.replace(again, this, done);
                          });
    });
}

void CustomFieldsSection::saveWithUndo(const CustomFields& wanted, const QString& text)
{
    const CustomFields before = m_definitions.list().fields;
    save({wanted, {}}, [this, before, wanted, text](const Result<CustomFieldList>& saved) {
        if (!saved && saved.error().code == ErrorCode::Cancelled) return;
        if (!saved) return m_error->setError(saved.error());
        QStringList all;
        for (const CustomField& field : before)
            all.append(field.name);
        // Undo needs no confirmation, because it restores the previous definitions. Later changes stay.
        const auto undo = [this, wanted, wish = CustomFieldsWish{before, all}, account = accountId()] {
            if (accountId() != account || m_definitions.list().fields != wanted)
                return m_definitions.refresh();
            m_definitions.replace(wish, this, [this](const Result<CustomFieldList>& restored) {
                if (!restored) m_error->setError(restored.error());
            });
        };
        Q_EMIT messageRequested(text, undo);
    });
}

QString CustomFieldsSection::accountId() const
{
    return m_session.current() ? m_session.current()->id : QString();
}

void CustomFieldsSection::remove(qsizetype at)
{
    CustomFields wanted = m_definitions.list().fields;
    if (at < 0 || at >= wanted.size()) return;
    const QString name = wanted.takeAt(at).name;
    saveWithUndo(wanted, tr("Custom field “%1” removed.").arg(isolated(name)));
}

void CustomFieldsSection::shift(qsizetype at, int by)
{
    CustomFields wanted = m_definitions.list().fields;
    if (at < 0 || at + by < 0 || at + by >= wanted.size()) return;
    wanted.move(at, at + by);
    saveWithUndo(wanted, tr("Order of custom fields changed."));
}

} // namespace ink::ui

#include "moc_customfieldssection.cpp"
