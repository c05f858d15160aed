#include "app/wire/editlockcodec.h"

#include "app/wire/documentparts.h"
#include "app/wire/jsonwriter.h"
#include "app/wire/objectreader.h"
#include "app/wire/reasons.h"

namespace ink::wire {

using namespace Qt::Literals::StringLiterals;
using domain::EditLock;

QJsonObject editLockBody(const QString& computer)
{
    return {{"computer"_L1, computer}};
}

Result<QString> computerFromBody(const QJsonObject& object)
{
    return readWhole(object, {},
                     [](ObjectReader& r) { return r.string({"computer"_L1}, 255).value_or(QString()); });
}

QJsonObject editLockResponse(const EditLock& lock)
{
    return {{"success"_L1, true},
            {"editLock"_L1, QJsonObject{{"name"_L1, lock.name},
                                        {"since"_L1, milliseconds(lock.since)},
                                        {"until"_L1, milliseconds(lock.until)},
                                        {"own"_L1, lock.isOwn}}}};
}

Result<EditLock> editLockFromResponse(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        EditLock lock;
        const bool there = r.readObject({"editLock"_L1}, [&lock](ObjectReader& l) {
            l.read(lock.name, l.string({"name"_L1}, 1024));
            l.read(lock.since, l.time({"since"_L1}));
            l.read(lock.until, l.time({"until"_L1}));
            l.read(lock.isOwn, l.boolean({"own"_L1}));
        });
        if (!there) r.addIssue({"editLock"_L1}, reasons::isMissing());
        return lock;
    });
}

} // namespace ink::wire
