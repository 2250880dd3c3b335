-- What was stopped or taken down is found without a look at every card.
create index card_sends_revoked on card_sends (created_at desc) where is_revoked;
create index deliveries_stopped on deliveries (card_send_id) where state = 'stopped';
