-- Where the lines of a message begin, as its writer saw them: an array of code units. null where nobody saw it in lines.
alter table card_sends add column message_breaks jsonb;
