-- Text messages: the mobile number of a member, once a code that was sent there has been typed.

create table mobile_numbers (
  member_id        uuid primary key references members (member_id) on delete cascade,
  -- E.164. A number may be of several members: two people share a phone.
  number           text not null,
  confirmed_at     timestamptz not null,
  -- Why the last text did not arrive, in a sentence; null where it did.
  problem          text
);
create index mobile_numbers_number on mobile_numbers (number);

-- A number that waits for its code. The one that is confirmed stays until then.
create table mobile_number_codes (
  member_id        uuid primary key references members (member_id) on delete cascade,
  number           text not null,
  code_hash        bytea not null,
  wrong_tries      smallint not null default 0,
  expires_at       timestamptz not null,
  -- Why the code did not arrive, in a sentence.
  problem          text
);

-- Numbers that were only typed were never used for anything, and are shown nowhere any more. The column goes with a later release.
update members set mobile = null where mobile is not null;

-- Phone companies say whether a text has arrived.
alter table delivery_events drop constraint delivery_events_kind_check;
alter table delivery_events add constraint delivery_events_kind_check
  check (kind in ('queued', 'accepted', 'delivered', 'bounced', 'opened', 'replied', 'stopped', 'corrected', 'refused'));
