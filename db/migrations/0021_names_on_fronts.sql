-- Whether the front of a card has one name for all of its people, a name for each, or none.
alter table card_sends add column names_on_front text not null default 'one' check (names_on_front in ('one', 'each', 'none'));
-- The name on a person's own front as it was typed; null stands for their first name.
alter table recipients add column name_on_front text;
-- A person's own front as it was sent: the name, the line that spells it, and the hash of the drawn face.
alter table recipients add column front jsonb;
