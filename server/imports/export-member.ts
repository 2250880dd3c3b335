import type { MemberExport } from '#server/kernel/module.ts';
import { selectImports } from './queries.ts';

/** More imports than anybody makes. */
const ALL = 10_000;

/** The files of people that a member imported. The people themselves are among the contacts. */
export const exportImports: MemberExport = {
  order: 43,
  facts: {
    about: 'the files of people that you imported',
    read: async ({ db }, memberId) => ({
      imports: (await selectImports(db, memberId, ALL)).map((row) => ({
        name: row.name,
        importedAt: row.created_at,
        undoneAt: row.undone_at,
        people: row.people,
        dates: row.dates,
      })),
    }),
  },
};
