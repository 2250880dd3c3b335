-- The ground and the first whole way: the shop, a card on its way, its deliveries, its reading.
-- Ids are UUID v7 and are made in the program, since a cluster may be older than Postgres 18.

create table cards (
  card_id       text primary key,
  design_key    text not null unique,
  title         text not null,
  style         text not null,
  is_free       boolean not null,
  occasion      text not null,
  palette_id    text not null,
  recipe        jsonb not null,
  facts         jsonb not null,
  content_hash  text not null,
  rank          integer not null,
  is_retired    boolean not null default false,
  created_at    timestamptz not null default now()
);
create index cards_rank on cards (rank) where not is_retired;

create table card_categories (
  top      text not null,
  mid      text not null default '',
  sub      text not null default '',
  card_id  text not null references cards on delete cascade,
  rank     integer not null,
  primary key (top, mid, sub, card_id)
);
create index card_categories_card on card_categories (card_id);
create index card_categories_shelf on card_categories (top, mid, sub, rank);

create table sessions (
  session_id   uuid primary key,
  token_hash   bytea not null unique,
  member_id    uuid,
  created_at   timestamptz not null default now(),
  seen_at      timestamptz not null default now(),
  expires_at   timestamptz not null
);
create index sessions_expiry on sessions (expires_at);

create table card_sends (
  card_send_id    uuid primary key,
  member_id       uuid,
  session_id      uuid references sessions on delete set null,
  state           text not null default 'draft' check (state in ('draft', 'awaiting-confirmation', 'scheduled', 'sent', 'stopped')),
  card_id         text not null references cards,
  palette_id      text not null,
  name_on_front   text,
  verse           text not null,
  message         text not null default '',
  hand            text not null default 'caveat',
  ink             text not null default 'black',
  sender_name     text not null default '',
  sender_email    text not null default '',
  sender_zone     text,
  phrase          text not null default '',
  schedule        jsonb not null default '{"kind": "now"}',
  document        jsonb,
  faces           jsonb,
  link_hash       bytea unique,
  link_sealed     bytea,
  sender_hash     bytea unique,
  sender_sealed   bytea,
  confirm_hash    bytea unique,
  is_revoked      boolean not null default false,
  sent_at         timestamptz,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now()
);
create index card_sends_session on card_sends (session_id, updated_at desc);
create index card_sends_member on card_sends (member_id, updated_at desc) where member_id is not null;
create index card_sends_sender on card_sends (lower(sender_email), sent_at) where sent_at is not null;

create table recipients (
  recipient_id  uuid primary key,
  card_send_id  uuid not null references card_sends on delete cascade,
  member_id     uuid,
  position      integer not null,
  name          text not null,
  email         text not null,
  country_id    text,
  zone          text,
  link_hash     bytea unique,
  link_sealed   bytea,
  code_hash     bytea unique,
  code_sealed   bytea,
  thanks        text,
  thanked_at    timestamptz,
  refused       text check (refused in ('sender', 'everyone')),
  unique (card_send_id, position) deferrable initially deferred
);
create index recipients_card_send on recipients (card_send_id, position);

-- What makes a thing go once. Not partitioned, because it holds the UNIQUE.
create table deliveries (
  delivery_id   uuid primary key,
  recipient_id  uuid not null references recipients on delete cascade,
  card_send_id  uuid not null references card_sends on delete cascade,
  member_id     uuid,
  occurrence    text not null,
  channel       text not null default 'email' check (channel in ('email')),
  due_at        timestamptz not null,
  state         text not null default 'scheduled' check (state in ('scheduled', 'queued', 'accepted', 'bounced', 'stopped')),
  attempt       integer not null default 1,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now(),
  unique (recipient_id, occurrence, channel)
);
create index deliveries_due on deliveries (due_at) where state = 'scheduled';
create index deliveries_queued on deliveries (updated_at) where state = 'queued';
create index deliveries_card_send on deliveries (card_send_id);

-- What only grows is partitioned by month.
create table delivery_events (
  event_id      uuid not null,
  at            timestamptz not null,
  delivery_id   uuid not null,
  recipient_id  uuid not null,
  card_send_id  uuid not null,
  member_id     uuid,
  kind          text not null check (kind in ('queued', 'accepted', 'bounced', 'opened', 'replied', 'stopped', 'corrected', 'refused')),
  attempt       integer not null default 1,
  detail        text,
  primary key (at, event_id)
) partition by range (at);
create table delivery_events_default partition of delivery_events default;
create index delivery_events_card_send on delivery_events (card_send_id, at);

-- Mails that are not cards: each is a row in the transaction of its cause, and goes once.
create table outbox (
  outbox_id    uuid primary key,
  member_id    uuid,
  kind         text not null,
  unique_key   text not null unique,
  to_address   text not null,
  payload      jsonb not null,
  state        text not null default 'queued' check (state in ('queued', 'accepted', 'bounced')),
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now()
);

-- Addresses that take no cards, from one sender ('' means from anyone); keyed hashes, never the address itself.
create table suppressions (
  address_hash  bytea not null,
  sender_hash   bytea not null default ''::bytea,
  created_at    timestamptz not null default now(),
  primary key (address_hash, sender_hash)
);

-- Sender addresses that have pressed the button in a mail once.
create table confirmed_senders (
  address_hash  bytea primary key,
  created_at    timestamptz not null default now()
);

-- The built-in mailbox of a copy without a mail server.
create table mails (
  mail_id      uuid primary key,
  message_id   text not null,
  sender       text not null,
  recipient    text not null,
  subject      text not null,
  html         text not null,
  text         text not null,
  headers      jsonb not null,
  source       text not null,
  received_at  timestamptz not null default now()
);
create index mails_received on mails (received_at desc);
create index mails_message_id on mails (message_id);

create table client_errors (
  error_id     uuid not null,
  at           timestamptz not null,
  report       jsonb not null,
  primary key (at, error_id)
) partition by range (at);
create table client_errors_default partition of client_errors default;

-- Solved proof-of-work challenges, so that each counts once.
create table spent_challenges (
  challenge   text primary key,
  expires_at  timestamptz not null
);
