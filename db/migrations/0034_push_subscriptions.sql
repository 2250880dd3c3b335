-- The devices on which members are notified: browsers that subscribed to push messages.

create table push_subscriptions (
  -- The address of deliveries; it stays when the browser gets another endpoint.
  device_id        uuid primary key,
  member_id        uuid not null references members (member_id) on delete cascade,
  -- A browser has one session and one subscription. Signed out, also from elsewhere, it is told nothing any more.
  session_id       uuid not null unique references sessions (session_id) on delete cascade,
  -- Whoever knows an endpoint and its keys could learn where a member is: they are sealed, and found by a keyed hash.
  endpoint_hash    bytea not null unique,
  target_sealed    bytea not null,
  -- What it is called in the list of devices: "Chrome on Android".
  name             text not null,
  created_at       timestamptz not null,
  -- When its push service last took a message; null before.
  accepted_at      timestamptz
);
create index push_subscriptions_of_member on push_subscriptions (member_id, created_at);
