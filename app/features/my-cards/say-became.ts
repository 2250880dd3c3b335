import type { IconName } from '#app/ui/icon-shapes.ts';
import type { MyCard } from '#contract/favorite.ts';
import { capital, sayNumber } from '#shared/spoken.ts';

type Said = { words: string; icon: IconName; tone?: 'good' | 'warn' };

/** What became of a card, in a few words: what needs somebody first, then the best that is known of it. Null where nothing is to be said. */
export function sayBecame({
  became,
  people: { length: all },
}: Pick<NonNullable<MyCard['cardSend']>, 'became' | 'people'>): Said | null {
  if (became === null) return null;
  const { bounced, thanked, opened } = became;
  const many = (count: number) => capital(sayNumber(count));
  if (bounced > 0)
    return { words: all === 1 ? 'Came back' : `${many(bounced)} came back`, icon: 'warning', tone: 'warn' };
  if (thanked > 0)
    return { words: all === 1 ? 'Thanked you' : `${many(thanked)} thanked you`, icon: 'message', tone: 'good' };
  if (opened === 0) return { words: 'Not opened yet', icon: 'envelope' };
  const words =
    opened < all ? `${many(opened)} of ${sayNumber(all)} opened it` : all === 1 ? 'Opened' : 'All opened it';
  return { words, icon: 'check', tone: 'good' };
}
