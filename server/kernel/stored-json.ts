import type { z } from 'zod';

/**
 * Parses JSON that was read from the database. It may have been written by another release, or by hand.
 * @param place where it stands: `card_sends.schedule`.
 * @throws an error that names the place and what is wrong in it, and none of its values.
 */
export function parseStored<T>(schema: z.ZodType<T>, stored: unknown, place: string): T {
  const { data, error } = schema.safeParse(stored);
  if (error === undefined) return data;
  const faults = error.issues.map(({ path, message }) => [...path.map(String), message].join(': '));
  throw new Error(`What is stored in ${place} cannot be read: ${faults.join('; ')}`);
}
