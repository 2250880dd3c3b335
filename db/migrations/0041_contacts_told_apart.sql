-- Pairs of contacts that look like one person, and of which the member said that they are two. The lower id is first.
create table contact_distinctions (
  contact_id  uuid not null references contacts (contact_id) on delete cascade,
  other_id    uuid not null references contacts (contact_id) on delete cascade,
  member_id   uuid not null references members (member_id) on delete cascade,
  created_at  timestamptz not null,
  primary key (contact_id, other_id),
  check (contact_id < other_id)
);
create index contact_distinctions_of_other on contact_distinctions (other_id);
create index contact_distinctions_of_member on contact_distinctions (member_id);
