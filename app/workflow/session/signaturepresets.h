#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QString>

#include <optional>

namespace ink::workflow {

/** Signatures stored on this computer, one per name, suggested when that person signs here. Each is a file
 * that only its owner can read. */
class SignaturePresets final : public QObject
{
    Q_OBJECT
public:
    struct Preset
    {
        QString id;   ///< UUID
        QString name; ///< name of the signer
        QByteArray png;
        bool operator==(const Preset&) const = default;
    };

    /** `folder` is created when the first signature is stored. */
    explicit SignaturePresets(const QString& folder, QObject* parent = nullptr);

    [[nodiscard]] const QList<Preset>& all() const { return m_all; } ///< sorted by name
    /** The signature of this person (name compared case-insensitively). */
    [[nodiscard]] std::optional<Preset> find(const QString& name) const;
    /** Saves a signature, replacing the one with this name. */
    [[nodiscard]] Result<Preset> save(const QString& name, const QByteArray& png);
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
