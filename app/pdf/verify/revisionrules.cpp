#include "app/pdf/verify/revisionrules.h"

#include "app/pdf/verify/annotationlist.h"
#include "app/pdf/verify/annotationpages.h"
#include "app/pdf/verify/appearancerules.h"
#include "app/pdf/verify/fieldentries.h"
#include "app/pdf/verify/formrevisions.h"
#include "app/pdf/verify/formrules.h"
#include "app/pdf/verify/reasons.h"
#include "app/pdf/verify/structurerules.h"

#include <qpdf/QPDF.hh>

#include <algorithm>

namespace ink::pdf {

namespace {

constexpr int faultLimit = 25;
constexpr int areaLimit = 500;

/** One comparison, with a check for each rule. */
class Rules final
{
public:
    Rules(QPDF& old, QPDF& now, const RevisionIndex& index, const FieldTree& fields, PageCover& cover,
          ValueComparison& comparison, const ExistedBefore& existed, const AppearanceJudge& judgeAppearance)
        : m_old(old), m_now(now), m_index(index), m_cover(cover), m_comparison(comparison),
          m_existed(existed), m_judgeLook(judgeAppearance), m_fields(fields), m_places(old, now, index, cover)
    {
    }

    RevisionChange run(const ObjectSet& changed, const ObjectSet& added)
    {
        m_changed = changed;
        checkFrozen(changed);
        checkFrozen(added);
        checkTrailer();
        checkCatalog();
        checkValidationData();
        checkForm();
        for (const auto& [key, node] : m_fields.nodes)
            if (m_index.fields.nodes.count(key) == 0) checkNewField(key, node);
        ObjectSet pages;
        for (const ObjectKey& key : changed) {
            if (m_index.fields.nodes.count(key) != 0)
                checkField(key);
            else if (m_index.isPage(key))
                pages.insert(key);
            if (const auto array = m_index.annotationArrays.find(key);
                array != m_index.annotationArrays.end())
                pages.insert(array->second.begin(), array->second.end());
            if (const auto value = m_index.values.find(key); value != m_index.values.end())
                for (const ObjectKey& owner : value->second)
                    markFilled(owner, m_index.fields.nodes.at(owner));
            if (const auto look = m_index.appearances.find(key); look != m_index.appearances.end())
                checkAppearance(look->second);
        }
        for (const ObjectKey& page : pages)
            checkPage(page);
        using Kind = LaterChange::Kind;
        if (!m_change.annotationFaults.isEmpty()) recordEvent({Kind::Commented, {}, {}, {}});
        if (m_change.addsValidationData) recordEvent({Kind::ValidationData, {}, {}, {}});
        if (m_change.changesMetadata && !m_described) recordEvent({Kind::Description, {}, {}, {}});
        return std::move(m_change);
    }

private:
    using Kind = RevisionChange::Area::Kind;

    void touch(int page, const QRectF& rect, const QString& what, Kind kind = Kind::Field)
    {
        if (page < 0) return;
        m_change.pages.insert(page);
        const bool known = std::any_of(m_change.areas.begin(), m_change.areas.end(), [&](const auto& area) {
            return area.page == page && area.rect == rect && area.kind == kind;
        });
        if (!rect.isEmpty() && !known && m_change.areas.size() < areaLimit)
            m_change.areas.append({page, rect, what, kind});
    }

    /** Records an annotation that is visible in print only. */
    void notePrint(QPDFObjectHandle annotation)
    {
        if (!annotation.isDictionary()) return;
        QPDFObjectHandle flags = annotation.getKey("/F");
        if (flags.isInteger() && (flags.getIntValue() & hiddenFlags) != 0 && isShown(annotation))
            m_change.hasPrintOnly = true;
    }

    /** Records the positions of a field or annotation, and of its widgets. */
    void touchWidget(ObjectKey key, const QString& what, int depth = 0)
    {
        QPDFObjectHandle widget = objectAt(m_now, key);
        if (!widget.isDictionary() || depth > 16) return;
        const QRectF rect = rectOf(widget);
        notePrint(widget);
        const Kind kind = m_index.fields.nodes.count(key) != 0 ? Kind::Field : Kind::OnPaper;
        if (!rect.isEmpty()) touch(m_places.pageOf(key), rect, what, kind);
        const auto node = m_fields.nodes.find(key);
        if (node == m_fields.nodes.end()) return;
        for (const ObjectKey& kid : node->second.kids)
            if (const auto below = m_fields.nodes.find(kid);
                below != m_fields.nodes.end() && below->second.isWidgetOnly)
                touchWidget(kid, what, depth + 1);
    }

    void fault(const char* id, const Message& detail, ObjectKey object = {}, int page = -1)
    {
        if (m_change.faults.size() < faultLimit)
            m_change.faults.append({QString::fromLatin1(id), detail, object, page});
    }

    void recordEvent(LaterChange event)
    {
        if (m_change.events.size() < areaLimit) m_change.events.append(std::move(event));
    }

    /** Records once how the value of this field or widget changed. */
    void noteValue(ObjectKey key)
    {
        ObjectKey owner = key;
        for (int depth = 0; depth < 16; ++depth) {
            const auto node = m_fields.nodes.find(owner);
            if (node == m_fields.nodes.end() || !node->second.isWidgetOnly) break;
            owner = node->second.parent;
        }
        if (!m_valued.insert(owner).second) return;
        const auto before = m_index.fields.nodes.find(owner);
        const auto after = m_fields.nodes.find(owner);
        if (before == m_index.fields.nodes.end() || after == m_fields.nodes.end()) return;
        LaterChange event =
            valueChange(shownValue(m_old, m_index.fields, owner), shownValue(m_now, m_fields, owner));
        event.subject = before->second.name;
        event.object = owner.first;
        event.page = m_places.pageOf(key);
        for (const ObjectKey& kid : after->second.kids)
            if (event.page < 0) event.page = m_places.pageOf(kid);
        recordEvent(std::move(event));
    }

    void checkFrozen(const ObjectSet& objects)
    {
        ObjectSet drawn;
        for (const ObjectKey& key : objects) {
            const auto found = m_index.frozen.find(key);
            if (found == m_index.frozen.end()) continue;
            switch (found->second) {
            case FileArea::Page:
                if (isHarmlessNode(key)) {
                    m_change.hasInvisibleChange = true;
                    break;
                }
                drawn.insert(key);
                fault("revision.page-content", reasons::contentPageChanged(), key);
                break;
            case FileArea::Annotation:
                checkAnnotation(key);
                break;
            case FileArea::Signature:
                fault("revision.signature", reasons::signatureAppearanceOverwritten(), key);
                break;
            case FileArea::Field:
                fault("revision.field", reasons::formFieldRebuilt(), key);
                break;
            case FileArea::Form:
                fault("revision.form", reasons::formChanged(), key);
                break;
            case FileArea::Structure:
                if (!m_index.isDrawn(key) &&
                    isStructureOnlyExtended(objectAt(m_old, key), objectAt(m_now, key), m_existed)) {
                    m_change.hasInvisibleChange = true;
                    break;
                }
                fault("revision.structure", reasons::screenReaderTextChanged(), key);
                break;
            case FileArea::Catalog:
                fault("revision.catalog", reasons::documentStructureChanged(), key);
                break;
            case FileArea::Trailer:
                fault("revision.trailer", reasons::encryptionChanged());
                break;
            }
        }
        if (!drawn.empty())
            for (const int page : m_cover.pagesUsing(drawn))
                touch(page, {}, {});
    }

    /** Returns whether only entries without a meaning for readers were added to an inner node of the page
     * tree. */
    bool isHarmlessNode(ObjectKey key)
    {
        static const std::set<std::string> meaningful{"/Type",      "/Kids",     "/Count",    "/Parent",
                                                      "/Resources", "/MediaBox", "/CropBox",  "/Rotate",
                                                      "/BleedBox",  "/TrimBox",  "/ArtBox",   "/Contents",
                                                      "/Annots",    "/Group",    "/UserUnit", "/Subtype"};
        if (!m_index.isPageNode(key) || m_index.isDrawn(key)) return false;
        QPDFObjectHandle before = objectAt(m_old, key);
        QPDFObjectHandle after = objectAt(m_now, key);
        if (!before.isDictionary() || !after.isDictionary()) return false;
        for (const std::string& name : meaningful)
            if (before.hasKey(name) != after.hasKey(name) ||
                !m_comparison.areValuesEqual(before.getKey(name), after.getKey(name)))
                return false;
        return true;
    }

    /** Records a changed annotation. A certification may allow it, but not if it can be mistaken for page
     * content. */
    void commentFault(bool harmless, const char* id, const Message& detail, ObjectKey object, int page)
    {
        if (!harmless) return fault(id, detail, object, page);
        if (m_change.annotationFaults.size() < faultLimit)
            m_change.annotationFaults.append({QString::fromLatin1(id), detail, object, page});
    }

    bool isComment(QPDFObjectHandle annotation, int page)
    {
        return isHarmlessComment(annotation, [&](const QRectF& rect) {
            return page < 0 || m_cover.below(page, rect) != PageCover::Below::Nothing;
        });
    }

    void checkAnnotation(ObjectKey key)
    {
        QPDFObjectHandle before = objectAt(m_old, key);
        QPDFObjectHandle after = objectAt(m_now, key);
        QPDFObjectHandle page = after.isDictionary() ? after.getKey("/P") : QPDFObjectHandle::newNull();
        const int index = page.isIndirect() ? m_cover.indexOf(keyOf(page)) : -1;
        const bool annotation = before.isDictionary() && before.hasKey("/Subtype") && before.hasKey("/Rect");
        commentFault(annotation && isComment(before, index) && isComment(after, index), "revision.annotation",
                     reasons::annotationChanged(), key, index);
        notePrint(after);
        if (annotation) touch(index, rectOf(before), nameText(before.getKey("/Subtype")), Kind::Comment);
    }

    void checkTrailer()
    {
        QPDFObjectHandle before = m_old.getTrailer();
        QPDFObjectHandle after = m_now.getTrailer();
        // A catalog with another number is compared in the same way; see checkCatalog.
        if (keyOf(before.getKey("/Root")) != keyOf(after.getKey("/Root"))) m_change.hasInvisibleChange = true;
        if (!m_comparison.areValuesEqual(before.getKey("/Encrypt"), after.getKey("/Encrypt")))
            fault("revision.trailer", reasons::encryptionChanged());
        checkDescription(before.getKey("/Info"), after.getKey("/Info"));
    }

    /** Reports changes of the document information (ISO 32000-2 §14.3.3), which are allowed. */
    void checkDescription(QPDFObjectHandle before, QPDFObjectHandle after)
    {
        if (!after.isDictionary() || (before.isDictionary() && m_comparison.areContentsEqual(before, after)))
            return;
        m_change.changesMetadata = true;
        for (const char* name : {"/Title", "/Author", "/Subject", "/Keywords"}) {
            const QString had = before.isDictionary() ? stringText(before.getKey(name)) : QString();
            const QString has = stringText(after.getKey(name));
            if (had == has) continue;
            m_described = true;
            LaterChange event{LaterChange::Kind::Description, QString::fromLatin1(name + 1), had, has};
            event.object = after.isIndirect() ? after.getObjectID() : 0;
            recordEvent(std::move(event));
        }
    }

    void checkCatalog()
    {
        static const std::set<std::string> allowed{"/AcroForm", "/DSS",      "/Extensions",
                                                   "/Metadata", "/MarkInfo", "/Version"};
        QPDFObjectHandle before = m_old.getRoot();
        QPDFObjectHandle after = m_now.getRoot();
        if (!m_comparison.areDictionariesEqual(before, after, allowed))
            fault("revision.catalog",
                  reasons::catalogChanged(differences(m_comparison, before, after, allowed)));
        QPDFObjectHandle metadata = after.getKey("/Metadata");
        const bool sameMetadata = m_comparison.areValuesEqual(before.getKey("/Metadata"), metadata) &&
                                  (!metadata.isIndirect() || m_changed.count(keyOf(metadata)) == 0);
        if (sameMetadata) return;
        m_change.changesMetadata = true;
        if ((!metadata.isNull() || metadata.isIndirect()) && !isWellFormedXml(metadata))
            fault("revision.catalog", reasons::metadataReplaced());
    }

    void checkValidationData()
    {
        const ValidationDataChange data =
            compareValidationData(m_old.getRoot().getKey("/DSS"), m_now.getRoot().getKey("/DSS"));
        if (data.isMalformed) fault("revision.dss", reasons::validationDataNotGenuine());
        m_change.addsValidationData = data.hasChanged;
        if (data.hasLostData && m_change.faults.size() < faultLimit)
            m_change.faults.append(lostValidationDataFault());
    }

    void checkForm()
    {
        static const std::set<std::string> judged{"/Fields",          "/DR",      "/DA", "/Q",
                                                  "/NeedAppearances", "/SigFlags"};
        QPDFObjectHandle before = m_old.getRoot().getKey("/AcroForm");
        QPDFObjectHandle after = m_now.getRoot().getKey("/AcroForm");
        if (before.isDictionary() && !m_comparison.areDictionariesEqual(before, after, judged))
            fault("revision.form",
                  reasons::formEntryChanged(differences(m_comparison, before, after, judged)));
        for (const RevisionChange::Fault& one : formDefaultFaults(m_old, m_now, m_index.fields, m_comparison))
            fault(one.id.toLatin1().constData(), one.detail);
        if (m_index.fields.hasDirectFields || m_fields.hasDirectFields) {
            const bool same =
                before.isDictionary() && after.isDictionary() &&
                m_comparison.areContentsEqual(before.getKey("/Fields"), after.getKey("/Fields"));
            if (!same) fault("revision.form", reasons::formFieldsNotIndirect());
        }
        for (const auto& [key, node] : m_index.fields.nodes)
            if (m_fields.nodes.count(key) == 0)
                fault("revision.field-removed", reasons::formFieldRemoved(node.name));
    }

    /** Returns whether a signature value is new: a direct dictionary, or an object that the signed revision
     * did not have. */
    bool isFreshValue(QPDFObjectHandle field)
    {
        QPDFObjectHandle value = field.getKey("/V");
        if (!value.isDictionary()) return false;
        return !value.isIndirect() || !m_existed(keyOf(value));
    }

    void markSigned(ObjectKey key, QPDFObjectHandle field, const FieldNode& node, bool visible)
    {
        if (!isFreshValue(field))
            fault("revision.signature-reused", reasons::signatureFieldValueNotNew(node.name));
        if (isTimestamp(field.getKey("/V")) && !visible) {
            m_change.addsValidationData = true;
            return;
        }
        m_change.isFormFilled = true;
        m_change.changedFields.insert(node.name);
        touchWidget(key, node.name);
        LaterChange event{LaterChange::Kind::Signed, node.name, {}, {}};
        event.object = key.first;
        event.page = m_places.pageOf(key);
        for (const ObjectKey& kid : node.kids)
            if (event.page < 0) event.page = m_places.pageOf(kid);
        recordEvent(std::move(event));
    }

    void markFilled(ObjectKey key, const FieldNode& node)
    {
        touchWidget(key, node.name);
        noteValue(key);
        m_change.isFormFilled = true;
        m_change.changedFields.insert(node.name);
    }

    /** A new signature field and its widgets may only have the entries needed for signing: a viewer may
     * interpret anything else as another kind of annotation and draw it. */
    void checkNewField(ObjectKey key, const FieldNode& node)
    {
        static const std::set<std::string> known{
            "/Type", "/Subtype",      "/FT",       "/T",      "/TU", "/TM", "/Ff", "/V",
            "/Kids", "/Parent",       "/F",        "/Rect",   "/P",  "/AP", "/AS", "/M",
            "/NM",   "/MK",           "/BS",       "/Border", "/H",  "/DA", "/Q",  "/Lock",
            "/SV",   "/StructParent", "/Contents", "/C",      "/DR"}; // /DR isn't a standard entry of a field
                                                                      // and isn't drawn, but iText writes it
        QPDFObjectHandle field = objectAt(m_now, key);
        if (node.type != QLatin1String("Sig") || m_existed(key))
            return fault("revision.field-added", reasons::formFieldAdded(node.name), key,
                         m_places.pageOf(key));
        const auto names = m_fields.names.find(node.name);
        if (!node.isWidgetOnly && names != m_fields.names.end() && names->second > 1)
            fault("revision.field-duplicate", reasons::secondFormFieldAdded(node.name));
        if (field.hasKey("/A") || field.hasKey("/AA"))
            fault("revision.field-action", reasons::signatureFieldWithActionAdded());
        bool plain =
            field.isDictionary() && hasPlainRect(field) &&
            (!field.hasKey("/Subtype") || nameText(field.getKey("/Subtype")) == QLatin1String("Widget")) &&
            (!field.hasKey("/Type") || nameText(field.getKey("/Type")) == QLatin1String("Annot"));
        for (const std::string& name : field.getKeys())
            plain = plain && known.count(name) != 0;
        // Without a position on a page, the subtype is optional; with one, it must be Widget.
        plain = plain && (field.hasKey("/Subtype") || !field.hasKey("/Rect") || !hasVisibleRect(field));
        QPDFObjectHandle looks = field.getKey("/AP");
        plain = plain && (looks.isNull() || (looks.isDictionary() && !looks.getKey("/N").isDictionary()) ||
                          !isShown(field));
        if (!plain)
            return fault("revision.field-form", reasons::signatureFieldIsSomethingElse(node.name), key);
        checkPlace(key, node, field);
        checkBox(node, field);
        const bool visible = hasVisibleRect(field);
        if (visible) {
            m_change.addsVisibleSignatureField = true;
            m_change.isFormFilled = true;
        }
        if (!node.isSigned && !node.isWidgetOnly) {
            LaterChange event{LaterChange::Kind::FieldAdded, node.name, {}, {}};
            event.object = key.first;
            event.page = m_places.pageOf(key);
            recordEvent(std::move(event));
        }
        if (node.isSigned && !node.isWidgetOnly)
            markSigned(key, field, node, visible);
        else if (!node.isSigned && visible && paintsSomething(field))
            fault("revision.appearance", reasons::unsignedSignatureFieldVisible(), key, m_places.pageOf(key));
    }

    /** Checks that pages list a new widget only once, and that its /P refers to no other page: some readers
     * use /Annots, others /P. */
    void checkPlace(ObjectKey key, const FieldNode& node, QPDFObjectHandle field)
    {
        if (!isShown(field)) return; // the field is not drawn on any page
        const int listed = m_places.pageOf(key);
        if (m_places.isRepeated(key))
            fault("revision.field-place", reasons::signatureFieldOnSeveralPages(node.name), key, listed);
        QPDFObjectHandle page = field.getKey("/P");
        if (page.isNull()) return;
        const int named = page.isIndirect() ? m_cover.indexOf(keyOf(page)) : -1;
        if (listed >= 0 && named != listed)
            fault("revision.field-place", reasons::signatureFieldNamesOtherPage(node.name), key, listed);
        // It may refer to a page that doesn't list it: some readers draw it there.
        if (listed < 0 && named >= 0)
            checkOverlay(field, node, named, annotationsOf(objectAt(m_old, keyOf(page))));
    }

    /** Checks bounding boxes: an appearance without one can draw anywhere on the page (ISO 32000-2 table 93
     * requires it). */
    void checkBox(const FieldNode& node, QPDFObjectHandle widget)
    {
        if (widget.isDictionary() && !hasBoundingBoxes(widget.getKey("/AP")))
            fault("revision.appearance-box", reasons::appearanceWithoutBox(node.name), keyOf(widget));
    }

    void checkField(ObjectKey key)
    {
        static const std::set<std::string> fillable{"/AP", "/AS",   "/V", "/F",  "/DA", "/Q",
                                                    "/Ff", "/Type", "/I", "/RV", "/M"};
        const FieldNode& node = m_index.fields.nodes.at(key);
        QPDFObjectHandle before = objectAt(m_old, key);
        QPDFObjectHandle after = objectAt(m_now, key);
        // Read-only, required and no-export don't affect the display.
        constexpr long long unseenFlags = 1 | 2 | 4;
        const auto bitsOf = [](QPDFObjectHandle field, const char* name) {
            QPDFObjectHandle value = field.isDictionary() ? field.getKey(name) : QPDFObjectHandle::newNull();
            return value.isInteger() ? value.getIntValue() : 0LL;
        };
        if (((bitsOf(before, "/Ff") ^ bitsOf(after, "/Ff")) & ~unseenFlags) != 0)
            fault("revision.field", reasons::formFieldKindChanged(node.name));
        static const std::set<std::string> flags{"/Ff"};
        if (m_comparison.areDictionariesEqual(before, after, flags)) return;
        if (node.isSigned) return fault("revision.signature", reasons::signedFieldChanged(node.name), key);
        const auto now = m_fields.nodes.find(key);
        const bool signedNow =
            node.type == QLatin1String("Sig") && now != m_fields.nodes.end() && now->second.isSigned;
        const bool filled = node.type == QLatin1String("Sig") ? signedNow : isFilled(sides(), key);
        const std::set<std::string> unseen = invisibleEntries(before, after, filled, signedNow);
        std::set<std::string> open = fillable;
        open.insert(unseen.begin(), unseen.end());
        if (!m_comparison.areDictionariesEqual(before, after, open))
            return fault(
                "revision.field",
                reasons::formFieldEntryRebuilt(node.name, differences(m_comparison, before, after, open)),
                key);
        if (!unseen.empty()) m_change.hasInvisibleChange = true;
        const QString type = nameText(after.getKey("/Type"));
        if (before.hasKey("/Type")
                ? !m_comparison.areValuesEqual(before.getKey("/Type"), after.getKey("/Type"))
                : after.hasKey("/Type") && type != QLatin1String("Annot"))
            fault("revision.field", reasons::formFieldKindChanged(node.name));

        if (!before.hasKey("/AP") || !m_comparison.areValuesEqual(before.getKey("/AP"), after.getKey("/AP")))
            checkBox(node, after);
        if (!filled) return checkUnfilled(key, node, before, after, unseen);
        constexpr long long printed = 4;
        if ((bitsOf(after, "/F") & ~bitsOf(before, "/F") & hiddenFlags) != 0 ||
            (bitsOf(before, "/F") & ~bitsOf(after, "/F") & printed) != 0)
            fault("revision.appearance", reasons::formFieldHidden(node.name), key, m_places.pageOf(key));
        if (node.type == QLatin1String("Sig")) {
            markSigned(key, after, node, hasVisibleRect(after));
        } else {
            markFilled(key, node);
            if (node.type == QLatin1String("Btn") && before.hasKey("/AP") &&
                !m_comparison.areValuesEqual(before.getKey("/AP"), after.getKey("/AP")))
                fault("revision.appearance", reasons::looksButtonExchanged(node.name), key,
                      m_places.pageOf(key));
            checkFit(key, node, after);
            checkKids(node);
        }
        touchWidget(key, node.name);
    }

    /** Checks the widgets of a field with a changed value: they must show it, even if they were not
     * rewritten. */
    void checkKids(const FieldNode& field, int depth = 0)
    {
        for (const ObjectKey& kid : field.kids) {
            const auto node = m_index.fields.nodes.find(kid);
            if (node == m_index.fields.nodes.end() || !node->second.isWidgetOnly || depth > 16) continue;
            QPDFObjectHandle widget = objectAt(m_now, kid);
            if (m_changed.count(kid) == 0 && widget.isDictionary() && isShown(widget))
                checkFit(kid, node->second, widget);
            checkKids(node->second, depth + 1);
        }
    }

    // Index(checkFit): Filled after signing: what is allowed
    /** Checks that a field shows only its value. */
    void checkFit(ObjectKey key, const FieldNode& node, QPDFObjectHandle widget)
    {
        if (!widget.isDictionary() || !widget.hasKey("/AP")) return;
        constexpr long long pushFlag = 1 << 16;
        bool other = false;
        if (node.type == QLatin1String("Tx") || node.type == QLatin1String("Ch")) {
            // A script of the signed revision may format the value.
            other =
                showsAnotherValue(m_now, m_fields, key, widget, formatScript(m_old, m_index.fields, key)) ||
                hasOtherRichText(sides(), key, widget) ||
                (m_judgeLook && m_judgeLook(filledAppearance(m_now, m_fields, key, widget)));
        } else if (node.type == QLatin1String("Btn")) {
            QPDFObjectHandle flags = inheritedEntry(m_now, m_fields, key, "/Ff");
            const bool push = flags.isInteger() && (flags.getIntValue() & pushFlag) != 0;
            other = !push && showsAnotherState(widget, inheritedEntry(m_now, m_fields, key, "/V"));
        }
        if (other)
            fault("revision.appearance-value", reasons::formFieldShowsOtherValue(node.name), key,
                  m_places.pageOf(key));
    }

    /** Checks a field whose appearance changed although its value is the same. */
    void checkUnfilled(ObjectKey key, const FieldNode& node, QPDFObjectHandle before, QPDFObjectHandle after,
                       const std::set<std::string>& unseen)
    {
        // Allowed if the only differences are in entries that draw nothing.
        if (m_comparison.areDictionariesEqual(before, after, unseen)) return;
        const auto differs = [&](const char* name) {
            return !m_comparison.areValuesEqual(before.getKey(name), after.getKey(name));
        };
        if (hasOtherRichText(sides(), key, after))
            fault("revision.appearance-value", reasons::formFieldShowsOtherValue(node.name));
        const bool firstLook = !before.hasKey("/AP") && node.type != QLatin1String("Sig");
        if ((differs("/AP") && !firstLook) || differs("/AS") || differs("/F") || differs("/DA") ||
            differs("/Q"))
            fault("revision.appearance", reasons::formFieldLooksDifferent(node.name), key,
                  m_places.pageOf(key));
        if (firstLook && after.hasKey("/AP")) checkFit(key, node, after);
        markFilled(key, node);
    }

    /** Checks an appearance that was overwritten in place: allowed if only one field uses it and that field
     * was filled in. */
    void checkAppearance(const ObjectSet& owners)
    {
        bool allowed = owners.size() == 1;
        for (const ObjectKey& owner : owners) {
            const FieldNode& node = m_index.fields.nodes.at(owner);
            const auto now = m_fields.nodes.find(owner);
            allowed = allowed && now != m_fields.nodes.end() &&
                      (node.type == QLatin1String("Sig") ? now->second.isSigned : isFilled(sides(), owner));
            markFilled(owner, node);
            QPDFObjectHandle widget = objectAt(m_now, owner);
            checkBox(node, widget);
            if (allowed && node.type != QLatin1String("Sig")) checkFit(owner, node, widget);
        }
        if (!allowed) fault("revision.appearance", reasons::appearanceOverwritten());
    }

    void checkPage(ObjectKey key)
    {
        // In addition to annotations: the tab order, the link to the structure tree, and private data.
        static const std::set<std::string> allowed{"/Annots", "/Tabs", "/StructParents", "/LastModified",
                                                   "/PieceInfo"};
        QPDFObjectHandle before = objectAt(m_old, key);
        QPDFObjectHandle after = objectAt(m_now, key);
        const bool samePage =
            m_comparison.areDictionariesEqual(before, after, allowed) &&
            (before.getKey("/StructParents").isNull() ||
             m_comparison.areValuesEqual(before.getKey("/StructParents"), after.getKey("/StructParents")));
        if (!samePage)
            fault("revision.page-content",
                  reasons::pageChanged(differences(m_comparison, before, after, allowed)), key,
                  m_cover.indexOf(key));
        if (!after.isDictionary()) return;
        for (const char* name : {"/Tabs", "/StructParents", "/LastModified", "/PieceInfo"})
            if (!m_comparison.areValuesEqual(before.getKey(name), after.getKey(name)))
                m_change.hasInvisibleChange = true;
        QPDFObjectHandle list = after.getKey("/Annots");
        if (!list.isNull() && !list.isArray()) fault("revision.annotation", reasons::annotationsReplaced());
        const AnnotationList had = annotationsOf(before);
        const AnnotationList has = annotationsOf(after);
        const int index = m_cover.indexOf(key);
        for (const ObjectKey& annotation : had.objects) {
            if (has.objects.count(annotation) != 0) continue;
            QPDFObjectHandle gone = objectAt(m_old, annotation);
            commentFault(isComment(gone, index), "revision.annotation-removed", reasons::annotationRemoved(),
                         annotation, index);
            touch(index, rectOf(gone), nameText(gone.getKey("/Subtype")), Kind::Comment);
        }
        if (!samePage || had.direct != has.direct) touch(index, {}, {});
        if (had.direct != has.direct)
            fault("revision.annotation", reasons::pageAnnotationChanged(), key, index);
        for (const ObjectKey& again : repeatedSince(had, has))
            if (QPDFObjectHandle annotation = objectAt(m_now, again);
                annotation.isDictionary() && isShown(annotation))
                fault("revision.annotation-added", reasons::annotationAdded(), again, index);
        if (isReordered(m_now, had, has))
            fault("revision.annotation-order", reasons::annotationsReordered(), key, index);
        for (const ObjectKey& annotation : has.objects) {
            if (had.objects.count(annotation) != 0) continue;
            const auto field = m_fields.nodes.find(annotation);
            QPDFObjectHandle added = objectAt(m_now, annotation);
            const bool isSignature =
                field != m_fields.nodes.end() && field->second.type == QLatin1String("Sig");
            if (m_existed(annotation) && !isSignature)
                fault("revision.annotation-added", reasons::annotationAdded(), annotation, index);
            if (!isSignature)
                commentFault(isComment(added, index), "revision.annotation-added", reasons::annotationAdded(),
                             annotation, index);
            else if (m_existed(annotation) && !mayBePlaced(annotation, key))
                fault("revision.field-place", reasons::signatureShownElsewhere(field->second.name),
                      annotation, index);
            else
                checkOverlay(added, field->second, index, had);
            notePrint(added);
            if (m_existed(annotation) && m_places.wasListed(annotation)) { // on another page than before
                touch(index, {}, {});
                continue;
            }
            if (field == m_fields.nodes.end())
                touch(index, rectOf(added), nameText(added.getKey("/Subtype")), Kind::Mark);
            else
                touch(index, rectOf(added), field->second.name, Kind::OnPaper);
        }
    }

    /** Returns whether a signature field of the signed revision may appear on a page for the first time: it
     * was empty, not on any page, and referred to no other page. */
    bool mayBePlaced(ObjectKey annotation, ObjectKey page)
    {
        const auto before = m_index.fields.nodes.find(annotation);
        if (before == m_index.fields.nodes.end() || before->second.isSigned) return false;
        if (m_places.isRepeated(annotation) || m_places.wasListed(annotation)) return false;
        QPDFObjectHandle named = objectAt(m_old, annotation).getKey("/P");
        return named.isNull() || (named.isIndirect() && keyOf(named) == page);
    }

    /** Checks that a new signature field, which may be visible, doesn't cover signed content. */
    void checkOverlay(QPDFObjectHandle widget, const FieldNode& node, int page, const AnnotationList& had)
    {
        if (!isShown(widget) || !paintsSomething(widget)) return;
        if (m_cover.below(page, rectOf(widget)) == PageCover::Below::Content ||
            coversField(sides(), widget, had))
            fault("revision.overlay", reasons::signatureFieldOverContent(node.name), keyOf(widget), page);
    }

    FormRevisions sides() { return {m_old, m_now, m_index, m_fields, m_comparison, m_changed}; }

    QPDF& m_old;
    QPDF& m_now;
    const RevisionIndex& m_index;
    PageCover& m_cover;
    ValueComparison& m_comparison;
    const ExistedBefore& m_existed;
    const AppearanceJudge& m_judgeLook;
    const FieldTree& m_fields;
    ObjectSet m_changed;
    AnnotationPages m_places;
    ObjectSet m_valued;       ///< fields whose values were compared
    bool m_described = false; ///< an entry of the document information was reported
    RevisionChange m_change;
};

} // namespace

RevisionChange applyRevisionRules(QPDF& old, QPDF& now, const RevisionIndex& index, const FieldTree& fields,
                                  PageCover& cover, ValueComparison& comparison, const ObjectSet& changed,
                                  const ObjectSet& added, const ExistedBefore& existed,
                                  const AppearanceJudge& judgeAppearance)
{
    return Rules(old, now, index, fields, cover, comparison, existed, judgeAppearance).run(changed, added);
}

} // namespace ink::pdf
