-- A keyed hash that tells whether a process has the secret key that the data were written with: with another one, no link works that was sent.
create table secret_key_fingerprint (
  is_only boolean primary key default true check (is_only),
  fingerprint bytea not null
);
