-- A card that is offered to a member a week before a date, instead of being sent by itself.

alter table automatic_dates add column asks boolean not null default false;

-- Which card, with which words. It is sent when the member says so.
alter table card_plans add column offer jsonb;
