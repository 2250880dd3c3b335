import { call } from '#app/client/api.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import { CardPicture } from '#app/parts/card-picture.tsx';
import { routes } from '#shared/routes.ts';
import type { AdminSearch } from '../admin-search.ts';
import { AdminList } from '../layout/admin-list.tsx';
import css from '../layout/table.module.css';
import { Cell, Table } from '../layout/table.tsx';
import { useList } from '../use-list.ts';
import { formatNumber } from '../format.ts';

/** The cards of the shop, the most sent first. */
export function CardsSection({ search }: { search: AdminSearch }) {
  const listed = useList(
    { q: search.q ?? '' },
    (query) => call('GET /admin/cards', { query }),
    (card) => card.cardId,
  );
  return (
    <AdminList
      search={search}
      label="Title, occasion or id"
      listed={listed}
      noun={['card', 'cards']}
      empty={{ title: 'No cards', text: 'The catalogue is imported when the server starts.' }}
    >
      {(cards) => (
        <Table caption="Cards of the shop" columns={['Card', 'Occasion', 'Price', 'Sent#', 'Favourites#']}>
          {cards.map((card) => (
            <tr key={card.cardId}>
              <th scope="row">
                <span className={css.withCover}>
                  <CardPicture src={card.coverUrl} />
                  <span>
                    <PathLink className={css.name} to={routes.card(card.cardId)}>
                      {card.title}
                    </PathLink>
                    <span className={css.sub}>{card.cardId}</span>
                  </span>
                </span>
              </th>
              <Cell label="Occasion">{card.occasion}</Cell>
              <Cell label="Price">{card.isRetired ? 'Not in the shop' : card.isFree ? 'Free' : 'For members'}</Cell>
              <Cell label="Sent" amount>
                {formatNumber(card.sends)}
              </Cell>
              <Cell label="Favourites" amount>
                {formatNumber(card.favorites)}
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </AdminList>
  );
}
