#pragma once

#include "app/domain/routing/absence.h"
#include "app/inkstone/commands/command.h"
#include "app/inkstone/commands/connection.h"

#include <QUrl>

namespace ink {

/** The words of `inkstone absences`. */
struct AbsencesRequest
{
    enum class Verb { List, Add, Remove };
    Verb verb = Verb::List;
    domain::Absence absence; ///< for Add; of Remove only its id
    QUrl server;             ///< empty = this computer
    bool json = false;
};

/** `inkstone absences list|add|remove`: people who are absent, and their deputies. */
class AbsencesCommand final : public Command
{
    Q_OBJECT
public:
    AbsencesCommand(AbsencesRequest request, Workplace& workplace, secrets::SecretStore& secrets,
                    const settings::Settings& settings);
    void start() override;

private:
    void list();
    void add();
    void remove();
    void giveUp(const Error& error);

    AbsencesRequest m_request;
    Connection m_connection;
};

} // namespace ink
