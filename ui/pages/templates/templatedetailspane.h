#pragma once

#include "app/base/clock.h"
#include "app/base/error.h"
#include "app/domain/document/document.h"
#include "ui/widgets/detailspane.h"

#include <optional>

class QLabel;
class QVBoxLayout;

namespace ink::ui {

/** The right-hand pane of the templates: a template's roles and fields, link, defaults and versions. */
class TemplateDetailsPane final : public DetailsPane
{
    Q_OBJECT
public:
    /** A version in the list. */
    struct Version
    {
        qint64 number = 0;
        QString time;      ///< "2 min ago"
        QString exactTime; ///< precise to the second
        QString changes;   ///< summary of the changes, for display
        bool isCurrent = false;
        bool operator==(const Version&) const = default;
    };

    explicit TemplateDetailsPane(QWidget* parent = nullptr);

    /** Shows a template; `count` > 1 means that several are selected. */
    void showTemplate(const std::optional<domain::Document>& shown, const std::optional<Error>& error,
                      qsizetype count);
    void showVersions(const QList<Version>& versions);
    /** Sets whether the template can be used for a document or a bulk run: offline, only if it is stored on
     * this computer. */
    void setUsable(bool usable);
    void showUses(std::optional<qint64> uses);

Q_SIGNALS:
    void useRequested();
    void editRequested();
    void bulkRequested();
    void reportRequested();
    void menuRequested(const QPoint& globalPlace);
    void copyLinkRequested(const QString& address);
    void openLinkRequested();
    void closeLinkRequested();
    void defaultsRequested();
    void restoreRequested(qint64 version);
    void untrashRequested();
    void purgeRequested();

private:
    void rebuild() override;
    void addHead(QVBoxLayout* column, const domain::Document& shown);
    void addLink(QVBoxLayout* column, const domain::Document& shown);
    void addRoles(QVBoxLayout* column, const domain::Document& shown);
    void addFields(QVBoxLayout* column, const domain::Document& shown);
    void addDefaults(QVBoxLayout* column, const domain::Document& shown);
    void addVersions(QVBoxLayout* column);

    std::optional<domain::Document> m_shown;
    std::optional<qint64> m_uses;
    bool m_usable = true;
    QList<Version> m_versions;
    qsizetype m_count = 0;
};

} // namespace ink::ui
