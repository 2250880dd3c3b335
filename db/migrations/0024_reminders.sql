-- When each member is next reminded of the dates that they keep.

create table reminder_plans (
  member_id  uuid primary key references members (member_id) on delete cascade,
  -- The last day, where the member is, whose reminders were sent or have passed.
  through    date not null,
  -- The next instant at which there is something to do; null while there is nothing.
  next_at    timestamptz
);
create index reminder_plans_due on reminder_plans (next_at) where next_at is not null;

alter table calendar_entries
  -- Its member is not reminded of it.
  add column is_blocked boolean not null default false,
  -- The last day on which it came, where that was noticed when next_on moved on: who was not reminded of it then is reminded of it late.
  add column last_on date,
  -- Reminders of it that fall on this day or an earlier one are not sent: their hour had passed when it was added, or changed.
  add column quiet_through date;

-- The next sweep plans for members who keep dates already. They are reminded from tomorrow on.
insert into reminder_plans (member_id, through, next_at)
  select distinct member_id, current_date, now() from calendar_entries;

-- What a member did about a date, each time that it comes. From then on there are no more reminders of that time.
create table calendar_occurrences (
  calendar_id  uuid not null references calendar_entries (calendar_id) on delete cascade,
  day          date not null,
  handled_as   text not null check (handled_as in ('card', 'call', 'gift', 'nothing')),
  handled_at   timestamptz not null,
  primary key (calendar_id, day)
);
