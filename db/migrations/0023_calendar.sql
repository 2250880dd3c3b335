-- People whom members know, and the dates that they remember.

create table contacts (
  contact_id  uuid primary key,
  member_id   uuid not null references members (member_id) on delete cascade,
  name        text not null,
  created_at  timestamptz not null,
  updated_at  timestamptz not null
);
create index contacts_of_member on contacts (member_id);

create table calendar_entries (
  calendar_id       uuid primary key,
  member_id         uuid not null references members (member_id) on delete cascade,
  contact_id        uuid references contacts (contact_id) on delete cascade,
  -- 1 birthday, 2 anniversary, 5 event; 3 and 4 (suggestions, holiday) are no rows of this table.
  calendar_type_id  smallint not null check (calendar_type_id in (1, 2, 5)),
  -- Of an event: what it is called. A birthday or an anniversary is called after its contact.
  name              text check ((name is not null) = (calendar_type_id = 5)),
  note              text not null default '',
  calendar          text not null check (calendar in ('gregorian', 'chinese', 'hebrew', 'islamic')),
  year              smallint,
  month             smallint check (month between 1 and 12),
  is_leap_month     boolean not null,
  day               smallint check (day between 1 and 31),
  leap_day_rule     text not null check (leap_day_rule in ('february-28', 'march-1', 'both')),
  -- The next day on which it comes, seen from the member's own day when it was computed; null while the month is unknown.
  next_on           date,
  removed_at        timestamptz,
  created_at        timestamptz not null,
  updated_at        timestamptz not null,
  check (day is null or month is not null),
  check (contact_id is not null or calendar_type_id = 5)
);
create index calendar_entries_of_member on calendar_entries (member_id, next_on, calendar_id) where removed_at is null;
create index calendar_entries_of_contact on calendar_entries (contact_id) where contact_id is not null;
create index calendar_entries_removed on calendar_entries (removed_at) where removed_at is not null;
-- A person is born once.
create unique index calendar_entries_one_birthday on calendar_entries (contact_id) where calendar_type_id = 1 and removed_at is null;
