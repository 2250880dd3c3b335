/** The count is shown from this share of the maximum on. */
const SHOW_FROM = 0.8;

/** `410 of 500 characters`, once the text is nearly as long as it may be; empty before. */
export function formatLength(value: string, max: number): string {
  return value.length < max * SHOW_FROM
    ? ''
    : `${value.length.toLocaleString('en')} of ${max.toLocaleString('en')} characters`;
}
