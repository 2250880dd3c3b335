-- A card on its way holds a document. It has a card of the shop only where it came from there.
alter table card_sends alter column card_id drop not null;
-- What was taken down has neither words nor document any more.
alter table card_sends add constraint card_sends_is_of_a_card check (card_id is not null or document is not null or is_revoked);
