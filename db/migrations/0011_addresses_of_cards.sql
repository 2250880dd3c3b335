-- A card that went over to another occasion has another address; the one it had before leads to it, and whoever sent or kept it still has it.
create table card_addresses (
  formerly  text primary key,
  card_id   text not null references cards on update cascade on delete cascade
);
create index card_addresses_card on card_addresses (card_id);

alter table card_categories
  drop constraint card_categories_card_id_fkey,
  add constraint card_categories_card_id_fkey foreign key (card_id) references cards on update cascade on delete cascade;
alter table card_sends
  drop constraint card_sends_card_id_fkey,
  add constraint card_sends_card_id_fkey foreign key (card_id) references cards on update cascade;
alter table favorites
  drop constraint favorites_card_id_fkey,
  add constraint favorites_card_id_fkey foreign key (card_id) references cards on update cascade on delete cascade;
