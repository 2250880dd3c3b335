import type { CardSend } from '#contract/card-send.ts';

/** How a card stands, in a sentence. */
export function sayState({
  state,
  schedule,
  people,
}: Pick<CardSend, 'state' | 'schedule'> & { /** how many it goes to */ people: number }): string {
  const goes = people === 1 ? '' : `; it goes to ${people} people`;
  switch (state) {
    case 'draft':
      return 'It lies on your table, and every word of it is kept.';
    case 'stopped':
      return 'You stopped it. It lies on your table, and nothing has left.';
    case 'awaiting-confirmation':
      return 'It waits for one press in the mail that we sent to you. Then it leaves.';
    case 'scheduled':
      return schedule.kind === 'now'
        ? `It leaves in a moment${goes}.`
        : `It arrives on ${sayDay(schedule.date)} at ${schedule.time}, where they are${goes}.`;
    case 'sent':
      return people === 1 ? 'It has left.' : `It has left for ${people} people.`;
  }
}

function sayDay(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, day),
  );
}
