/**
 * How the service worker changes pages so that they can be read offline. A saved page has no scripts: all its content is in the HTML, and its actions
 * would not work without the server.
 */

/** The path of a card's reading page, whose open state is complete without script. */
export const CARD_PAGE = /^\/card\/read\/([0-9A-Za-z]{8,64})(?:\/[0-9A-Za-z]{8,64})?$/;
/** The maximum number of saved cards. The one opened longest ago is deleted first. */
export const SAVED_CARDS_MAX = 20;
export const SAVED_CARDS_CACHE = 'kept-cards';
/** Headers with the time when a card was saved, and the title of its page. */
export const SAVED_AT_HEADER = 'X-Kept-At';
export const TITLE_HEADER = 'X-Kept-Title';

/** A page without scripts and without preloads of scripts. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/gi, '')
    .replaceAll(/<meta\b[^>]*name="page-modules"[^>]*>/gi, '');
}

/** The files that a page needs: styles, fonts and pictures of this site, each once. */
export function requiredFiles(html: string): string[] {
  const found = [...html.matchAll(/\s(?:href|src)="(\/(?:assets|media)\/[^"]+|\/favicon\.svg)"/g)].map(
    ([, path = '']) => unescape(path),
  );
  // Of several picture widths, the one that suits both a phone and a desktop.
  const drawn = [...html.matchAll(/\s(?:srcset|imagesrcset)="([^"]+)"/gi)].flatMap(([, set = '']) => {
    const paths = set.split(',').map((part) => unescape(part.trim().split(/\s+/)[0] ?? ''));
    return paths.find((path) => /-700\.webp/.test(path)) ?? paths.at(-1) ?? [];
  });
  return [...new Set([...found, ...drawn])].filter((path) => path.startsWith('/') && !path.endsWith('.js'));
}

/** The address of a picture without its width: any width of it will do. */
export function pictureName(path: string): string {
  return path.replace(/-\d{2,4}(\.(?:webp|jpg))/, '$1').replace(/\?.*$/, '');
}

/** The notice above a saved card. */
const NOTE =
  '<p style="margin:0;padding:.7rem 1.25rem;font:400 .9375rem/1.45 system-ui,sans-serif;text-align:center">Saved on this device. You are offline.</p>';

/** The page of a card as it is saved. */
export function toSavedCard(html: string): string {
  return withoutScripts(html).replace(/<body([^>]*)>/i, `<body$1>${NOTE}`);
}

/** The offline page with the saved cards in its list. */
export function withSavedCards(html: string, cards: readonly { path: string; title: string }[]): string {
  const items = cards.map(({ path, title }) => `<li><a href="${escape(path)}">${escape(title)}</a></li>`).join('');
  return html.replace(/(<ul\b[^>]*data-kept-cards[^>]*>)[\s\S]*?<\/ul>/, `$1${items}</ul>`);
}

/** The title of a page, from its head. */
export function titleOf(html: string): string {
  return unescape(/<title[^>]*>([^<]*)<\/title>/i.exec(html)?.[1] ?? '');
}

/** The cards to delete, so that the maximum is kept. */
export function excessCards<T extends { at: number }>(kept: readonly T[], most = SAVED_CARDS_MAX): T[] {
  return kept.toSorted((a, b) => b.at - a.at).slice(most);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
function unescape(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
