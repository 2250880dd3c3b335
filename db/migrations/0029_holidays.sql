-- Holidays that members keep in their calendar. They are found by what they are called here, not by a date of their own.

alter table calendar_entries
  drop constraint calendar_entries_calendar_type_id_check,
  drop constraint calendar_entries_check,
  drop constraint calendar_entries_check2,
  add column holiday_id text;
alter table calendar_entries
  add constraint calendar_entries_type check (calendar_type_id in (1, 2, 4, 5)),
  -- What an event is called, or a holiday was when it was added. A birthday or an anniversary is called after its contact.
  add constraint calendar_entries_name check ((name is not null) = (calendar_type_id in (4, 5))),
  add constraint calendar_entries_contact check (contact_id is not null or calendar_type_id in (4, 5)),
  -- `christmas`, `mothers-day:GB`: a holiday, and its country where that has days of its own.
  add constraint calendar_entries_holiday check ((holiday_id is not null) = (calendar_type_id = 4));
-- A member keeps a holiday once.
create unique index calendar_entries_one_holiday on calendar_entries (member_id, holiday_id) where holiday_id is not null;
