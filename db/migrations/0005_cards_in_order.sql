-- The cards lie in the table as they stand in the shop, so that the first of many that match are the shop's first; and
-- the first five thousand are found by an index of their own, which is as quick in a shop of any size.
create index cards_in_order on cards (rank);
create index cards_search_first on cards using gin (search) where rank <= 5000 and not is_retired;
