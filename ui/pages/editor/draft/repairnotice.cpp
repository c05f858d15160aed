#include "ui/pages/editor/draft/repairnotice.h"

#include "app/domain/document/document.h"
#include "app/domain/document/fileintake.h"
#include "ui/models/isolated.h"
#include "ui/pages/editor/draft/opendraft.h"

namespace ink::ui {

RepairNotice::RepairNotice(OpenDraft& draft, QWidget* parent) : Banner(Tone::Info, parent), m_draft(draft)
{
    setObjectName(QStringLiteral("repairedFiles"));
    setClosable(true);
    connect(this, &Banner::closed, this, [this] {
        if (!m_draft.isOpen()) return;
        for (const domain::File& file : m_draft.document().files)
            if (!file.intake.uploadedSha256.isEmpty()) m_dismissed.append(file.id);
    });
}

void RepairNotice::updateText()
{
    QStringList repaired;
    QStringList decrypted;
    bool isRestricted = false;
    if (m_draft.isOpen())
        for (const domain::File& file : m_draft.document().files) {
            if (m_dismissed.contains(file.id)) continue;
            const QString name = QStringLiteral("“%1”").arg(isolated(file.name));
            if (domain::isRepaired(file)) repaired.append(name);
            if (!file.intake.wasEncrypted) continue;
            decrypted.append(name);
            isRestricted = isRestricted || !file.intake.restricted.isEmpty();
        }
    if (!repaired.isEmpty())
        showText(tr("Repaired damaged file: %1").arg(repaired.join(QStringLiteral(", "))),
                 tr("Check its pages before sending."));
    else if (!decrypted.isEmpty())
        showText(tr("Encryption removed: %1").arg(decrypted.join(QStringLiteral(", "))),
                 isRestricted
                     ? tr("The author restricted the use of this file. Make sure that you are allowed to "
                          "have it signed.")
                     : tr("The file didn't need a password to open. The copy here isn't encrypted."));
    else
        hide();
}

} // namespace ink::ui

#include "moc_repairnotice.cpp"
