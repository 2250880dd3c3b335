-- The groups that a person is in, as the member calls them: Family, Choir.
alter table contacts add column groups text[] not null default '{}';

-- A file of people that was brought along. It can be undone as a whole.
create table contact_imports (
  import_id   uuid primary key,
  member_id   uuid not null references members (member_id) on delete cascade,
  -- What the file was called.
  name        text not null,
  created_at  timestamptz not null,
  undone_at   timestamptz
);
create index contact_imports_of_member on contact_imports (member_id, created_at);

-- A part of an import that is stored: the same part again changes nothing.
create table contact_import_parts (
  import_id   uuid not null references contact_imports (import_id) on delete cascade,
  part        integer not null,
  people      integer not null,
  dates       integer not null,
  primary key (import_id, part)
);

-- By which import it was added.
alter table contacts add column import_id uuid references contact_imports (import_id) on delete set null;
create index contacts_of_import on contacts (import_id) where import_id is not null;
alter table calendar_entries add column import_id uuid references contact_imports (import_id) on delete set null;
create index calendar_entries_of_import on calendar_entries (import_id) where import_id is not null;

-- What a contact was before an import added something to it, so that the import can be undone.
create table contact_additions (
  import_id     uuid not null references contact_imports (import_id) on delete cascade,
  contact_id    uuid not null references contacts (contact_id) on delete cascade,
  relationship  text,
  emails        text[] not null,
  phones        text[] not null,
  groups        text[] not null,
  note          text not null,
  updated_at    timestamptz not null,
  added_at      timestamptz not null,
  primary key (import_id, contact_id)
);
create index contact_additions_of_contact on contact_additions (contact_id);
