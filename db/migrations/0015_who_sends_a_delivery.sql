-- Which worker is sending a delivery. No transaction is held while a message is on its way, so that a lost connection to the database loses no outcome.
-- The number is an advisory lock that the worker holds for as long as it lives; a worker of the release before does not know the column and holds the row.
alter table deliveries
  add column sender_id bigint,
  add column doubted_at timestamptz;
comment on column deliveries.sender_id is 'the worker that sends it now: the number of the advisory lock that it holds';
comment on column deliveries.doubted_at is 'when that worker was first found to hold its lock no longer';
