-- The date of its sender's calendar that a card is for, and on which of its days.
alter table card_sends
  add column calendar_id uuid references calendar_entries (calendar_id) on delete set null,
  add column calendar_day text check (calendar_day ~ '^\d{4}-\d\d-\d\d$');
create index card_sends_of_calendar on card_sends (calendar_id) where calendar_id is not null;

-- The card by which a date was answered.
alter table calendar_occurrences add column card_send_id uuid references card_sends (card_send_id) on delete set null;
create index calendar_occurrences_of_card on calendar_occurrences (card_send_id) where card_send_id is not null;
