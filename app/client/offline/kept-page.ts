/**
 * What the service worker makes of pages, so that they can be read without a network. A kept page has no scripts: what it says is all in
 * it, and nothing in it would work without the server.
 */

/** The page of a card that somebody opened: the open card itself, which is there without script too. */
export const CARD_PAGE = /^\/card\/read\/([0-9A-Za-z]{8,64})(?:\/[0-9A-Za-z]{8,64})?$/;
/** Kept cards, at most. The one that was opened longest ago leaves first. */
export const KEPT_CARDS_MAX = 20;
export const KEPT_CARDS = 'kept-cards';
/** Says when a card was kept, and what its page is called. */
export const KEPT_AT = 'X-Kept-At';
export const KEPT_TITLE = 'X-Kept-Title';

/** A page without its scripts, and without asking for any. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/gi, '')
    .replaceAll(/<meta\b[^>]*name="page-modules"[^>]*>/gi, '');
}

/** What a page shows and is drawn with: styles, letters and pictures of this site, each once. */
export function partsOf(html: string): string[] {
  const found = [...html.matchAll(/\s(?:href|src)="(\/(?:assets|media)\/[^"]+|\/favicon\.svg)"/g)].map(
    ([, path = '']) => unescape(path),
  );
  // Of pictures in many widths, the one that a phone and a desk can both show.
  const drawn = [...html.matchAll(/\s(?:srcset|imagesrcset)="([^"]+)"/gi)].flatMap(([, set = '']) => {
    const paths = set.split(',').map((part) => unescape(part.trim().split(/\s+/)[0] ?? ''));
    return paths.find((path) => /-700\.webp/.test(path)) ?? paths.at(-1) ?? [];
  });
  return [...new Set([...found, ...drawn])].filter((path) => path.startsWith('/') && !path.endsWith('.js'));
}

/** A picture's address but for its width: another width of it does as well. */
export function pictureName(path: string): string {
  return path.replace(/-\d{2,4}(\.(?:webp|jpg))/, '$1').replace(/\?.*$/, '');
}

/** What is said above a kept card. */
const NOTE =
  '<p style="margin:0;padding:.7rem 1.25rem;font:400 .9375rem/1.45 system-ui,sans-serif;text-align:center">Saved on this device. You are offline.</p>';

/** A card's page as it is kept. */
export function asKeptCard(html: string): string {
  return withoutScripts(html).replace(/<body([^>]*)>/i, `<body$1>${NOTE}`);
}

/** The offline page with the cards that there are, in the list that it has for them. */
export function withKeptCards(html: string, cards: readonly { path: string; title: string }[]): string {
  const items = cards.map(({ path, title }) => `<li><a href="${escape(path)}">${escape(title)}</a></li>`).join('');
  return html.replace(/(<ul\b[^>]*data-kept-cards[^>]*>)[\s\S]*?<\/ul>/, `$1${items}</ul>`);
}

/** The title of a page, as it stands in its head. */
export function titleOf(html: string): string {
  return unescape(/<title[^>]*>([^<]*)<\/title>/i.exec(html)?.[1] ?? '');
}

/** Those that have to leave, so that no more than so many are kept. */
export function tooMany<T extends { at: number }>(kept: readonly T[], most = KEPT_CARDS_MAX): T[] {
  return kept.toSorted((a, b) => b.at - a.at).slice(most);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
function unescape(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
