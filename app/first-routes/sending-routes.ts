import type { AnyRoute } from '@tanstack/react-router';
import { Route as createSend } from '#app/routes/card/send/create.tsx';
import { Route as send } from '#app/routes/card/send/$step.tsx';
import { place } from './route-table.ts';

/** Sending a card. */
export function firstRoutes(root: AnyRoute): AnyRoute[] {
  return [
    // Needed here because it would otherwise match the route of a step.
    place(createSend, root, { id: '/card/send/create', path: '/card/send/create' }),
    place(send, root, { id: '/card/send/$step', path: '/card/send/$step' }),
  ];
}
