-- What administrators did is called by the words that the screens use. Lines that the release before still writes get the same names.
create function audited_act(act text) returns text language sql immutable as $$
  select case act
    when 'helping-begun' then 'impersonation-started'
    when 'helping-ended' then 'impersonation-ended'
    when 'letter-written' then 'support-contacted'
    when 'story-viewed' then 'timeline-viewed'
    when 'inside-asked' then 'message-access-requested'
    when 'inside-read' then 'message-read'
    else act
  end
$$;
update audit_lines set act = audited_act(act)
where act in ('helping-begun', 'helping-ended', 'letter-written', 'story-viewed', 'inside-asked', 'inside-read');

create function audit_lines_of_both_releases() returns trigger language plpgsql as $$
begin
  new.act := audited_act(new.act);
  return new;
end $$;
create trigger audit_lines_of_both_releases before insert on audit_lines
  for each row execute function audit_lines_of_both_releases();
