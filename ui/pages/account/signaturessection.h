#pragma once

#include "app/workflow/session/signaturepresets.h"
#include "ui/pages/account/settingspart.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace ink::ui {

class FormField;
class Prompts;
class QuietLabel;
class SignaturePad;

/** Signatures that are kept on this computer, to be offered when their people sign here. */
class SignaturesSection final : public SettingsPart
{
    Q_OBJECT
public:
    SignaturesSection(workflow::SignaturePresets& presets, Prompts& prompts, QWidget* parent = nullptr);
    /** The style that signatures are typed in. */
    void setHandwriting(const QString& style);

Q_SIGNALS:
    void handwritingChosen(const QString& style);

private:
    void retranslate() override;
    void fill();
    [[nodiscard]] QWidget* rowOf(const workflow::SignaturePresets::Preset& preset);
    void keep();

    workflow::SignaturePresets& m_presets;
    Prompts& m_prompts;
    QuietLabel* m_hint;
    QVBoxLayout* m_rows;
    QLabel* m_newTitle;
    FormField* m_name;
    SignaturePad* m_pad;
    QPushButton* m_keep;
    QuietLabel* m_fault;
};

} // namespace ink::ui
