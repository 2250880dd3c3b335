import { nameForAll, nameForPerson } from '../front-names.ts';
import type { ExportedCardRow } from './queries.ts';

/** The name on the front that each person of a card sees, in their order; of a card that goes to nobody yet, the one for all. */
export function frontNamesOf(row: ExportedCardRow): (string | null)[] {
  if (row.people.length === 0) return [nameForAll(row)];
  return row.people.map(({ name, typedName, front }) => nameForPerson(row, { name, name_on_front: typedName, front }));
}
