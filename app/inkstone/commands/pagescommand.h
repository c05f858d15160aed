#pragma once

#include "app/inkstone/commands/command.h"

#include <QList>

#include <optional>

namespace ink {

/** Changes to the pages of a file, as on the command line; ranges such as `2,5-7,end`. */
struct PagesRequest
{
    QString remove;
    QString keep;
    QStringList rotate; ///< RANGE:DEGREES
    QStringList insert; ///< PAGE:FILE
    QStringList blank;  ///< PAGE
};

/** `inkstone pages FILE --out NEW.pdf …`: writes a file with other pages; 0, 3 unreadable, 64 for ranges that
 * it doesn't understand. */
class PagesCommand final : public Command
{
    Q_OBJECT
public:
    PagesCommand(QString file, QString out, PagesRequest request);
    void start() override;

private:
    [[nodiscard]] int perform();

    QString m_file;
    QString m_out;
    PagesRequest m_request;
};

/** The pages of a range, 1-based, in its order; nothing when it is not one, or names a page that isn't
 * there. */
[[nodiscard]] std::optional<QList<int>> pagesInRange(const QString& range, int count);

} // namespace ink
