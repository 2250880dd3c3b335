import { siteOrigin } from '#app/client/api.ts';
import { cutTitle } from '#app/client/page/page-title.ts';
import type { ReadCard } from '#contract/card-read.ts';
import { formatCardDescription, formatCardTitle } from './card-titles.ts';
import { handFontFile } from './handwriting-font.ts';

/** Title and tags of a card's reading page. They contain nothing of the message, and the page's address is not passed on. */
export function getCardHead(card: ReadCard | undefined) {
  const privacy = [
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ];
  if (!card) return { meta: [{ title: 'Card not found' }, ...privacy] };
  const title = cutTitle(formatCardTitle(card));
  const description = formatCardDescription(card);
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:image', content: siteOrigin() + card.socialPicture },
      { property: 'og:image:alt', content: card.alt },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...privacy,
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
