#pragma once

#include <QColor>
#include <QIcon>
#include <QList>
#include <QPixmap>
#include <QString>

namespace ink::ui {

/** The line icons of resources/icons; the file's name is `iconName`. */
enum class Icon {
    Documents,
    Templates,
    Bulk,
    Report,
    Verify,
    Draft,
    InProgress,
    Completed,
    Rejected,
    Expired,
    Cancelled,
    Folder,
    FolderAdd,
    Search,
    Add,
    Signature,
    Initial,
    Text,
    Date,
    SignDate,
    Checkbox,
    Radio,
    Dropdown,
    Number,
    Note,
    Attachment,
    Trash,
    Undo,
    Redo,
    Send,
    Download,
    Link,
    Person,
    PersonAdd,
    Settings,
    Warning,
    Error,
    Info,
    ZoomIn,
    ZoomOut,
    FitWidth,
    FitPage,
    Close,
    More,
    Refresh,
    Computer,
    Cloud,
    Pen,
    Keyboard,
    Image,
    Inbox,
    Check,
    ChevronDown,
    ChevronRight,
    Waiting,
    Copy,
    Preview,
    Edit,
    Restore,
    Stamp,
    ChevronUp,
    MatchCase,
    WholeWord,
    SinglePage,
    AlignLeft,
    AlignCentre,
    AlignRight,
    AlignTop,
    AlignMiddle,
    AlignBottom,
    DistributeAcross,
    DistributeDown,
    SameWidth,
    SameHeight,
    SameSize,
    Snap,
    TabOrder,
    Lock,
    Pause,
    Bell,
    Mail,
    Suggest,
    Today,
    MaskedText,
    PrefilledText,
    PrefilledNumber,
    Sum,
    PanelLeft,
    PanelRight,
    Last = PanelRight,
};

/** The base name of the icon's file, e.g. `zoom-in`. */
[[nodiscard]] QString iconName(Icon icon);
[[nodiscard]] QList<Icon> allIcons();

/** A line icon, tinted when painted: in the palette's text colour (quiet when disabled, accent text when
 * selected on accent), or in `colour` if given. Follows theme changes. */
[[nodiscard]] QIcon icon(Icon which, const QColor& colour = {});
/** A tinted pixmap; `size` is in device-independent pixels. */
[[nodiscard]] QPixmap iconPixmap(Icon which, const QColor& colour, int size, qreal devicePixelRatio);
/** The application's own icon. */
[[nodiscard]] QIcon applicationIcon();

} // namespace ink::ui
