-- Cards that members plan for the next day of somebody's date: one for each day, whoever plans it and how often.

create table card_plans (
  calendar_id   uuid not null references calendar_entries (calendar_id) on delete cascade,
  day           date not null,
  member_id     uuid not null references members (member_id) on delete cascade,
  card_send_id  uuid references card_sends (card_send_id) on delete set null,
  -- Who is planning it now, and until when nobody else does.
  claim_id      uuid,
  claimed_until timestamptz,
  primary key (calendar_id, day)
);
create index card_plans_member on card_plans (member_id);
create index card_plans_card_send on card_plans (card_send_id) where card_send_id is not null;
