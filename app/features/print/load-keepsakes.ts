import { call } from '#app/client/api.ts';
import { cutTitle } from '#app/client/page/page-title.ts';
import type { Keepsakes } from '#contract/keepsake.ts';

/** What the card of a link can be kept as. @throws ApiError as for reading it */
export async function loadKeepsakes(link: { magicLink: string; magicLink2?: string | undefined }): Promise<Keepsakes> {
  return (await call('GET /card/keepsakes', { query: link })).keepsakes;
}

/** Title and tags. Nobody is told the address of the page. */
export function getPrintHead(cardTitle: string | undefined) {
  return {
    meta: [
      { title: cardTitle === undefined ? 'Card not found' : cutTitle(`Print: ${cardTitle}`) },
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  };
}
