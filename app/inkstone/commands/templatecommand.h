#pragma once

#include "app/inkstone/commandbase/servicecommand.h"
#include "app/workflow/templates/templateform.h"

#include <QStringList>

#include <memory>

namespace ink::workflow {
class TemplateCatalog;
class TemplateUse;
} // namespace ink::workflow

namespace ink {

/** The arguments of `inkstone template list`. */
struct TemplateListRequest
{
    QString text; ///< text that titles must contain; empty = all templates
    QUrl server;  ///< empty = this computer
    bool json = false;
};
/** Parses the options of `inkstone template list`. */
[[nodiscard]] ParsedCommand parseTemplateList(SubcommandLine& line);

/** `inkstone template list`. */
class TemplateListCommand final : public ServiceCommand
{
    Q_OBJECT
public:
    TemplateListCommand(const TemplateListRequest& request, const CommandContext& context);
    ~TemplateListCommand() override;

private:
    void run() override;
    void print();

    TemplateListRequest m_request;
    std::unique_ptr<workflow::TemplateCatalog> m_catalog;
};

/** The arguments of `inkstone template use`. */
struct TemplateUseRequest
{
    qint64 templateId = 0;
    QStringList to;     ///< `Name <mail>`, in the order of the template's roles
    QStringList values; ///< `Field=value`
    QString title;      ///< empty = the template's
    QString message;
    domain::DocumentData data; ///< overrides the template's data
    bool createsDraft = false;
    QString senderName; ///< saved in the account; empty = the account's
    QUrl server;        ///< empty = this computer
    bool json = false;
};
/** Parses the options of `inkstone template use`. */
[[nodiscard]] ParsedCommand parseTemplateUse(SubcommandLine& line);

/** `inkstone template use`: creates a document from a template and sends it. */
class TemplateUseCommand final : public ServiceCommand
{
    Q_OBJECT
public:
    TemplateUseCommand(const TemplateUseRequest& request, const CommandContext& context);
    ~TemplateUseCommand() override;

private:
    void run() override;
    void fill(const workflow::TemplateForm& form);
    void print();

    TemplateUseRequest m_request;
    std::unique_ptr<workflow::TemplateUse> m_use;
};

} // namespace ink
