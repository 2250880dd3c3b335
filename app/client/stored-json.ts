/** The fields of an object of which nothing else is known. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * What a browser kept as JSON. Another release may have written it, or somebody by hand: whoever reads it looks at each field that it uses.
 * @returns null where nothing is kept, or no JSON
 */
export function parseStored(text: string | null | undefined): unknown {
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** The same, where an object was kept. */
export function parseStoredFields(text: string | null | undefined): Fields | null {
  const value = parseStored(text);
  return isFields(value) ? value : null;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
