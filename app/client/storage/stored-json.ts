/** The fields of an object whose type is not known. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Parses JSON from the browser's storage. Another release, or a person, may have written it, so callers check each field that they use.
 * @returns null if nothing is stored, or no valid JSON
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

/** The same, if an object is stored. */
export function parseStoredFields(text: string | null | undefined): Fields | null {
  const value = parseStored(text);
  return isFields(value) ? value : null;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
