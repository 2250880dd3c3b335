import type { AnyRouter } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { ID_PREFIX, READ_ROUTE } from './standalone.ts';
import { StandaloneCard, type StandaloneCardProps } from './standalone-card.tsx';
import type { StandalonePage } from './standalone-page.tsx';

/**
 * Renders the page of a received card as a root of its own; null if the router shows anything else, be it the page of a link that is unknown. It must
 * be a render of its own, because the browser hydrates it apart from what is around it.
 */
export function renderStandaloneCard(router: AnyRouter): StandalonePage | null {
  const match = router.state.matches.at(-1);
  if (match?.routeId !== READ_ROUTE || match.status !== 'success') return null;
  const props = { card: match.loaderData, search: match.search } as StandaloneCardProps;
  return {
    html: renderToString(<StandaloneCard {...props} />, { identifierPrefix: ID_PREFIX }),
    // So that nothing in the card ends the script element.
    data: JSON.stringify(props).replaceAll('<', '\\u003c'),
  };
}
