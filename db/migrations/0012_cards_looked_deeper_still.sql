-- Of words that many cards have, few cards may have all: at most four times as much is looked through as the time before,
-- since in the whole of a large shop the lists of such words are long.
create index cards_search_deeper on cards using gin (search) where rank <= 80000 and not is_retired;
