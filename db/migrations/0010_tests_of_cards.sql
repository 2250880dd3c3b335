-- A card on its sender's own table, in a mail to that sender alone: a link and a code that open it, and count nothing.
alter table card_sends add column test_hash bytea, add column test_sealed bytea, add column test_code_hash bytea;
create unique index card_sends_test on card_sends (test_hash) where test_hash is not null;
create unique index card_sends_test_code on card_sends (test_code_hash) where test_code_hash is not null;
