-- What waits in the outbox, and what happened to one recipient, are found by an index.
create index outbox_queued on outbox (updated_at) where state = 'queued';
create index delivery_events_recipient on delivery_events (recipient_id, at);
