-- Finding a card: full text over all that the shop says of it, words for forgiving what is typed, and what lists are kept by.
create extension if not exists pg_trgm;

alter table cards
  add column search     tsvector not null default '',
  -- names of the colours that a card is mostly of: red, cream …
  add column colours    text[]   not null default '{}',
  -- how often it was sent in the last ninety days
  add column popularity integer  not null default 0;
create index cards_search on cards using gin (search) where not is_retired;

-- The words that cards are found by, as people write them: the nearest of them stands in for one that is not there.
create table search_words (
  word  text primary key,
  cards integer not null
);
create index search_words_near on search_words using gin (word gin_trgm_ops);

-- Which catalogue stands in the tables: changes whenever a card does, so that what is kept of it in memory is read anew.
create table stock (
  only_one   boolean primary key default true check (only_one),
  version    text        not null,
  stocked_at timestamptz not null default now()
);
