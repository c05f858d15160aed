#pragma once

#include "app/base/error.h"
#include "app/domain/document/document.h"
#include "app/domain/document/tag.h"

#include <QHash>

namespace ink::ui {

/** A person who has to act: an invitation, or one hosted signer of a signing host. */
struct PreviewPerson
{
    int invitation = 1; ///< 1-based
    int hosted = 0;     ///< 1-based; 0 = not hosted
    QString name;
    bool operator==(const PreviewPerson&) const = default;
};

/** A simulated signing: a copy of a draft that the recipients fill in in order, by the rules of a real
 * signing. Values are kept for later recipients until the run ends. Nothing is saved. */
class PreviewRun final
{
public:
    explicit PreviewRun(domain::Document draft);

    /** The people who have to act, in their order. */
    [[nodiscard]] const QList<PreviewPerson>& people() const { return m_people; }
    void setPerson(qsizetype at);
    [[nodiscard]] const PreviewPerson& person() const { return m_people.at(m_person); }
    [[nodiscard]] qsizetype personIndex() const { return m_person; }

    /** The document as the current person sees it: visible tags, and the values of earlier recipients. */
    [[nodiscard]] domain::Document visibleDocument() const;
    /** The current person's tags, in the order in which they are filled in. */
    [[nodiscard]] QList<domain::TagId> fields() const;
    /** Maps every tag of a radio group to the one in `fields` that represents the group. */
    [[nodiscard]] QHash<domain::TagId, domain::TagId> stepByTag() const;
    /** All radio buttons of the same question. */
    [[nodiscard]] QList<domain::Tag> buttonsOf(const domain::Tag& button) const;
    /** Null when there is no such tag. */
    [[nodiscard]] const domain::Tag* tag(domain::TagId id) const;
    void setValue(domain::TagId id, const QString& text, const QByteArray& image);
    /** A problem that prevents finishing, and its tag. */
    struct Fault
    {
        domain::TagId tag;
        Message message; ///< as the service words it
    };
    [[nodiscard]] QList<Fault> faults() const;
    /** Returns whether one of the person's fields is a signature, even if it isn't visible yet. */
    [[nodiscard]] bool maySign() const;
    /** Returns whether the person has no fields, but may place signatures freely, which is only possible in
     * the browser. */
    [[nodiscard]] bool canSignFreely() const;

private:
    [[nodiscard]] QList<domain::Tag> ordered() const;
    [[nodiscard]] bool isMine(qsizetype tag) const;
    void updateWritableTags();

    domain::Document m_document;
    QList<PreviewPerson> m_people;
    qsizetype m_person = 0;
    QList<bool> m_writable;
    QList<int> m_hosted;
};

} // namespace ink::ui
