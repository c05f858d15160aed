#include "app/pdf/revisionrules.h"

#include "app/pdf/appearancerules.h"
#include "app/pdf/structurerules.h"

#include <qpdf/QPDF.hh>

namespace ink::pdf {

namespace {

constexpr int faultLimit = 25;
constexpr int areaLimit = 500;

bool isTimestamp(QPDFObjectHandle value)
{
    return value.isDictionary() && (nameText(value.getKey("/Type")) == QLatin1String("DocTimeStamp") ||
                                    nameText(value.getKey("/SubFilter")) == QLatin1String("ETSI.RFC3161"));
}

/** One comparison: the rules, each with what it looks after. */
class Rules final
{
public:
    Rules(QPDF& old, QPDF& now, const RevisionIndex& index, const FieldTree& fields, PageCover& cover,
          const ExistedBefore& existed)
        : m_old(old), m_now(now), m_index(index), m_cover(cover), m_existed(existed), m_fields(fields)
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
            else if (isPageDictionary(objectAt(m_old, key)))
                pages.insert(key);
            if (const auto array = m_index.annotationArrays.find(key);
                array != m_index.annotationArrays.end())
                pages.insert(array->second.begin(), array->second.end());
            if (const auto value = m_index.values.find(key); value != m_index.values.end())
                for (const ObjectKey& owner : value->second)
                    markFilled(m_index.fields.nodes.at(owner));
            if (const auto look = m_index.appearances.find(key); look != m_index.appearances.end())
                checkAppearance(look->second);
        }
        for (const ObjectKey& page : pages)
            checkPage(page);
        return std::move(m_change);
    }

private:
    void touch(int page, const QRectF& rect, const QString& what)
    {
        if (page < 0) return;
        m_change.pages.insert(page);
        if (!rect.isEmpty() && m_change.areas.size() < areaLimit) m_change.areas.append({page, rect, what});
    }

    /** Notes where a field or annotation stands. */
    void touchWidget(QPDFObjectHandle widget, const QString& what)
    {
        const QRectF rect = rectOf(widget);
        QPDFObjectHandle page = widget.getKey("/P");
        if (!rect.isEmpty() && page.isIndirect()) touch(m_cover.indexOf(keyOf(page)), rect, what);
    }

    void fault(const char* id, const QString& detail)
    {
        if (m_change.faults.size() < faultLimit) m_change.faults.append({QString::fromLatin1(id), detail});
    }

    void checkFrozen(const ObjectSet& objects)
    {
        ObjectSet drawn;
        for (const ObjectKey& key : objects) {
            const auto found = m_index.frozen.find(key);
            if (found == m_index.frozen.end()) continue;
            switch (found->second) {
            case FileArea::Page:
                drawn.insert(key);
                fault("revision.page-content",
                      QStringLiteral("The content of a page was changed after signing."));
                break;
            case FileArea::Annotation:
                checkAnnotation(key);
                break;
            case FileArea::Signature:
                fault("revision.signature", QStringLiteral("A signature or its appearance was overwritten."));
                break;
            case FileArea::Field:
                fault("revision.field",
                      QStringLiteral("A form field was rebuilt, not just filled, after signing."));
                break;
            case FileArea::Form:
                fault("revision.form",
                      QStringLiteral("The form was changed, not just filled, after signing."));
                break;
            case FileArea::Catalog:
                fault("revision.catalog",
                      QStringLiteral("The document's structure was changed after signing."));
                break;
            case FileArea::Trailer:
                fault("revision.trailer", QStringLiteral("The encryption was changed after signing."));
                break;
            }
        }
        if (!drawn.empty())
            for (const int page : m_cover.pagesUsing(drawn))
                touch(page, {}, {});
    }

    /** A certification may allow comments, but not what passes for content of a page. */
    void commentFault(bool harmless, const char* id, const QString& detail)
    {
        if (!harmless) return fault(id, detail);
        if (m_change.annotationFaults.size() < faultLimit)
            m_change.annotationFaults.append({QString::fromLatin1(id), detail});
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
                     QStringLiteral("An annotation was changed after signing."));
        if (annotation) touch(index, rectOf(before), nameText(before.getKey("/Subtype")));
    }

    void checkTrailer()
    {
        QPDFObjectHandle before = m_old.getTrailer();
        QPDFObjectHandle after = m_now.getTrailer();
        if (!sameValue(before.getKey("/Root"), after.getKey("/Root")))
            fault("revision.catalog", QStringLiteral("The document catalog was exchanged after signing."));
        if (!sameValue(before.getKey("/Encrypt"), after.getKey("/Encrypt")))
            fault("revision.trailer", QStringLiteral("The encryption was changed after signing."));
    }

    void checkCatalog()
    {
        static const std::set<std::string> allowed{"/AcroForm", "/DSS",      "/Extensions",
                                                   "/Metadata", "/MarkInfo", "/Version"};
        QPDFObjectHandle before = m_old.getRoot();
        QPDFObjectHandle after = m_now.getRoot();
        if (!sameDictionary(before, after, allowed))
            fault("revision.catalog", QStringLiteral("The document catalog was changed after signing: %1.")
                                          .arg(differences(before, after, allowed)));
        QPDFObjectHandle metadata = after.getKey("/Metadata");
        const bool sameMetadata = sameValue(before.getKey("/Metadata"), metadata) &&
                                  (!metadata.isIndirect() || m_changed.count(keyOf(metadata)) == 0);
        if (sameMetadata) return;
        m_change.metadata = true;
        if ((!metadata.isNull() || metadata.isIndirect()) && !isMetadata(metadata))
            fault("revision.catalog",
                  QStringLiteral("The metadata was replaced by something else after signing."));
    }

    static QString differences(QPDFObjectHandle before, QPDFObjectHandle after,
                               const std::set<std::string>& but)
    {
        QStringList names;
        if (before.isDictionary() && after.isDictionary()) {
            std::set<std::string> keys = before.getKeys();
            keys.merge(after.getKeys());
            for (const std::string& key : keys)
                if (but.count(key) == 0 && names.size() < 5 &&
                    (before.hasKey(key) != after.hasKey(key) ||
                     !sameValue(before.getKey(key), after.getKey(key))))
                    names.append(QString::fromStdString(key));
        }
        return names.join(QLatin1String(", "));
    }

    /** Validation data may be added; what was kept for a certain signature (VRI) stays. */
    void checkValidationData()
    {
        QPDFObjectHandle before = m_old.getRoot().getKey("/DSS");
        QPDFObjectHandle after = m_now.getRoot().getKey("/DSS");
        const auto faults = validationDataFaults(before, after);
        for (const RevisionChange::Fault& one : faults)
            fault(one.id.toLatin1().constData(), one.detail);
        m_change.validationData =
            after.isDictionary() && !(before.isDictionary() && sameContent(before, after));
    }

    void checkForm()
    {
        static const std::set<std::string> allowed{"/Fields",          "/DR",      "/DA", "/Q",
                                                   "/NeedAppearances", "/SigFlags"};
        QPDFObjectHandle before = m_old.getRoot().getKey("/AcroForm");
        QPDFObjectHandle after = m_now.getRoot().getKey("/AcroForm");
        if (before.isDictionary() && !sameDictionary(before, after, allowed))
            fault("revision.form", QStringLiteral("The form was changed, not just filled, after signing: %1.")
                                       .arg(differences(before, after, allowed)));
        if (m_index.fields.hasDirectFields || m_fields.hasDirectFields) {
            const bool same = before.isDictionary() && after.isDictionary() &&
                              sameContent(before.getKey("/Fields"), after.getKey("/Fields"));
            if (!same)
                fault("revision.form",
                      QStringLiteral("The form's fields are not objects of their own and were changed."));
        }
        for (const auto& [key, node] : m_index.fields.nodes)
            if (m_fields.nodes.count(key) == 0)
                fault("revision.field-removed",
                      QStringLiteral("The form field “%1” was removed after signing.").arg(node.name));
    }

    /** A signature value must be an object of its own that the signed revision did not have. */
    bool isFreshValue(QPDFObjectHandle field)
    {
        QPDFObjectHandle value = field.getKey("/V");
        if (!value.isDictionary()) return false;
        return !value.isIndirect() || !m_existed(keyOf(value));
    }

    void markSigned(QPDFObjectHandle field, const FieldNode& node, bool visible)
    {
        if (!isFreshValue(field))
            fault(
                "revision.signature-reused",
                QStringLiteral("The signature field “%1” was given a value that is not new.").arg(node.name));
        if (isTimestamp(field.getKey("/V")) && !visible) {
            m_change.validationData = true;
            return;
        }
        m_change.formFilled = true;
        m_change.changedFields.insert(node.name);
        touchWidget(field, node.name);
    }

    void markFilled(const FieldNode& node)
    {
        m_change.formFilled = true;
        m_change.changedFields.insert(node.name);
    }

    void checkNewField(ObjectKey key, const FieldNode& node)
    {
        QPDFObjectHandle field = objectAt(m_now, key);
        if (node.type != QLatin1String("Sig") || m_existed(key))
            return fault("revision.field-added",
                         QStringLiteral("The form field “%1” was added after signing.").arg(node.name));
        const auto names = m_fields.names.find(node.name);
        if (!node.isWidgetOnly && names != m_fields.names.end() && names->second > 1)
            fault("revision.field-duplicate",
                  QStringLiteral("A second form field named “%1” was added after signing.").arg(node.name));
        if (field.hasKey("/A") || field.hasKey("/AA"))
            fault("revision.field-action",
                  QStringLiteral("A signature field that runs an action was added after signing."));
        const bool visible = isVisible(field);
        if (visible) {
            m_change.visibleSignatureField = true;
            m_change.formFilled = true;
        }
        if (node.isSigned && !node.isWidgetOnly)
            markSigned(field, node, visible);
        else if (!node.isSigned && visible && field.hasKey("/AP"))
            fault(
                "revision.appearance",
                QStringLiteral("An unsigned signature field that shows something was added after signing."));
    }

    /** Whether the value that a field or widget shows was changed. */
    bool isFilled(ObjectKey key)
    {
        for (int depth = 0; depth < 16 && key != ObjectKey(); ++depth) {
            const auto before = m_index.fields.nodes.find(key);
            if (before == m_index.fields.nodes.end()) return false;
            QPDFObjectHandle oldValue = objectAt(m_old, key).getKey("/V");
            QPDFObjectHandle newField = objectAt(m_now, key);
            if (!newField.isDictionary()) return false;
            QPDFObjectHandle newValue = newField.getKey("/V");
            if (!sameValue(oldValue, newValue)) return !sameContent(oldValue, newValue);
            if (oldValue.isIndirect() && m_changed.count(keyOf(oldValue)) != 0) return true;
            if (!before->second.isWidgetOnly) return false;
            key = before->second.parent;
        }
        return false;
    }

    void checkField(ObjectKey key)
    {
        static const std::set<std::string> flags{"/Ff"};
        static const std::set<std::string> fillable{"/AP", "/AS",   "/V", "/F",  "/DA", "/Q",
                                                    "/Ff", "/Type", "/I", "/RV", "/M"};
        const FieldNode& node = m_index.fields.nodes.at(key);
        QPDFObjectHandle before = objectAt(m_old, key);
        QPDFObjectHandle after = objectAt(m_now, key);
        if (sameDictionary(before, after, flags)) return;
        if (node.isSigned)
            return fault("revision.signature",
                         QStringLiteral("The signed field “%1” was changed.").arg(node.name));
        if (!sameDictionary(before, after, fillable))
            return fault(
                "revision.field",
                QStringLiteral("The form field “%1” was rebuilt, not just filled, after signing: %2.")
                    .arg(node.name, differences(before, after, fillable)));
        const QString type = nameText(after.getKey("/Type"));
        if (before.hasKey("/Type") ? !sameValue(before.getKey("/Type"), after.getKey("/Type"))
                                   : after.hasKey("/Type") && type != QLatin1String("Annot"))
            fault(
                "revision.field",
                QStringLiteral("The form field “%1” was made something else after signing.").arg(node.name));

        const auto now = m_fields.nodes.find(key);
        const bool filled = node.type == QLatin1String("Sig")
                                ? now != m_fields.nodes.end() && now->second.isSigned
                                : isFilled(key);
        if (!filled) return checkUnfilled(node, before, after);
        const auto flagsOf = [](QPDFObjectHandle field) {
            QPDFObjectHandle value = field.getKey("/F");
            return value.isInteger() ? value.getIntValue() : 0LL;
        };
        if ((flagsOf(after) & ~flagsOf(before) & hiddenFlags) != 0)
            fault("revision.appearance",
                  QStringLiteral("The form field “%1” was hidden after signing.").arg(node.name));
        if (node.type == QLatin1String("Sig")) {
            markSigned(after, node, isVisible(after));
        } else {
            markFilled(node);
            checkFit(key, node, after);
        }
        touchWidget(after, node.name);
    }

    /** What of a field holds for its widgets too. */
    QPDFObjectHandle inherited(ObjectKey key, const char* name)
    {
        for (int depth = 0; depth < 16 && key != ObjectKey(); ++depth) {
            QPDFObjectHandle field = objectAt(m_now, key);
            if (!field.isDictionary()) break;
            if (field.hasKey(name)) return field.getKey(name);
            const auto node = m_fields.nodes.find(key);
            if (node == m_fields.nodes.end()) break;
            key = node->second.parent;
        }
        return QPDFObjectHandle::newNull();
    }

    /** A field shows its value and nothing else. */
    void checkFit(ObjectKey key, const FieldNode& node, QPDFObjectHandle widget)
    {
        if (!inherited(key, "/AA").isNull()) return; // a script decides how the value is shown
        QPDFObjectHandle value = inherited(key, "/V");
        QPDFObjectHandle flags = inherited(key, "/Ff");
        const long long bits = flags.isInteger() ? flags.getIntValue() : 0;
        constexpr long long comboFlag = 1 << 17;
        constexpr long long pushFlag = 1 << 16;
        bool other = false;
        if (node.type == QLatin1String("Tx") || (node.type == QLatin1String("Ch") && (bits & comboFlag) != 0))
            other = showsAnotherValue(widget, value, inherited(key, "/Opt"), bits);
        else if (node.type == QLatin1String("Btn") && (bits & pushFlag) == 0)
            other = showsAnotherState(widget, value);
        if (other)
            fault("revision.appearance-value",
                  QStringLiteral("The form field “%1” shows something else than its value.").arg(node.name));
    }

    /** A field that shows something else although its value is the same. */
    void checkUnfilled(const FieldNode& node, QPDFObjectHandle before, QPDFObjectHandle after)
    {
        const auto differs = [&](const char* key) {
            return !sameValue(before.getKey(key), after.getKey(key));
        };
        const bool firstLook = !before.hasKey("/AP") && node.type != QLatin1String("Sig");
        if ((differs("/AP") && !firstLook) || differs("/AS") || differs("/F") || differs("/DA") ||
            differs("/Q"))
            fault("revision.appearance",
                  QStringLiteral(
                      "The form field “%1” looks different after signing, although it was not filled.")
                      .arg(node.name));
        markFilled(node);
    }

    /** An appearance that was overwritten in place: fine for the one field that uses it and was filled. */
    void checkAppearance(const ObjectSet& owners)
    {
        bool allowed = owners.size() == 1;
        for (const ObjectKey& owner : owners) {
            const FieldNode& node = m_index.fields.nodes.at(owner);
            const auto now = m_fields.nodes.find(owner);
            allowed = allowed && now != m_fields.nodes.end() &&
                      (node.type == QLatin1String("Sig") ? now->second.isSigned : isFilled(owner));
            markFilled(node);
            QPDFObjectHandle widget = objectAt(m_now, owner);
            touchWidget(widget, node.name);
            if (allowed && node.type != QLatin1String("Sig")) checkFit(owner, node, widget);
        }
        if (!allowed)
            fault("revision.appearance",
                  QStringLiteral("The appearance of a form field that was not filled was overwritten."));
    }

    struct Annotations
    {
        ObjectSet objects;
        QStringList direct;
    };
    static Annotations annotationsOf(QPDFObjectHandle page)
    {
        Annotations found;
        QPDFObjectHandle array = page.getKey("/Annots");
        if (!array.isArray()) return found;
        for (int i = 0; i < array.getArrayNItems(); ++i) {
            QPDFObjectHandle item = array.getArrayItem(i);
            if (item.isIndirect())
                found.objects.insert(keyOf(item));
            else
                found.direct.append(QString::fromStdString(item.unparse()));
        }
        return found;
    }

    void checkPage(ObjectKey key)
    {
        static const std::set<std::string> allowed{"/Annots"};
        QPDFObjectHandle before = objectAt(m_old, key);
        QPDFObjectHandle after = objectAt(m_now, key);
        if (!sameDictionary(before, after, allowed))
            fault("revision.page-content", QStringLiteral("A page was changed after signing: %1.")
                                               .arg(differences(before, after, allowed)));
        if (!after.isDictionary()) return;
        const Annotations had = annotationsOf(before);
        const Annotations has = annotationsOf(after);
        const int index = m_cover.indexOf(key);
        for (const ObjectKey& annotation : had.objects) {
            if (has.objects.count(annotation) != 0) continue;
            QPDFObjectHandle gone = objectAt(m_old, annotation);
            commentFault(isComment(gone, index), "revision.annotation-removed",
                         QStringLiteral("An annotation was removed from a page after signing."));
            touch(index, rectOf(gone), nameText(gone.getKey("/Subtype")));
        }
        if (!sameDictionary(before, after, allowed) || had.direct != has.direct) touch(index, {}, {});
        if (had.direct != has.direct)
            fault("revision.annotation",
                  QStringLiteral("An annotation of a page was changed after signing."));
        for (const ObjectKey& annotation : has.objects) {
            if (had.objects.count(annotation) != 0) continue;
            const auto field = m_fields.nodes.find(annotation);
            QPDFObjectHandle added = objectAt(m_now, annotation);
            if (field == m_fields.nodes.end() || field->second.type != QLatin1String("Sig"))
                commentFault(isComment(added, index), "revision.annotation-added",
                             QStringLiteral("An annotation was added to a page after signing."));
            else
                checkOverlay(added, field->second, index);
            touch(index, rectOf(added),
                  field == m_fields.nodes.end() ? nameText(added.getKey("/Subtype")) : field->second.name);
        }
    }

    /** A new signature field may be seen, but not cover what was signed. */
    void checkOverlay(QPDFObjectHandle widget, const FieldNode& node, int page)
    {
        if (!isShown(widget) || !paintsSomething(widget)) return;
        if (m_cover.below(page, rectOf(widget)) == PageCover::Below::Content)
            fault("revision.overlay",
                  QStringLiteral("The signature field “%1” that was added after signing lies over text or a "
                                 "picture of the page.")
                      .arg(node.name));
    }

    QPDF& m_old;
    QPDF& m_now;
    const RevisionIndex& m_index;
    PageCover& m_cover;
    const ExistedBefore& m_existed;
    const FieldTree& m_fields;
    ObjectSet m_changed;
    RevisionChange m_change;
};

} // namespace

RevisionChange applyRevisionRules(QPDF& old, QPDF& now, const RevisionIndex& index, const FieldTree& fields,
                                  PageCover& cover, const ObjectSet& changed, const ObjectSet& added,
                                  const ExistedBefore& existed)
{
    return Rules(old, now, index, fields, cover, existed).run(changed, added);
}

} // namespace ink::pdf
