/** What `Intl.DateTimeFormat` does, of which most of us need this alone. */
export type DateFormat = { format(at: Date): string };

/**
 * Words for days, as `Intl.DateTimeFormat` has them, which is made when it is first used: that takes a phone tens of milliseconds, and a file
 * that is only brought should not hold a page up.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): DateFormat {
  let made: Intl.DateTimeFormat | undefined;
  return { format: (at) => (made ??= new Intl.DateTimeFormat(locale, options)).format(at) };
}
