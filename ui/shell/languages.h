#pragma once

#include <QObject>
#include <QString>
#include <QTranslator>

#include <memory>
#include <vector>

class QCoreApplication;

namespace ink::ui {

/** Installs the translators of one language; widgets get a LanguageChange event. */
class Languages final : public QObject
{
    Q_OBJECT
public:
    explicit Languages(QCoreApplication& app, QObject* parent = nullptr);
    ~Languages() override;

    /** BCP 47; empty = the system's. English is the source: its file holds plural forms only. */
    void apply(const QString& language);
    [[nodiscard]] QString current() const { return m_current; }

private:
    QCoreApplication& m_app;
    QString m_current;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace ink::ui
