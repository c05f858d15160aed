#include "app/store/database/statements.h"

#include "app/domain/document/codes.h"
#include "app/store/database/database.h"

#include <QFile>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>

static void initStatementResources()
{
    Q_INIT_RESOURCE(sql);
}

namespace ink::store {

using namespace domain;

namespace {

using Texts = QHash<QByteArray, QString>;
using Statements = QHash<QByteArray, Statement>;

/** Reads the named texts of these files. Later files take precedence. */
Texts readTexts(std::initializer_list<QString> paths)
{
    initStatementResources();
    Texts all;
    for (const QString& path : paths) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) continue;
        Texts of;
        QByteArray current;
        for (const QByteArray& line : file.readAll().split('\n')) {
            if (line.startsWith("--: "))
                current = line.mid(4).trimmed();
            else if (!current.isEmpty() && !line.startsWith("--") && !line.trimmed().isEmpty())
                of[current] += QString::fromUtf8(line) + QLatin1Char(' ');
        }
        for (auto each = of.cbegin(); each != of.cend(); ++each)
            all.insert(each.key(), each.value().trimmed());
    }
    return all;
}

/** The codes of the API contract that statements refer to by name. */
Texts codes()
{
    const auto code = [](auto value) { return QString::number(static_cast<int>(value)); };
    return {{"in_progress", code(SigningStatus::InProgress)},
            {"document", code(DocumentType::Document)},
            {"documents", code(FolderType::Documents)},
            {"templates", code(FolderType::Templates)},
            {"viewer", code(ActionType::Viewer)},
            {"not_sent", code(InvitationStatus::NotSent)},
            {"wait_to_open", code(InvitationStatus::WaitToOpen)},
            {"work_in_progress", code(InvitationStatus::WorkInProgress)},
            {"viewed", code(InvitationStatus::Viewed)},
            {"checkbox", code(TagType::Checkbox)},
            {"radio", code(TagType::Radio)}};
}

/** Replaces each `{name}` with the text of that name. */
QString withFragments(QString sql, const Texts& all)
{
    static const QRegularExpression fragment(QStringLiteral("\\{(\\w+)\\}"));
    for (auto found = fragment.match(sql); found.hasMatch(); found = fragment.match(sql)) {
        const QByteArray name = found.captured(1).toLatin1();
        const auto text = all.constFind(name);
        if (text == all.cend()) qFatal("There is no text {%s}: %s", name.constData(), qUtf8Printable(sql));
        sql.replace(found.capturedStart(), found.capturedLength(), *text);
    }
    return sql;
}

/** Replaces the star of `INSERT INTO t(a, b, c) VALUES (:a, *)` with the parameters `:b, :c`. */
QString withValues(QString sql)
{
    static const QRegularExpression insert(
        QStringLiteral("^INSERT INTO \\w+\\(([^)]*)\\) VALUES \\((.*?)\\*\\)"));
    const auto found = insert.match(sql);
    if (!found.hasMatch()) return sql;
    QStringList rest = found.captured(1).split(QStringLiteral(", "));
    for (qsizetype written = found.captured(2).count(QLatin1Char(':')); written > 0; --written)
        rest.removeFirst();
    const qsizetype star = found.capturedEnd() - 2;
    return sql.replace(star, 1, QLatin1Char(':') + rest.join(QStringLiteral(", :")));
}

/** Replaces each `:name` with a question mark, and lists the parameters in this order. */
Statement parsed(const QString& sql)
{
    static const QRegularExpression parameter(QStringLiteral("(?<![:\\w]):([a-z]\\w*)"));
    Statement statement;
    qsizetype from = 0;
    for (auto each = parameter.globalMatch(sql); each.hasNext();) {
        const auto found = each.next();
        const QByteArray name = found.captured(1).toLatin1();
        statement.parameters.append(
            {name, Column::hashOf({name.constData(), static_cast<std::size_t>(name.size())})});
        statement.sql += sql.mid(from, found.capturedStart() - from) + QLatin1Char('?');
        from = found.capturedEnd();
    }
    statement.sql += sql.mid(from);
    return statement;
}

Statements readStatements(std::initializer_list<QString> paths)
{
    const Texts texts = readTexts(paths);
    Texts fragments = texts;
    fragments.insert(codes());
    Statements all;
    for (auto each = texts.cbegin(); each != texts.cend(); ++each) {
        all.insert(each.key(), parsed(withValues(withFragments(each.value(), fragments))));
    }
    return all;
}

const Statements& statements(Dialect dialect)
{
    const auto shared = QStringLiteral(":/sql/statements.sql");
    if (dialect == Dialect::Sqlite) {
        static const Statements sqlite =
            readStatements({shared, QStringLiteral(":/sql/sqlite/statements.sql")});
        return sqlite;
    }
    static const Statements postgres =
        readStatements({shared, QStringLiteral(":/sql/postgresql/statements.sql")});
    return postgres;
}

} // namespace

QVariantList Statement::positionalValues(const BoundValues& values) const
{
    QVariantList ordered;
    ordered.reserve(parameters.size());
    qsizetype next = 0; // the values are mostly in the order of the parameters
    for (const Parameter& parameter : parameters) {
        const auto isIt = [&](const BoundValue& each) { return each.name.hash() == parameter.hash; };
        if (next >= values.size() || !isIt(values.at(next)))
            next = std::find_if(values.cbegin(), values.cend(), isIt) - values.cbegin();
        // Stops instead of storing NULL.
        if (next == values.size())
            qFatal("No value for %s: %s", parameter.name.constData(), qUtf8Printable(sql));
        ordered.append(values.at(next++).value);
    }
    return ordered;
}

const Statement& namedStatement(const Database& database, const char* name)
{
    const Statements& all = statements(database.dialect());
    const auto found = all.constFind(QByteArray::fromRawData(name, static_cast<qsizetype>(qstrlen(name))));
    if (found == all.cend()) qFatal("There is no statement %s.", name);
    return *found;
}

} // namespace ink::store
