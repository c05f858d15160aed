#pragma once

#include "app/inkstone/commands/command.h"
#include "app/pdf/suggest/suggest.h"

#include <QJsonObject>

namespace ink {

/** `inkstone suggest FILE [--json]`: prints the suggested tags; 0, or 3 unreadable. */
class SuggestCommand final : public Command
{
    Q_OBJECT
public:
    SuggestCommand(QString file, bool json);
    void start() override;

private:
    QString m_file;
    bool m_json;
};

/** A suggestion as the contract's tag (§4), with `confidence` and `party` beside it. */
[[nodiscard]] QJsonObject toJson(const pdf::TagSuggestion& suggestion);

} // namespace ink
