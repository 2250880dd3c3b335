-- One table for everything that leaves: a card, a mail about it, a receipt; later reminders, text messages and notifications on devices.
--
-- Processes of the release before may go on while this runs and until they are stopped: what they write into their own columns of `deliveries` and into
-- `outbox` is carried over by triggers. A later migration removes those columns, the empty `outbox` and the triggers.

alter table deliveries
  add column kind text,
  add column subject_id uuid,
  add column group_id uuid,
  add column address text,
  add column payload jsonb not null default '{}',
  add column priority smallint not null default 0,
  add column delete_after timestamptz,
  alter column recipient_id drop not null,
  alter column card_send_id drop not null,
  drop constraint deliveries_channel_check;

update deliveries d set kind = 'card', subject_id = d.recipient_id, group_id = d.card_send_id, address = r.email
from recipients r where r.recipient_id = d.recipient_id;

alter table deliveries
  alter column kind set not null,
  alter column subject_id set not null,
  alter column address set not null,
  add constraint deliveries_channel_check check (channel in ('email', 'text', 'push'));

-- What makes a message go once.
create unique index deliveries_once on deliveries (kind, subject_id, occurrence, channel);
create index deliveries_group on deliveries (group_id, kind) where group_id is not null;
create index deliveries_member on deliveries (member_id) where member_id is not null;
create index deliveries_address on deliveries (lower(address));
create index deliveries_expiry on deliveries (delete_after) where delete_after is not null;
drop index deliveries_stopped;
create index deliveries_stopped on deliveries (group_id) where state = 'stopped';

alter table delivery_events alter column recipient_id drop not null, alter column card_send_id drop not null;
create index delivery_events_delivery on delivery_events (delivery_id, at);
alter table delivery_events drop constraint delivery_events_kind_check;
alter table delivery_events add constraint delivery_events_kind_check
  check (kind in ('queued', 'accepted', 'bounced', 'opened', 'replied', 'stopped', 'corrected', 'refused'));

-- The deliveries of cards, in the words of cards.
create view card_deliveries as
  select delivery_id, subject_id as recipient_id, group_id as card_send_id, member_id, due_at, state, attempt, created_at, updated_at
  from deliveries where kind = 'card';
create view card_delivery_events as
  select e.event_id, e.at, e.delivery_id, d.subject_id as recipient_id, d.group_id as card_send_id, e.kind, e.attempt, e.detail, e.response
  from deliveries d join delivery_events e on e.delivery_id = d.delivery_id
  where d.kind = 'card';

-- Both releases find their own columns filled in.
create function deliveries_of_both_releases() returns trigger language plpgsql as $$
begin
  if new.kind is null then
    new.kind := 'card';
    new.subject_id := new.recipient_id;
    new.group_id := new.card_send_id;
  elsif new.kind = 'card' then
    new.recipient_id := new.subject_id;
    new.card_send_id := new.group_id;
  end if;
  if new.address is null or (tg_op = 'UPDATE' and new.kind = 'card' and new.address = old.address) then
    new.address := coalesce((select email from recipients where recipient_id = new.subject_id), new.address);
  end if;
  return new;
end $$;
create trigger deliveries_of_both_releases before insert or update of attempt on deliveries
  for each row execute function deliveries_of_both_releases();

-- A mail of the outbox becomes a delivery. What went once stays known by what it is about, so that it does not go again.
create function outbox_to_deliveries(o outbox) returns void language sql as $$
  insert into deliveries (delivery_id, kind, subject_id, occurrence, channel, group_id, member_id, address, payload, priority, due_at, state, attempt,
    delete_after, created_at, updated_at)
  select o.outbox_id, o.kind,
    case
      when o.kind in ('thank-you', 'card-opened') then (o.payload ->> 'recipientId')::uuid
      when o.kind in ('sender-receipt', 'confirm-send', 'card-bounced') then (o.payload ->> 'cardSendId')::uuid
      when o.kind = 'export-ready' then (o.payload ->> 'exportId')::uuid
      when o.kind = 'ticket-answer' then (o.payload ->> 'answerId')::uuid
      when o.kind = 'inside-asked' then (o.payload ->> 'askId')::uuid
      else o.outbox_id
    end,
    case
      when o.kind in ('sender-receipt', 'card-bounced') then split_part(o.unique_key, ':', 3)
      when o.kind = 'confirm-send' then split_part(o.unique_key, ':', 2)
      else 'once'
    end,
    'email',
    coalesce((o.payload ->> 'cardSendId')::uuid,
      (select r.card_send_id from recipients r where r.recipient_id = (o.payload ->> 'recipientId')::uuid)),
    o.member_id, o.to_address, o.payload, 0,
    -- These two wait a while, so that what belongs to them comes along.
    o.updated_at + case when o.kind in ('thank-you', 'card-bounced') then interval '1 minute' else interval '0' end,
    case o.state when 'queued' then 'scheduled' else o.state end, 1,
    o.updated_at + case when o.member_id is null and not o.payload ?| array['cardSendId', 'recipientId'] then interval '1 day' else interval '30 days' end,
    o.created_at, o.updated_at
  on conflict do nothing
$$;
lock table outbox in access exclusive mode;
select outbox_to_deliveries(o) from outbox o;
delete from outbox;

create function outbox_is_closed() returns trigger language plpgsql as $$
begin
  perform outbox_to_deliveries(new);
  return null;
end $$;
create trigger outbox_is_closed before insert on outbox for each row execute function outbox_is_closed();
