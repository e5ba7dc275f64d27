-- The readings of one level in the order of their values. Level and value depend on each other, so the index of the values alone
-- would be read from end to end to find the lowest level among the highest values.
create index readings_level_value on readings (level, value, time, id);
