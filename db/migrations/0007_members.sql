-- Members and who someone is: accounts, ways in, sessions, favourites, letters to us, what administrators do, what is counted.

create table members (
  member_id            uuid primary key,
  name                 text not null,
  email                text not null,
  email_confirmed_at   timestamptz,
  email_bounced_at     timestamptz,
  pending_email        text,
  password_hash        text,
  password_changed_at  timestamptz,
  mobile               text,
  birth_year           smallint,
  birth_month          smallint check (birth_month between 1 and 12),
  birth_day            smallint check (birth_day between 1 and 31),
  hides_birth_year     boolean not null default true,
  language             text not null default 'en',
  date_order           text not null default 'day-month' check (date_order in ('day-month', 'month-day', 'year-month')),
  week_start           smallint not null default 1 check (week_start between 1 and 7),
  country_id           text,
  zone                 text not null default 'UTC',
  reminder_hour        smallint not null default 9 check (reminder_hour between 0 and 23),
  reminder_leads       smallint[] not null default '{7,1}',
  role                 text not null default 'member' check (role in ('member', 'admin')),
  membership_type      text not null default 'standard'
                       check (membership_type in ('standard', 'trial', 'premium', 'premium-not-renewing')),
  photo_id             uuid,
  -- Links of soft logins and new passwords are signed with it: one more, and the old ones are dead.
  link_epoch           integer not null default 0,
  two_step_sealed      bytea,
  two_step_since       timestamptz,
  -- The last step of RFC 6238 that was used, so that no code counts twice.
  two_step_used        bigint not null default 0,
  -- Until when a deletion can be taken back; the account is closed from the moment it is set.
  leaving_at           timestamptz,
  leaving_cards        text check (leaving_cards in ('leave', 'take-down')),
  created_at           timestamptz not null default now(),
  updated_at           timestamptz not null default now()
);
create unique index members_email on members (lower(email));
create index members_leaving on members (leaving_at) where leaving_at is not null;
create index members_newest on members (created_at desc);
create index members_search on members using gin (lower(name || ' ' || email) gin_trgm_ops);

alter table sessions
  add column helper_id      uuid,
  add column helping_reason text,
  add column helping_until  timestamptz,
  add column signed_in_at   timestamptz,
  add column user_agent     text,
  add column consent        jsonb;
create index sessions_member on sessions (member_id) where member_id is not null;
create index sessions_helping on sessions (helping_until) where helper_id is not null;

-- Google, Facebook and Apple: who someone is there.
create table identities (
  provider      text not null check (provider in ('google', 'facebook', 'apple')),
  subject       text not null,
  member_id     uuid not null references members on delete cascade,
  email         text,
  created_at    timestamptz not null default now(),
  last_used_at  timestamptz not null default now(),
  primary key (provider, subject),
  unique (member_id, provider)
);

create table passkeys (
  passkey_id    text primary key,
  member_id     uuid not null references members on delete cascade,
  public_key    bytea not null,
  counter       bigint not null default 0,
  transports    text[] not null default '{}',
  name          text not null,
  is_backed_up  boolean not null default false,
  created_at    timestamptz not null default now(),
  last_used_at  timestamptz
);
create index passkeys_member on passkeys (member_id);

-- What a passkey was asked with; each counts once.
create table passkey_challenges (
  challenge_hash  bytea primary key,
  session_id      uuid not null references sessions on delete cascade,
  -- The handle of the account to be, or of the one that gets a passkey; null to come in.
  member_id       uuid,
  expires_at      timestamptz not null
);
create index passkey_challenges_session on passkey_challenges (session_id);

create table recovery_codes (
  member_id  uuid not null references members on delete cascade,
  code_hash  bytea not null,
  used_at    timestamptz,
  primary key (member_id, code_hash)
);

-- Links and six digits that go out by mail; each counts once.
create table mailed_links (
  token_hash  bytea primary key,
  code_hash   bytea,
  kind        text not null check (kind in ('sign-in', 'join', 'confirm-email', 'restore')),
  email       text not null,
  member_id   uuid,
  -- Of somebody who joins: name, hash of the password, passkey, zone. Of somebody with an account already: nothing.
  payload     jsonb not null default '{}',
  next_path   text,
  tries       smallint not null default 0,
  expires_at  timestamptz not null,
  used_at     timestamptz,
  created_at  timestamptz not null default now()
);
create index mailed_links_email on mailed_links (lower(email), created_at desc);
create index mailed_links_expiry on mailed_links (expires_at);

create table favorites (
  member_id   uuid not null references members on delete cascade,
  card_id     text not null references cards on delete cascade,
  rank        integer not null default 1,
  created_at  timestamptz not null default now(),
  primary key (member_id, card_id)
);
create index favorites_card on favorites (card_id);

-- Only what differs from how we write to everyone.
create table notification_choices (
  member_id  uuid not null references members on delete cascade,
  kind       text not null,
  channel    text not null check (channel in ('email', 'text', 'push')),
  is_on      boolean not null,
  primary key (member_id, kind, channel)
);

create table photos (
  photo_id    uuid primary key,
  member_id   uuid not null references members on delete cascade,
  created_at  timestamptz not null default now()
);
create index photos_member on photos (member_id);

create table exports (
  export_id   uuid primary key,
  member_id   uuid not null references members on delete cascade,
  state       text not null default 'packing' check (state in ('packing', 'ready', 'failed')),
  done        integer not null default 0,
  total       integer not null default 0,
  bytes       bigint,
  expires_at  timestamptz,
  created_at  timestamptz not null default now()
);
create index exports_member on exports (member_id, created_at desc);
-- Everything is packed once at a time.
create unique index exports_packing on exports (member_id) where state = 'packing';

create sequence ticket_numbers start 1001;
create table tickets (
  ticket_id      uuid primary key,
  ticket_number  integer not null unique default nextval('ticket_numbers'),
  member_id      uuid,
  name           text not null,
  email          text not null,
  subject        text not null,
  message        text not null,
  state          text not null default 'open' check (state in ('open', 'answered', 'closed')),
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now()
);
create index tickets_waiting on tickets (created_at) where state = 'open';
create index tickets_newest on tickets (created_at desc);
create table ticket_answers (
  answer_id   uuid primary key,
  ticket_id   uuid not null references tickets on delete cascade,
  admin_id    uuid not null,
  admin_name  text not null,
  text        text not null,
  created_at  timestamptz not null default now()
);
create index ticket_answers_ticket on ticket_answers (ticket_id, created_at);

-- What administrators do and look at; the member that it touches can read it. Partitioned by month.
create table audit_lines (
  audit_id    uuid not null,
  at          timestamptz not null,
  admin_id    uuid not null,
  admin_name  text not null,
  member_id   uuid,
  act         text not null,
  subject     text,
  reason      text,
  primary key (at, audit_id)
) partition by range (at);
create table audit_lines_default partition of audit_lines default;
create index audit_lines_member on audit_lines (member_id, at desc);
create index audit_lines_subject on audit_lines (subject, at desc);

-- What the product counts about itself; nothing in it says who it was. Partitioned by month.
create table page_metrics (
  metric_id  uuid not null,
  at         timestamptz not null,
  name       text not null,
  path       text not null,
  variant    text not null default '',
  value      double precision,
  primary key (at, metric_id)
) partition by range (at);
create table page_metrics_default partition of page_metrics default;
create index page_metrics_name on page_metrics (name, at);

-- Errors of browsers, those of one cause together; the group is a hash of kind, message and first places of the stack.
alter table client_errors add column group_id text;
create index client_errors_group on client_errors (group_id, at desc);
create table client_error_groups (
  group_id        text primary key,
  type            text not null,
  error           text not null,
  count           integer not null default 0,
  versions        text[] not null default '{}',
  state           text not null default 'open' check (state in ('open', 'resolved')),
  resolved_build  text,
  first_at        timestamptz not null,
  last_at         timestamptz not null
);
create index client_error_groups_state on client_error_groups (state, last_at desc);

-- What administrators look for: cards on their way by who sent them, and to whom; what came back; what the mail server said.
alter table delivery_events add column response text;
create index card_sends_newest on card_sends (created_at desc) where state <> 'draft';
create index card_sends_card on card_sends (card_id) where sent_at is not null;
create index card_sends_sender_name on card_sends (lower(sender_name) text_pattern_ops);
create index recipients_email on recipients (lower(email));
create index recipients_name on recipients (lower(name) text_pattern_ops);
create index deliveries_bounced on deliveries (updated_at) where state = 'bounced';
