-- What a member wants written in the cards that are sent, or offered, for a date each time it comes; null where we choose the words.
alter table automatic_dates add column message text;
