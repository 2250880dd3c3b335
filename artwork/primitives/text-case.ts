/** A text in capitals: the same on every machine, whatever its language. */
export const upper = (text: string): string => text.toUpperCase();
