-- A summary or a count of few labels reads their days only, and not those of all labels of the range.
create index reading_days_label on reading_days (tenant, label, start, level) include (count, sum, lowest, highest);
