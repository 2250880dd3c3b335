-- Dates for which a card is planned by itself, and when there is next something to do about those of a member.

create table automatic_dates (
  calendar_id  uuid primary key references calendar_entries (calendar_id) on delete cascade,
  member_id    uuid not null references members (member_id) on delete cascade
);
create index automatic_dates_member on automatic_dates (member_id);

create table automatic_plans (
  member_id  uuid primary key references members (member_id) on delete cascade,
  next_at    timestamptz
);
create index automatic_plans_due on automatic_plans (next_at);

-- Whether a card was planned by itself, and when its member was told of that day.
alter table card_plans
  add column is_automatic boolean not null default false,
  add column told_at timestamptz;
