import type { CardSend } from '#contract/card-send.ts';

/** The state of a card, in a sentence. */
export function formatCardState({
  state,
  schedule,
  people,
}: Pick<CardSend, 'state' | 'schedule'> & { /** number of recipients */ people: number }): string {
  const goes = people === 1 ? '' : `, to ${people} people`;
  switch (state) {
    case 'draft':
      return 'Draft. Your changes are saved.';
    case 'stopped':
      return 'Sending cancelled. It is a draft again.';
    case 'awaiting-confirmation':
      return 'Waiting for you to confirm your email address. We sent you a link.';
    case 'scheduled':
      return schedule.kind === 'now'
        ? `It will be sent in a moment${goes}.`
        : `It arrives on ${formatDay(schedule.date)} at ${schedule.time}, their time${goes}.`;
    case 'sent':
      return people === 1 ? 'It has been sent.' : `It has been sent to ${people} people.`;
  }
}

function formatDay(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, day),
  );
}
