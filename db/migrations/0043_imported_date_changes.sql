-- What a date was before an import put another one in its place, so that the import can be undone.
create table imported_date_changes (
  import_id     uuid not null references contact_imports (import_id) on delete cascade,
  calendar_id   uuid not null references calendar_entries (calendar_id) on delete cascade,
  calendar      text not null,
  year          smallint,
  month         smallint,
  is_leap_month boolean not null,
  day           smallint,
  leap_day_rule text not null,
  -- Of the entry: when it was changed before, and by this import.
  updated_at    timestamptz not null,
  changed_at    timestamptz not null,
  primary key (import_id, calendar_id)
);
create index imported_date_changes_of_entry on imported_date_changes (calendar_id);
