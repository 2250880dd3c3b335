import type { Page } from 'playwright-core';
import { routes } from '#shared/routes.ts';

/** A page, or a page in a state, as it is to be photographed. */
export type LookPage = {
  /** the file's name */
  name: string;
  path: string;
  /** only at these widths */
  widths?: readonly number[];
  /** brings the page into its state: presses, types, points */
  act?: (page: Page) => Promise<void>;
  /** the first screen only, for what is fixed to the window */
  window?: boolean;
};

/** A card that the pictures are taken with; any card that takes a name. */
const card = process.env['LOOK_CARD'] ?? 'wreath-garden';

/** Every page and state of the site. Add a row for each that you build. */
export const lookPages: readonly LookPage[] = [
  { name: 'home', path: routes.home() },
  { name: 'browse', path: routes.cards('birthday') },
  { name: 'browse-all', path: routes.cards() },
  { name: 'browse-window', path: routes.cards('birthday'), window: true },
  {
    name: 'browse-more',
    path: routes.cards('birthday'),
    window: true,
    act: async (page) => {
      await page.getByText(/^Showing 20 of/).scrollIntoViewIfNeeded();
      await page.getByText(/^Showing (40|60|80) of/).waitFor();
    },
  },
  { name: 'card', path: routes.card(card) },
  { name: 'card-window', path: routes.card(card), window: true },
  {
    name: 'card-named',
    path: routes.card(card),
    act: async (page) => {
      await page.getByLabel('Name on the front').fill('Amelie');
      await page.getByRole('heading', { name: 'More with Amelie’s name' }).waitFor();
    },
  },
  { name: 'card-inside', path: routes.card(card), window: true, act: (page) => page.getByRole('tab', { name: 'Inside' }).click() },
  { name: 'card-envelope', path: routes.card(card), window: true, act: (page) => page.getByRole('tab', { name: 'Envelope' }).click() },
  { name: 'not-found', path: '/nowhere' },
  { name: 'clean', path: `${routes.cards('birthday')}?clean` },
  { name: 'specimen', path: '/dev/specimen' },
  { name: 'gallery', path: '/dev/gallery' },
];
