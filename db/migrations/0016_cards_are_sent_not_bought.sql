-- A card is free: what was counted as a purchase is a card that was sent, and a preview was no checkout. Nothing has been sold yet.
update page_metrics set name = 'card-sent' where name = 'purchase';
update metric_days set name = 'card-sent' where name = 'purchase';
delete from page_metrics where name = 'checkout';
delete from metric_days where name = 'checkout';
