#pragma once

#include "app/workflow/session/usagestatement.h"
#include "ui/pages/account/settingspart.h"

class QComboBox;
class QPushButton;
class QVBoxLayout;

namespace ink {
class Clock;
}
namespace ink::workflow {
class AccountSettings;
class Session;
} // namespace ink::workflow

namespace ink::ui {

class ChartView;
class ErrorBanner;
class FormField;
class Prompts;
class QuietLabel;
class ToneLabel;

/** The account's charges: summed by month, API key or template for a period, as a chart and as rows, and
 * exported. Warns when most of the spending limit is used. */
class UsageSection final : public SettingsPart
{
    Q_OBJECT
public:
    UsageSection(workflow::Session& session, workflow::AccountSettings& account, Prompts& prompts,
                 const Clock& clock, QWidget* parent = nullptr);

    /** Reloads the statement. */
    void refresh();

Q_SIGNALS:
    void saved(const QString& text, const QString& path);

private:
    enum class Period { ThisMonth, LastMonth, ThisYear, LastYear, Everything };

    void layOut();
    void fill();
    [[nodiscard]] QString hint() const;
    void showLimit();
    [[nodiscard]] domain::UsageQuery query() const;
    [[nodiscard]] QString nameOf(const domain::UsageGroup& group) const;
    [[nodiscard]] static QString aboutText(const domain::UsageSum& sum);
    [[nodiscard]] QWidget* rowOf(const domain::UsageGroup& group) const;
    void exportRows();

    workflow::Session& m_session;
    workflow::AccountSettings& m_account;
    Prompts& m_prompts;
    const Clock& m_clock;
    workflow::UsageStatement m_statement;
    QuietLabel* m_hint;
    ErrorBanner* m_error;
    ToneLabel* m_warning; ///< shown when most of the spending limit is used
    QWidget* m_choices;
    QComboBox* m_period;
    QComboBox* m_grouping;
    FormField* m_periodField;
    FormField* m_groupingField;
    QPushButton* m_export;
    QLabel* m_total;
    ChartView* m_chart;
    QuietLabel* m_none;
    QVBoxLayout* m_rows;
    QuietLabel* m_more;           ///< note about the groups that aren't listed
    bool m_awaitsAccount = false; ///< the statement is fetched when the account is known
};

} // namespace ink::ui
