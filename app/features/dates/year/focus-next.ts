/** Marks what has the focus in a row that is open: its button, or the field that has to be filled in first. */
export const NEXT = { 'data-next': '' } as const;
/** The same in a row whose card was just planned. */
export const CANCEL_SENDING = { 'data-cancel-sending': '' } as const;

/**
 * Focuses the next date of a list that is open, after a card was planned; where none is left, the button that takes that card back. Nothing where the reader has gone on
 * elsewhere meanwhile.
 */
export function focusNextOpen(list: HTMLElement, calendarId: string): void {
  const rows = [...list.querySelectorAll<HTMLElement>('li[data-date]')];
  const at = rows.findIndex((row) => row.dataset.date === calendarId);
  const { activeElement } = document;
  if (activeElement !== document.body && rows[at]?.contains(activeElement) !== true) return;
  const [next] = rows.slice(at + 1).flatMap((row) => row.querySelector<HTMLElement>('[data-next]') ?? []);
  const found = next ?? rows[at]?.querySelector<HTMLElement>('[data-cancel-sending]');
  found?.focus({ preventScroll: true });
  // The whole row, so that its picture and its words are seen with the button.
  found?.closest('li')?.scrollIntoView({ block: 'center' });
}
