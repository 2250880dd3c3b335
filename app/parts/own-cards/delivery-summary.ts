import type { IconName } from '#app/ui/icon/icon-shapes.ts';
import type { MyCard } from '#contract/favorite.ts';
import { capitalize, formatSmallNumber } from '#shared/text/format.ts';

type DeliverySummary = { text: string; icon: IconName; tone?: 'good' | 'warn' };

/** The delivery status of a card in a few words: problems first, then the furthest progress. Null for a card that was not sent. */
export function deliverySummary({
  became,
  people: { length: all },
}: Pick<NonNullable<MyCard['cardSend']>, 'became' | 'people'>): DeliverySummary | null {
  if (became === null) return null;
  const { bounced, thanked, opened } = became;
  const number = (count: number) => capitalize(formatSmallNumber(count));
  if (bounced > 0) return { text: all === 1 ? 'Bounced' : `${number(bounced)} bounced`, icon: 'warning', tone: 'warn' };
  if (thanked > 0) return { text: all === 1 ? 'Replied' : `${number(thanked)} replied`, icon: 'message', tone: 'good' };
  if (opened === 0) return { text: 'Sent', icon: 'check' };
  const text =
    opened < all ? `${number(opened)} of ${formatSmallNumber(all)} opened` : all === 1 ? 'Opened' : 'All opened';
  return { text, icon: 'eye', tone: 'good' };
}
