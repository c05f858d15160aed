#pragma once

#include "app/inkstone/commands/command.h"
#include "app/inkstone/commands/connection.h"
#include "app/workflow/templates/templateform.h"

#include <QStringList>
#include <QUrl>

#include <memory>

namespace ink::workflow {
class TemplateCatalog;
class TemplateUse;
} // namespace ink::workflow

namespace ink {

/** The arguments of `inkstone template`. */
struct TemplateCommandRequest
{
    enum class Verb { List, Use };
    Verb verb = Verb::List;
    QString text; ///< for List: only titles with this in them
    qint64 templateId = 0;
    QStringList to;     ///< for Use: `Name <mail>`, in the order of the template's roles
    QStringList values; ///< for Use: `Tag=value`
    QString title;      ///< empty = the template's
    QString message;
    bool draft = false;
    QUrl server; ///< empty = this computer
    bool json = false;
};

/** `inkstone template list|use`. */
class TemplateCommand final : public Command
{
    Q_OBJECT
public:
    TemplateCommand(TemplateCommandRequest request, Workplace& workplace, secrets::SecretStore& secrets,
                    const settings::Settings& settings);
    ~TemplateCommand() override;
    void start() override;

private:
    void list();
    void listed();
    void use();
    void fill(const workflow::TemplateForm& form);
    void used();
    void giveUp(const Error& error);

    TemplateCommandRequest m_request;
    Connection m_connection;
    std::unique_ptr<workflow::TemplateCatalog> m_catalog;
    std::unique_ptr<workflow::TemplateUse> m_use;
};

} // namespace ink
