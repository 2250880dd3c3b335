import { call } from '#app/client/api.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { routes } from '#shared/routes.ts';
import type { AdminSearch } from './admin-search.ts';
import { RoomList } from './room-list.tsx';
import css from './table.module.css';
import { Cell, Table } from './table.tsx';
import { useList } from './use-list.ts';
import { number } from './words.ts';

/** The cards of the shop, what people send most first. */
export function CardsRoom({ search }: { search: AdminSearch }) {
  const listed = useList(
    { q: search.q ?? '' },
    (query) => call('GET /admin/cards', { query }),
    (card) => card.cardId,
  );
  return (
    <RoomList
      search={search}
      label="Title, occasion or number"
      listed={listed}
      noun={['card', 'cards']}
      empty={{ title: 'Empty shelves', words: 'The shop is stocked when the server starts.' }}
    >
      {(cards) => (
        <Table caption="Cards of the shop" columns={['Card', 'Occasion', 'Price', 'Sent#', 'Kept#']}>
          {cards.map((card) => (
            <tr key={card.cardId}>
              <th scope="row">
                <span className={css.withCover}>
                  <Sheet src={card.coverUrl} />
                  <span>
                    <PathLink className={css.name} to={routes.card(card.cardId)}>
                      {card.title}
                    </PathLink>
                    <span className={css.sub}>{card.cardId}</span>
                  </span>
                </span>
              </th>
              <Cell label="Occasion">{card.occasion}</Cell>
              <Cell label="Price">{card.isRetired ? 'Not on the shelves' : card.isFree ? 'Free' : 'For members'}</Cell>
              <Cell label="Sent" amount>
                {number(card.sends)}
              </Cell>
              <Cell label="Kept" amount>
                {number(card.favorites)}
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </RoomList>
  );
}
