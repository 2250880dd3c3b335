/** The kinds of files that people can be brought along in, and the list that somebody types. */
export const IMPORT_KINDS = ['vcard', 'csv', 'icalendar', 'list'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** What a column of a CSV file holds. */
export const COLUMN_ROLES = [
  'name',
  'firstName',
  'middleName',
  'lastName',
  'namePrefix',
  'nameSuffix',
  'nickname',
  'company',
  'email',
  'phone',
  'birthday',
  'birthYear',
  'birthMonth',
  'birthDay',
  'anniversary',
  'note',
  'relationship',
  'group',
  'eventLabel',
  'eventDate',
  'relationLabel',
  'relationName',
  'ignored',
] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];
