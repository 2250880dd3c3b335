-- A card goes to an email address or to a mobile number.

alter table recipients
  alter column email drop not null,
  add column mobile text,
  add constraint recipients_mobile_check check (mobile ~ '^\+[1-9][0-9]{6,14}$'),
  add constraint recipients_address_check check (num_nonnulls(email, mobile) = 1);
create index recipients_mobile on recipients (mobile) where mobile is not null;
