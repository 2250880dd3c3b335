-- What members ask their friends, and what these answer.

create table birthday_requests (
  request_id      uuid primary key,
  member_id       uuid not null references members (member_id) on delete cascade,
  -- Who is asked, where they are in the address book. Somebody new is added with their answer.
  contact_id      uuid references contacts (contact_id) on delete cascade,
  -- As the member calls them.
  name            text not null,
  -- Where the one mail goes; null where the member passes on the link.
  email           text,
  message         text not null,
  -- The member's name as the mail and the page have it.
  asker_name      text not null,
  -- Whether the friend may see the member's own birthday.
  shows_birthday  boolean not null,
  link_hash       bytea not null unique,
  -- They would rather not say. The member is not told.
  is_declined     boolean not null default false,
  -- From whom they want no more mails, as they chose here; the list that keeps to it has hashes (suppressions).
  refused         text check (refused in ('sender', 'everyone')),
  -- What they said. Null while they have not, and after they took it back.
  answered_at     timestamptz,
  year            smallint,
  month           smallint,
  day             smallint,
  leap_day_rule   text not null default 'february-28',
  -- Where it stands in the calendar of the member.
  calendar_id     uuid references calendar_entries (calendar_id) on delete set null,
  -- The mail came back.
  bounced_at      timestamptz,
  created_at      timestamptz not null,
  check ((answered_at is null) = (month is null))
);
-- Each person is asked once by each member.
create unique index birthday_requests_of_contact on birthday_requests (member_id, contact_id) where contact_id is not null;
create unique index birthday_requests_of_address on birthday_requests (member_id, lower(email)) where email is not null;
create index birthday_requests_of_member on birthday_requests (member_id, created_at desc);
create index birthday_requests_by_contact on birthday_requests (contact_id) where contact_id is not null;
create index birthday_requests_by_entry on birthday_requests (calendar_id) where calendar_id is not null;
