// Closes a list of reasons that reasondeclare.h opened.
} // namespace ink

#undef INK_REASON
#undef INK_REASON_ENGLISH
