import { notFound } from '@tanstack/react-router';
import type { ReadCard } from '#contract/card-read.ts';
import { ApiError, call, siteOrigin } from '#app/client/api.ts';
import { cutTitle } from '#app/client/page-title.ts';
import { descriptionOf, titleOf } from './card-titles.ts';
import { handFontFile } from './hand-font.ts';
import type { RefusalFrom } from './refusal-screen.tsx';
import type { ThanksProblem } from './thanks-problem.ts';

/** What stands in the address of a card beside its link. */
export type ReadSearch = { open?: true; refuse?: RefusalFrom; thanks?: ThanksProblem };

/** Why there is no card under a link: nobody knows it, or its sender took the card back. */
export type NoCard = { why: 'unknown' | 'revoked' };
export function isRevoked(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'why' in data && data.why === 'revoked';
}

/** Takes what is known from an address and leaves the rest. */
export function readSearch(given: Record<string, unknown>): ReadSearch {
  const { open, refuse, thanks } = given;
  return {
    ...(open === '1' || String(open) === 'true' ? { open: true } : {}),
    ...(refuse === 'sender' || refuse === 'everyone' ? { refuse } : {}),
    ...(thanks === 'empty' || thanks === 'late' ? { thanks } : {}),
  };
}

/**
 * The card under a link. Asking changes nothing.
 * @throws a not-found that says why where no card lies there; anything else as it came.
 */
export async function loadCard(link: { magicLink: string; magicLink2?: string }): Promise<ReadCard> {
  try {
    const { card } = await call('GET /card/read', { query: link });
    return card;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && error.status !== 429)
      throw notFound({
        data: {
          why: error.errors.some(({ errorCode }) => errorCode === 'revoked-link') ? 'revoked' : 'unknown',
        } satisfies NoCard,
      });
    throw error;
  }
}

/** Title and tags of a card's page. Nothing of the message, for no one but its reader; and the page's own address goes nowhere. */
export function headOfCard(card: ReadCard | undefined) {
  const rules = [
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ];
  if (!card) return { meta: [{ title: 'No card under this link' }, ...rules] };
  const title = cutTitle(titleOf(card));
  const description = descriptionOf(card);
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:image', content: siteOrigin() + card.socialPicture },
      { property: 'og:image:alt', content: card.alt },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...rules,
    ],
    links: [
      {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
        href: handFontFile(card.hand),
      },
    ],
  };
}
