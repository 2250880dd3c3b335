-- Points per key, as rate-limiter-flexible keeps them; old rows are cleared by the queue's cron.
create unlogged table rate_limits (
  key     varchar(255) primary key,
  points  integer not null default 0,
  expire  bigint
);
create index rate_limits_expire on rate_limits (expire);
