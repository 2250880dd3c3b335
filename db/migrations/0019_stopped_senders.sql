-- Whom an administrator has stopped from sending: a member, or the browser of a visitor. What was planned by them is held, and goes on when they may send again.
create table stopped_senders (
  member_id  uuid unique references members on delete cascade,
  session_id uuid unique references sessions on delete cascade,
  stopped_at timestamptz not null,
  check (num_nonnulls(member_id, session_id) = 1)
);
alter table deliveries add column held_at timestamptz;
