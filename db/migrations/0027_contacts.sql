-- What a member knows of a person.
alter table contacts
  -- Who they are to the member: mum, sister, friend.
  add column relationship   text check (relationship ~ '^[a-z-]{1,20}$'),
  add column emails         text[] not null default '{}',
  add column phones         text[] not null default '{}',
  -- IANA; null where it is unknown.
  add column zone           text,
  add column note           text not null default '',
  -- What cards for them should leave out: alcohol, age jokes.
  add column avoid          text[] not null default '{}',
  -- Who is paused is in no list of dates, and is not reminded of; the same is so for who has died, of whom no birthday comes again.
  add column state          text not null default 'kept' check (state in ('kept', 'paused', 'died')),
  -- How many days before their dates there is a reminder; null: as many as for everybody.
  add column reminder_leads smallint[],
  -- Put back within a day, or deleted.
  add column removed_at     timestamptz;
create index contacts_removed on contacts (removed_at) where removed_at is not null;
create index contacts_by_name on contacts (member_id, lower(name), contact_id) where removed_at is null;
create index contacts_with_leads on contacts (member_id) where reminder_leads is not null;
drop index contacts_of_member;
