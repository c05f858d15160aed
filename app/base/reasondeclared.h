// Ends a list of reasons opened by reasondeclare.h.
#undef INK_REASON
#undef INK_REASON_ENGLISH
