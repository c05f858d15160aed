// Closes a list of reasons that reasondeclare.h opened.
#undef INK_REASON
#undef INK_REASON_ENGLISH
