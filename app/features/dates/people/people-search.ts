/** The query of the address book: the group that is shown. A name of digits alone is read as a number. */
export function parseGroupSearch({ group }: Record<string, unknown>): { group?: string } {
  const name = typeof group === 'number' ? String(group) : group;
  return typeof name === 'string' && name !== '' ? { group: name } : {};
}

/** The query of the page where two contacts become one. */
export function parseMergeSearch({ contact_id: one, other }: Record<string, unknown>): {
  contact_id?: string;
  other?: string;
} {
  return {
    ...(typeof one === 'string' ? { contact_id: one } : {}),
    ...(typeof other === 'string' ? { other } : {}),
  };
}
