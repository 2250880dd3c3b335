-- Which file of the catalogue the cards were last brought to, so that a start with the same file has nothing to compare; null where it is not known.
alter table stock add column catalogue_file text;

-- It is forgotten with every change of the cards, whoever makes it: an import that is cut off, an earlier release, a person with psql. The next start compares.
create function forget_catalogue_file() returns trigger language plpgsql as $$
begin
  update stock set catalogue_file = null where catalogue_file is not null;
  return null;
end $$;

create trigger forget_catalogue_file
  after insert or delete or truncate or update of card_id, design_key, content_hash, is_retired on cards
  for each statement execute function forget_catalogue_file();
