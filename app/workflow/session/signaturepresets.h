#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QString>

#include <optional>

namespace ink::workflow {

/** Signatures that are kept on this computer, each for one name, to be offered when that person signs here.
 * One file each, which only its owner may read. */
class SignaturePresets final : public QObject
{
    Q_OBJECT
public:
    struct Preset
    {
        QString id;   ///< UUID
        QString name; ///< whose it is
        QByteArray png;
        bool operator==(const Preset&) const = default;
    };

    /** `folder` is made when the first one is kept. */
    explicit SignaturePresets(const QString& folder, QObject* parent = nullptr);

    [[nodiscard]] const QList<Preset>& all() const { return m_all; } ///< by name
    /** The one of this person, whatever the case of the letters. */
    [[nodiscard]] std::optional<Preset> of(const QString& name) const;
    /** Saves a signature, replacing the one with this name. */
    [[nodiscard]] Result<Preset> keep(const QString& name, const QByteArray& png);
    [[nodiscard]] Result<void> remove(const QString& id);

Q_SIGNALS:
    void changed();

private:
    void load();
    [[nodiscard]] QString pathOf(const QString& id) const;

    QString m_folder;
    QList<Preset> m_all;
};

} // namespace ink::workflow
