-- What those who look after a copy need: lines in their order, sums that are kept, finding a card by whatever somebody has of it, and asking whether one may
-- look inside.

-- Two lines of one millisecond have an order too.
create sequence audit_line_numbers;
alter table audit_lines add column line_number bigint not null default nextval('audit_line_numbers');
create index audit_lines_newest on audit_lines (at desc, line_number desc);

-- What was counted on a day (UTC) that is over.
create table metric_days (
  day      date not null,
  name     text not null,
  path     text not null,
  variant  text not null,
  count    integer not null,
  primary key (day, name, path, variant)
);
-- Sums of whole tables, as they were at an instant. What came since is counted when it is looked at.
create table kept_sums (
  name        text primary key,
  amount      bigint not null,
  counted_at  timestamptz not null
);
create index card_sends_sent on card_sends (sent_at) where sent_at is not null;

-- A person is found by the first or the last name, an address by how it begins, and a message by its number.
drop index recipients_email;
create index recipients_email on recipients (lower(email) text_pattern_ops);
create index recipients_last_name on recipients (lower(substring(name from '[^[:space:]]+$')) text_pattern_ops);
create index card_sends_sender_begins on card_sends (lower(sender_email) text_pattern_ops);
create index card_sends_sender_last_name on card_sends (lower(substring(sender_name from '[^[:space:]]+$')) text_pattern_ops);
create index card_sends_short on card_sends (right(card_send_id::text, 8)) where state <> 'draft';
create index deliveries_end on deliveries (right(delivery_id::text, 12) text_pattern_ops);
create index tickets_email on tickets (lower(email));

-- Whether an administrator may see what is written inside one card: the one who sent it says so, for a time.
create table inside_asks (
  ask_id        uuid primary key,
  card_send_id  uuid not null references card_sends on delete cascade,
  member_id     uuid not null references members on delete cascade,
  admin_id      uuid not null,
  admin_name    text not null,
  reason        text not null,
  asked_at      timestamptz not null,
  answered_at   timestamptz,
  is_allowed    boolean,
  open_until    timestamptz
);
create index inside_asks_card on inside_asks (card_send_id, asked_at desc);
create index inside_asks_member on inside_asks (member_id, asked_at desc);
-- One question at a time about one card.
create unique index inside_asks_waiting on inside_asks (card_send_id) where answered_at is null;

-- When a cause that counted as mended was met again in a later build.
alter table client_error_groups add column came_back_at timestamptz;
