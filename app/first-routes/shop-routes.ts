import type { AnyRoute } from '@tanstack/react-router';
import { Route as cards } from '#app/routes/cards.{-$top}.{-$mid}.{-$sub}.tsx';
import { Route as card } from '#app/routes/card/view.$cardId.tsx';
import { Route as home } from '#app/routes/index.tsx';
import { place } from './route-table.ts';

/** The shop. */
export function firstRoutes(root: AnyRoute): AnyRoute[] {
  const category = '/cards/{-$top}/{-$mid}/{-$sub}';
  return [
    place(home, root, { id: '/', path: '/' }),
    place(cards, root, { id: category, path: category }),
    place(card, root, { id: '/card/view/$cardId', path: '/card/view/$cardId' }),
  ];
}
