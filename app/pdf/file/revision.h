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

/** An incremental update under construction: changed and added objects, kept as text until the end. Only
 * these are written, so the update is as small as the change. */
class Revision final
{
public:
    [[nodiscard]] static Result<std::unique_ptr<Revision>> open(QByteArray original);
    ~Revision();

    [[nodiscard]] QPDF& source() const { return m_source->qpdf(); }
    /** The file before this update. */
    [[nodiscard]] const QByteArray& original() const { return m_source->bytes(); }
    /** The parsed file before this update. */
    [[nodiscard]] const SourceFile& file() const { return *m_source; }
    [[nodiscard]] const PageTree& tree() const { return m_tree; }
    [[nodiscard]] ObjectId root() const { return m_root; }

    /** Returns whether the file has signatures. In that case, pages must stay unchanged, and values go into
     * fields. */
    [[nodiscard]] bool isSigned() const { return m_signed; }
    /** The object for the value of the signature that ends this revision. */
    [[nodiscard]] ObjectId signatureValue();
    [[nodiscard]] bool needsSignature() const
    {
        return !m_signatureValue.isNull();
    } ///< signatureValue() was
      ///< called
    /** Returns whether one of the stamped fields is the signature's (StampItem::isSignatureField). */
    [[nodiscard]] bool hasSignatureField() const { return m_hasSignatureField; }
    void recordSignatureField() { m_hasSignatureField = true; }

    /** Reserves the number of an object to be set later. */
    [[nodiscard]] ObjectId reserve();
    void set(ObjectId id, std::string body) { m_objects[id] = std::move(body); }
    ObjectId add(std::string body);
    ObjectId addStream(DictText dict, std::string_view data);

    /** A dictionary of the file, for changes; initially with the file's entries. */
    [[nodiscard]] DictText& edit(ObjectId id);
    /** Adds a dictionary, initially a copy of `value`. */
    [[nodiscard]] ObjectId addCopy(const QPDFObjectHandle& value);
    /** The array under `key` of the dictionary `owner`, for changes. `current` is its present value: if that
     * is an indirect array, only that object is rewritten; a value that isn't an array is replaced by an
     * empty one. */
    [[nodiscard]] std::vector<std::string>& editArray(ObjectId owner, const std::string& key,
                                                      const QPDFObjectHandle& current);

    /** The catalog's dictionary under `key` as an indirect object, created if it is missing. */
    [[nodiscard]] ObjectId catalogDict(const std::string& key);

    /** Records the decoded content of a stream in this revision, for later reads. */
    void recordContent(ObjectId id, std::string decoded) { m_contents[id] = std::move(decoded); }
    /** The recorded content; null if this revision doesn't change the stream. */
    [[nodiscard]] const std::string* content(ObjectId id) const
    {
        const auto at = m_contents.find(id);
        return at == m_contents.end() ? nullptr : &at->second;
    }

    /** The document information dictionary, created if it is missing. */
    [[nodiscard]] ObjectId info();

    /** The id of a page tree's node, for changes: a node that occurs twice or is a direct value becomes a
     * separate object. */
    [[nodiscard]] ObjectId node(int index);
    /** The id of the page with this 0-based index. */
    [[nodiscard]] ObjectId page(qsizetype index) { return node(m_tree.pages[static_cast<size_t>(index)]); }
    /** The value of an entry of a page tree node, in the original file. */
    [[nodiscard]] QPDFObjectHandle nodeEntry(int index, const char* key) const;

    /** Rewrites objects that the file defines twice, so that readers that search for objects themselves find
     * the same definition as others. */
    void resolveAmbiguities();

    /** The file followed by this revision; `offsets` receives the offset of each object's body. Throws
     * std::runtime_error if the file turned out to be damaged after it was opened. */
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
    ObjectId m_info; ///< null until info()
    std::map<ObjectId, std::string> m_objects;
    std::map<ObjectId, DictText> m_dicts;
    std::map<std::pair<ObjectId, std::string>, std::vector<std::string>> m_arrays;
    std::map<int, ObjectId> m_nodes;
    std::map<std::string, ObjectId> m_madeDicts;
    std::map<ObjectId, std::string> m_contents;
};

/** Copies objects of another open file to a revision, each once. */
class Importer final
{
public:
    explicit Importer(Revision& revision) : m_revision(revision) {}
    /** Uses `target` wherever the other file refers to `from`. */
    void substitute(ObjectId from, ObjectId target) { m_copied[from] = target; }
    /** A value with its references renumbered. */
    [[nodiscard]] std::string text(const QPDFObjectHandle& value);
    [[nodiscard]] DictText dict(const QPDFObjectHandle& value);
    /** Copies the referenced objects; call once, at the end. */
    void finish();

private:
    std::string refer(const QPDFObjectHandle& handle);
    Revision& m_revision;
    std::map<ObjectId, ObjectId> m_copied;
    std::vector<std::pair<ObjectId, ObjectId>> m_pending;
    QPDF* m_file = nullptr;
};

} // namespace ink::pdf
