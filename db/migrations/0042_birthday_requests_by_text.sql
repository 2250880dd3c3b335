-- A birthday is asked for by mail, by text, or by a link that the member passes on.
alter table birthday_requests
  add column mobile text check (mobile ~ '^\+[1-9][0-9]{6,14}$'),
  add constraint birthday_requests_address_check check (num_nonnulls(email, mobile) <= 1);
