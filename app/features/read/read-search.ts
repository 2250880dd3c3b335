import type { RefusalFrom } from './refusal-page.tsx';
import type { ThanksProblem } from './thanks-problem.ts';

/** The query of a card's reading page. */
export type ReadSearch = { open?: true; refuse?: RefusalFrom; thanks?: ThanksProblem };

/** Parses the query of a card's reading page; unknown values are dropped. */
export function parseReadSearch(query: Record<string, unknown>): ReadSearch {
  const { open, refuse, thanks } = query;
  return {
    ...(open === '1' || String(open) === 'true' ? { open: true } : {}),
    ...(refuse === 'sender' || refuse === 'everyone' ? { refuse } : {}),
    ...(thanks === 'empty' || thanks === 'late' ? { thanks } : {}),
  };
}
