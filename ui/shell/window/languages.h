#pragma once

#include <QLocale>
#include <QObject>
#include <QString>
#include <QTranslator>

#include <memory>
#include <vector>

class QCoreApplication;

namespace ink::ui {

/** The locale of dates, times and numbers for a chosen language (BCP 47; empty = the system's): the system's
 * own if it has this language, so that a reader in London keeps 15:05 when they choose English. */
[[nodiscard]] QLocale localeFor(const QString& language, const QLocale& system);

/** Installs the translators of one language; widgets get a LanguageChange event. */
class Languages final : public QObject
{
    Q_OBJECT
public:
    explicit Languages(QCoreApplication& app, QObject* parent = nullptr);
    ~Languages() override;

    /** Applies a language (BCP 47; empty = the system's). English is the source language; its file contains
     * only plural forms. */
    void apply(const QString& language);
    [[nodiscard]] QString current() const { return m_current; }

private:
    QCoreApplication& m_app;
    QString m_current;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace ink::ui
