-- When each member who keeps dates is next told of a whole month.

create table month_plans (
  member_id  uuid primary key references members (member_id) on delete cascade,
  next_at    timestamptz not null
);
create index month_plans_due on month_plans (next_at);

-- The next sweep plans for members who keep dates already.
insert into month_plans (member_id, next_at) select member_id, now() from reminder_plans;
