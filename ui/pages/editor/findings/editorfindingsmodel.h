#pragma once

#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"

#include <QAbstractListModel>

#include <optional>

namespace ink::ui {

/** Findings as text with their locations, optionally filtered by severity. */
class EditorFindingsModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { SeverityRole = Qt::UserRole + 1, LocationRole };

    explicit EditorFindingsModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    /** Keeps unchanged rows; emits only the difference. */
    void setFindings(const domain::Document& document, const QList<domain::Finding>& findings);
    void setFilter(std::optional<domain::Severity> severity);
    [[nodiscard]] std::optional<domain::Severity> filter() const { return m_filter; }
    [[nodiscard]] int count(domain::Severity severity) const;
    [[nodiscard]] int total() const { return static_cast<int>(m_all.size()); }
    [[nodiscard]] std::optional<domain::Finding> findingAt(int row) const;
    [[nodiscard]] const QList<domain::Finding>& visibleFindings() const { return m_visible; }
    /** Updates the texts after a change of language. */
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    void setVisibleFindings(const QList<domain::Finding>& wanted);
    [[nodiscard]] QList<domain::Finding> filtered() const;
    [[nodiscard]] QString locationText(const domain::Finding& finding) const;

    domain::Document m_document;
    QList<domain::Finding> m_all;
    QList<domain::Finding> m_visible;
    std::optional<domain::Severity> m_filter;
};

} // namespace ink::ui
