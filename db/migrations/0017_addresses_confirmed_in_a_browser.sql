-- An address is confirmed for the browser, or the member, whose card was confirmed, and for no other. What was confirmed before is asked once more.
delete from confirmed_senders;
alter table confirmed_senders
  drop constraint confirmed_senders_pkey,
  add column session_id uuid references sessions (session_id) on delete cascade,
  add column member_id uuid references members (member_id) on delete cascade;
create unique index confirmed_senders_once on confirmed_senders (address_hash, session_id, member_id) nulls not distinct;
create index confirmed_senders_session on confirmed_senders (session_id);
create index confirmed_senders_member on confirmed_senders (member_id);
