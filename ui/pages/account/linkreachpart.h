#pragma once

#include "app/workflow/session/delivery.h"
#include "ui/pages/account/settingspart.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;
class QRadioButton;
class QSpinBox;

namespace ink::ui {

class Banner;
class ErrorBanner;
class FormField;
class Prompts;

/** The reach of signing links of the service on this computer. Changes require *Apply*. */
class LinkReachPart final : public SettingsPart
{
    Q_OBJECT
public:
    LinkReachPart(settings::Settings& settings, workflow::Delivery& delivery, Prompts& prompts,
                  QWidget* parent = nullptr);

private:
    void layOut();
    void fill();
    void refresh(); ///< updates the explanation of the choice and the enabled inputs
    [[nodiscard]] workflow::LinkReach enteredReach() const;
    [[nodiscard]] bool validate();
    void askAndApply();
    void apply(const workflow::LinkReach& reach);
    /** Displays the problem of the current setting, if any. */
    void showState();
    void testAddress();
    void showResult(const workflow::ReachResult& result);

    settings::Settings& m_settings;
    workflow::Delivery& m_delivery;
    Prompts& m_prompts;
    QuietLabel* m_hint;
    QRadioButton* m_computer;
    QRadioButton* m_network;
    QRadioButton* m_address;
    QuietLabel* m_meaning; ///< explains the choice
    QComboBox* m_host;
    FormField* m_hostField;
    QLineEdit* m_url;
    FormField* m_urlField;
    QSpinBox* m_port;
    FormField* m_portField;
    QCheckBox* m_proxy;
    QPushButton* m_apply;
    QPushButton* m_test;
    Banner* m_state;
    ErrorBanner* m_error;
};

} // namespace ink::ui
