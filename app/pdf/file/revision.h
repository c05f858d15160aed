#pragma once

#include "app/base/result.h"
#include "app/pdf/file/objecttext.h"
#include "app/pdf/file/pagetree.h"
#include "app/pdf/file/sourcefile.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ink::pdf {

/**
 * A revision in the making: objects changed or added, kept as text until the end. What is not mentioned here
 * is not written, so the revision is as small as the change.
 */
class Revision final
{
public:
    [[nodiscard]] static Result<std::unique_ptr<Revision>> open(QByteArray original);
    ~Revision();

    [[nodiscard]] QPDF& source() const { return m_source->qpdf(); }
    /** The file as it came. */
    [[nodiscard]] const QByteArray& original() const { return m_source->bytes(); }
    /** The same as plain objects. */
    [[nodiscard]] const SourceFile& file() const { return *m_source; }
    [[nodiscard]] const PageTree& tree() const { return m_tree; }
    [[nodiscard]] ObjectId root() const { return m_root; }

    /** Returns whether the file carries signatures, so that pages stay as they are and values go into fields.
     */
    [[nodiscard]] bool isSigned() const { return m_signed; }
    /** The object that becomes the value of the signature that ends this revision. */
    [[nodiscard]] ObjectId signatureValue();
    [[nodiscard]] bool needsSignature() const { return !m_signatureValue.isNull(); } ///< a field refers to it
    /** Returns whether a field that was stamped is that of the signature (StampItem::signs). */
    [[nodiscard]] bool hasSignatureField() const { return m_hasSignatureField; }
    void noteSignatureField() { m_hasSignatureField = true; }

    /** A number for an object that is set later. */
    [[nodiscard]] ObjectId reserve();
    void set(ObjectId id, std::string body) { m_objects[id] = std::move(body); }
    ObjectId add(std::string body);
    ObjectId addStream(DictText dict, std::string_view data);

    /** A dictionary of the file, to be changed; its entries are those of the file at first. */
    [[nodiscard]] DictText& edit(ObjectId id);
    /** A new dictionary that starts as a copy of `value`. */
    [[nodiscard]] ObjectId addCopy(const QPDFObjectHandle& value);
    /**
     * The array under `key` of the dictionary `owner`, to be changed. `current` is its present value: when
     * that is an array object of its own, only that object is rewritten; anything that is no array gives an
     * empty one.
     */
    [[nodiscard]] std::vector<std::string>& array(ObjectId owner, const std::string& key,
                                                  const QPDFObjectHandle& current);

    /** The catalog's dictionary under `key` as an object of its own, made when there is none. */
    [[nodiscard]] ObjectId catalogDict(const std::string& key);

    /** Notes what a stream of the file holds in this revision, decoded, for whoever reads it again. */
    void noteContent(ObjectId id, std::string decoded) { m_contents[id] = std::move(decoded); }
    /** The same, null when this revision leaves the stream as it is. */
    [[nodiscard]] const std::string* content(ObjectId id) const
    {
        const auto at = m_contents.find(id);
        return at == m_contents.end() ? nullptr : &at->second;
    }

    /** The id of a page tree's node to be edited: a node that stands twice or is a direct value becomes its
     * own object. */
    [[nodiscard]] ObjectId node(int index);
    /** The id of the page with this 0-based index. */
    [[nodiscard]] ObjectId page(qsizetype index) { return node(m_tree.pages[static_cast<size_t>(index)]); }
    /** The value of a page tree node under a key, in the original file. */
    [[nodiscard]] QPDFObjectHandle nodeEntry(int index, const char* key) const;

    /** Writes those objects again that the file defines twice, so that readers which look for objects
     * themselves find what the others show. */
    void settleAmbiguities();

    /** The file so far plus this revision; `offsets` tells where each object's body starts in it. */
    [[nodiscard]] QByteArray assemble(std::map<ObjectId, qsizetype>* offsets = nullptr);

private:
    Revision() = default;
    [[nodiscard]] DictText trailer() const;

    std::unique_ptr<SourceFile> m_source;
    PageTree m_tree;
    ObjectId m_root;
    int m_nextNumber = 1;
    bool m_signed = false;
    bool m_hasSignatureField = false;
    ObjectId m_signatureValue;
    std::map<ObjectId, std::string> m_objects;
    std::map<ObjectId, DictText> m_dicts;
    std::map<std::pair<ObjectId, std::string>, std::vector<std::string>> m_arrays;
    std::map<int, ObjectId> m_nodes;
    std::map<std::string, ObjectId> m_madeDicts;
    std::map<ObjectId, std::string> m_contents;
};

/** Copies objects of another open file into a revision, each once. */
class Importer final
{
public:
    explicit Importer(Revision& revision) : m_revision(revision) {}
    /** Uses `target` wherever the other file refers to `from`. */
    void substitute(ObjectId from, ObjectId target) { m_copied[from] = target; }
    /** A value with its references renumbered. */
    [[nodiscard]] std::string text(const QPDFObjectHandle& value);
    [[nodiscard]] DictText dict(const QPDFObjectHandle& value);
    /** Copies what was referred to since; to be called once at the end. */
    void finish();

private:
    std::string refer(const QPDFObjectHandle& handle);
    Revision& m_revision;
    std::map<ObjectId, ObjectId> m_copied;
    std::vector<std::pair<ObjectId, ObjectId>> m_pending;
    QPDF* m_file = nullptr;
};

} // namespace ink::pdf
