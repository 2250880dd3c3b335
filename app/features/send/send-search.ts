import type { AddressQuery } from '#shared/address-query.ts';

/** What stands in the address of the send flow. `back` comes back to the preview; `at` names the field to begin with. */
export type SendSearch = {
  card_send_id?: string;
  card?: string;
  palette?: string;
  name?: string;
  back?: 'preview';
  at?: string;
};

/** What stands there without a card, in the heading and as the page's title. Here, since the page's own part comes later than its title. */
export const NOTHING_HERE = 'There is no card on the table';

/** Reads the query of the send flow; what is null, empty, or the text null is dropped (specification, section 2). */
export function readSendSearch(query: AddressQuery): SendSearch {
  const text = (key: string) => {
    const value = query[key];
    return value === '' || value === 'null' ? undefined : value;
  };
  const back = text('back') === 'preview' ? ('preview' as const) : undefined;
  const read = {
    card_send_id: text('card_send_id'),
    card: text('card'),
    palette: text('palette'),
    name: text('name'),
    back,
    at: text('at'),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}
