#pragma once

#include "app/base/error.h"
#include "app/domain/document.h"

#include <QHash>

namespace ink::ui {

/** Somebody whose turn comes: an invitation, of a signing host one of the hosted. */
struct PreviewPerson
{
    int invitation = 1; ///< 1-based
    int hosted = 0;     ///< 1-based; 0 = nobody is hosted
    QString name;
    bool operator==(const PreviewPerson&) const = default;
};

/**
 * A signing run on paper: a draft's copy that is filled in by one recipient after the other, by the rules
 * of a real one. Values stay while the run lasts, as others would know it. Nothing is
 * saved.
 */
class PreviewRun final
{
public:
    explicit PreviewRun(domain::Document draft);

    /** The people who have to act, in their order. */
    [[nodiscard]] const QList<PreviewPerson>& people() const { return m_people; }
    void setPerson(qsizetype at);
    [[nodiscard]] const PreviewPerson& person() const { return m_people.at(m_person); }
    [[nodiscard]] qsizetype personAt() const { return m_person; }

    /** The document as that person sees it: their tags that are shown, and the values of those before them.
     */
    [[nodiscard]] domain::Document seen() const;
    /** Their tags to go through, one after the other. */
    [[nodiscard]] QList<domain::TagId> fields() const;
    /** For every tag of a radio group the one of `fields` that stands for all of them. */
    [[nodiscard]] QHash<domain::TagId, domain::TagId> stepOf() const;
    /** The buttons of the question that this one belongs to. */
    [[nodiscard]] QList<domain::Tag> buttonsOf(const domain::Tag& button) const;
    /** Null when it is not there. */
    [[nodiscard]] const domain::Tag* tag(domain::TagId id) const;
    void setValue(domain::TagId id, const QString& text, const QByteArray& image);
    /** The problems that prevent finishing, by tag. */
    struct Fault
    {
        domain::TagId tag;
        Message sentence; ///< as the service would say it
    };
    [[nodiscard]] QList<Fault> faults() const;
    /** They may put a signature where they like: that is done in the browser. */
    [[nodiscard]] bool signsFreely() const;

private:
    [[nodiscard]] QList<domain::Tag> ordered() const;
    [[nodiscard]] bool isMine(qsizetype tag) const;
    void takeTurn();

    domain::Document m_document;
    QList<PreviewPerson> m_people;
    qsizetype m_person = 0;
    QList<bool> m_writable;
    QList<int> m_hosted;
};

} // namespace ink::ui
