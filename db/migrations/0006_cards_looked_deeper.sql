-- Between the first five thousand cards and all of them: words that few of the first ones have are found among some more,
-- so that a large shop is looked through whole only for what is rare in it.
create index cards_search_more on cards using gin (search) where rank <= 20000 and not is_retired;
