/** Where the parsers of settings get their values, and where they report wrong ones. */
export type Source = {
  /** The text of a setting without spaces around it; undefined when it is not set or is blank. */
  get(name: string): string | undefined;
  /** Reports a wrong setting. The sentence continues after the name: "should be …". */
  reject(name: string, sentence: string): void;
};
export type SettingProblem = { name: string; sentence: string };

/** The environment as a source of settings, and the list of what was rejected. */
export function createSource(env: Record<string, string | undefined>): { source: Source; problems: SettingProblem[] } {
  const problems: SettingProblem[] = [];
  return {
    source: {
      get: (name) => env[name]?.trim() || undefined,
      reject: (name, sentence) => void problems.push({ name, sentence }),
    },
    problems,
  };
}

/** A whole number in digits, within a range. */
export function parseWholeNumber(source: Source, name: string, fallback: number, min: number, max: number): number {
  const text = source.get(name);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  source.reject(name, `should be a whole number from ${min} to ${max}, but is "${text}".`);
  return fallback;
}

/**
 * The values of settings that are only useful together.
 * @param optional settings that belong to the same group but may be left out.
 * @returns null when none of the group is set, or when a required one is missing, which is reported.
 */
export function parseGroup<const N extends string>(
  source: Source,
  required: readonly N[],
  optional: string,
): Record<N, string> | null {
  const found = [...required, optional].find((name) => source.get(name) !== undefined);
  if (found === undefined) return null;
  const missing = required.filter((name) => source.get(name) === undefined);
  for (const name of missing) source.reject(name, `should be set too, because ${found} is.`);
  if (missing.length > 0) return null;
  return Object.fromEntries(required.map((name) => [name, source.get(name)])) as Record<N, string>;
}

/** A URL with one of these protocols and `//` after it; null when the text is something else. */
export function parseUrl(text: string, protocols: readonly string[]): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && protocols.includes(url.protocol) && text.slice(url.protocol.length).startsWith('//')
    ? url
    : null;
}
