-- By which a sweep finds the days that passed unnoticed, without reading all that a member keeps.
create index calendar_entries_last_of_member on calendar_entries (member_id, last_on) where removed_at is null and last_on is not null;
