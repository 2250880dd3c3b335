-- Lists to which the people of a team, a class or a family add their own birthdays, for the member who made the list.

create table birthday_groups (
  group_id    uuid primary key,
  member_id   uuid not null references members (member_id) on delete cascade,
  name        text not null,
  -- The member's name as people with the link read it.
  maker_name  text not null,
  -- Whether whoever is on the list sees the names and days of the others.
  is_shared   boolean not null,
  -- Whether people can add themselves.
  is_open     boolean not null default true,
  created_at  timestamptz not null,
  -- When somebody last changed anything about it.
  touched_at  timestamptz not null
);
create index birthday_groups_of_member on birthday_groups (member_id, created_at desc);
create index birthday_groups_by_touch on birthday_groups (touched_at);

-- The links of a list. Those that were replaced are kept, so that their page can say so.
create table birthday_group_links (
  link_id      uuid primary key,
  group_id     uuid not null references birthday_groups (group_id) on delete cascade,
  link_hash    bytea not null unique,
  created_at   timestamptz not null,
  replaced_at  timestamptz
);
create index birthday_group_links_of_group on birthday_group_links (group_id);
create unique index birthday_group_links_in_use on birthday_group_links (group_id) where replaced_at is null;

create table birthday_group_people (
  person_id      uuid primary key,
  group_id       uuid not null references birthday_groups (group_id) on delete cascade,
  name           text not null,
  -- Null where they keep it to themselves.
  year           smallint,
  month          smallint not null,
  day            smallint not null,
  leap_day_rule  text not null,
  -- What became of it in the calendar of the member. It waits while somebody of the same name is on the list; it stays out where the member
  -- keeps a birthday of this person already, has no room, or is this person.
  kept           text not null check (kept in ('waiting', 'told', 'own', 'full', 'self')),
  -- Where it stands in the calendar. Null after the member has removed it there.
  calendar_id    uuid references calendar_entries (calendar_id) on delete set null,
  -- The contact that was added for them; null where they were known.
  contact_id     uuid references contacts (contact_id) on delete set null,
  -- The member has said that somebody of the same name is another person.
  is_distinct    boolean not null default false,
  -- On which day the member is told of them by mail.
  told_on        date not null,
  added_at       timestamptz not null,
  changed_at     timestamptz not null,
  -- The member has taken them off the list, and can put them back for a day.
  removed_at     timestamptz
);
create index birthday_group_people_of_group on birthday_group_people (group_id, added_at);
create index birthday_group_people_by_entry on birthday_group_people (calendar_id) where calendar_id is not null;
create index birthday_group_people_by_contact on birthday_group_people (contact_id) where contact_id is not null;
create index birthday_group_people_removed on birthday_group_people (removed_at) where removed_at is not null;

-- The own links of people on a list. There are several where somebody has added themselves twice.
create table birthday_group_keys (
  key_hash   bytea primary key,
  person_id  uuid not null references birthday_group_people (person_id) on delete cascade
);
create index birthday_group_keys_of_person on birthday_group_keys (person_id);
