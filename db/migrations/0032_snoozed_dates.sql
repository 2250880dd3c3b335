-- A reminder that was put off: of one of the days of an entry, until another day. No reminder of the entry comes before that.

alter table calendar_entries
  add column snoozed_day date,
  add column snoozed_until date,
  add constraint calendar_entries_snoozed check ((snoozed_day is null) = (snoozed_until is null));
create index calendar_entries_snoozed_until on calendar_entries (member_id, snoozed_until) where snoozed_until is not null;
