import type { AddressQuery } from '#shared/links/address-query.ts';

/** The query of the send flow. `back` returns to the preview after the step; `at` names the field to focus. */
export type SendSearch = {
  card_send_id?: string;
  /** the link of a card that was sent, in place of its id */ magicLink?: string;
  card?: string;
  palette?: string;
  name?: string;
  /** the date of the calendar that a new card is for */ calendar_id?: string;
  back?: 'preview';
  at?: string;
};

/** Heading and page title where there is no draft. Kept here because the route needs it before the page's own chunk is loaded. */
export const NO_DRAFT_TITLE = 'No card in progress on this device';

/** Parses the query of the send flow. Values that are null, empty, or the text null are dropped (specification, section 2). */
export function parseSendSearch(query: AddressQuery): SendSearch {
  const text = (key: string) => {
    const value = query[key];
    return value === '' || value === 'null' ? undefined : value;
  };
  const back = text('back') === 'preview' ? ('preview' as const) : undefined;
  const search = {
    card_send_id: text('card_send_id'),
    magicLink: text('magicLink'),
    card: text('card'),
    palette: text('palette'),
    name: text('name'),
    calendar_id: text('calendar_id'),
    back,
    at: text('at'),
  };
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}
