/** The only method of `Intl.DateTimeFormat` that is needed. */
export type DateFormat = { format(at: Date): string };

/** An `Intl.DateTimeFormat` that is created when it is first used. Creating one takes a phone tens of milliseconds, so it must not happen on import. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): DateFormat {
  let made: Intl.DateTimeFormat | undefined;
  return { format: (at) => (made ??= new Intl.DateTimeFormat(locale, options)).format(at) };
}
