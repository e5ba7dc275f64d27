-- The sum of any number of readings stays finite. Readings that were added before are not checked.
alter table readings
  add constraint readings_value_bounded check (value between -1e15 and 1e15) not valid;
