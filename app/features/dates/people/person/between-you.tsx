import { call } from '#app/client/api.ts';
import { requireList } from '#app/client/lists/paged-list.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import { deliverySummary } from '#app/parts/own-cards/delivery-summary.ts';
import { frontPicture } from '#app/parts/own-cards/front-picture.ts';
import { Tile } from '#app/parts/tile.tsx';
import type { MyCard } from '#contract/favorite.ts';
import { formatDay, formatDistance } from '#app/features/dates/format-day.ts';
import { useToday } from '#app/features/dates/rows.tsx';
import css from './between-you.module.css';

/** The cards that are shown, and how many of each list are asked for. */
const SHOWN = 6;
const LISTS = ['upcoming', 'sent', 'received'] as const;
type List = (typeof LISTS)[number];
type Exchanged = { one: MyCard; cardSend: NonNullable<MyCard['cardSend']>; list: List };

/** The last cards that went to a person and came from them, the newest first. Nothing where there are none. */
export function BetweenYou({ contactId, firstName }: { contactId: string; firstName: string }) {
  const today = useToday();
  const { value: cards } = useLoaded(async () =>
    (await Promise.all(LISTS.map((list) => loadList(list, contactId)))).flat(),
  );
  if (cards === null || cards.length === 0 || today === null) return null;
  const shown = cards.toSorted((a, b) => b.cardSend.at.localeCompare(a.cardSend.at)).slice(0, SHOWN);
  return (
    <section aria-labelledby="between-you">
      <h2 id="between-you">Between you</h2>
      <ul className={css.cards}>
        {shown.map(({ one, cardSend, list }) => (
          <li key={cardSend.cardSendId ?? cardSend.path}>
            <Tile
              to={cardSend.path}
              name={cardSend.at.slice(0, 4)}
              sub={describe(list, cardSend, { today, firstName })}
              picture={frontPicture(one)}
              paper={one.card.paper}
              sizes="(max-width: 599px) 30vw, 13rem"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

async function loadList(list: List, contactId: string): Promise<Exchanged[]> {
  const query = { type: list, contactId, limit: SHOWN };
  const { results } = requireList('GET /my_cards', await call('GET /my_cards', { query }));
  return results.flatMap((one) => (one.cardSend === null ? [] : [{ one, cardSend: one.cardSend, list }]));
}

/** `Leaves in 5 days`, `Opened, 28 Nov`, `From Amelie, 5 May`. */
function describe(
  list: List,
  cardSend: Exchanged['cardSend'],
  { today, firstName }: { today: string; firstName: string },
): string {
  const { day, month } = formatDay(cardSend.at.slice(0, 10));
  if (list === 'upcoming') return `Leaves ${formatDistance(today, cardSend.at.slice(0, 10))}`;
  const what = list === 'received' ? `From ${firstName}` : (deliverySummary(cardSend)?.text ?? 'Stopped');
  return `${what}, ${day} ${month}`;
}
