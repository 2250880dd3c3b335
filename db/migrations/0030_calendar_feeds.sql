-- A member's calendar under a private link, for the calendar of a phone or a desk. There is one for each member.
create table calendar_feeds (
  member_id     uuid primary key references members (member_id) on delete cascade,
  -- The token in the link: looked up by its keyed hash, and sealed to be shown again.
  token_hash    bytea not null unique,
  token_sealed  bytea not null,
  created_at    timestamptz not null,
  -- When a calendar read it last, to the hour; null where none has yet.
  read_at       timestamptz
);
