import { siteOrigin } from '#app/client/api.ts';
import { cutTitle, DEFAULT_DESCRIPTION, NOT_FOUND_TITLE, titleByPath } from './page-title.ts';

export type PageHead = {
  /** the page's own title; a title that the specification fixes for the address takes precedence */
  title: string;
  description?: string | undefined;
  /** the page's address, from the route table, without query */
  path: string;
  /** the address of a shared link, if it contains more than the canonical one */
  shared?: string | undefined;
  /** a social picture, 1200 by 630 */
  picture?: { address: string; alt: string } | undefined;
  /** hidden from search engines: pages of one person */
  hidden?: boolean;
};

/** Title, description, canonical address and social picture of a page. For a route's `head`. */
export function pageHead({
  title,
  description = DEFAULT_DESCRIPTION,
  path,
  shared = path,
  picture,
  hidden = false,
}: PageHead) {
  const shown = cutTitle(titleByPath(path) ?? title);
  const address = siteOrigin() + path;
  const meta: Record<string, string>[] = [
    { title: shown },
    { name: 'description', content: description },
    { property: 'og:title', content: cutTitle(title) },
    { property: 'og:description', content: description },
    // Not the canonical address: previews of a link are made from this one.
    { property: 'og:url', content: siteOrigin() + shared },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Cardamom' },
  ];
  if (picture)
    meta.push(
      { property: 'og:image', content: siteOrigin() + picture.address },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: picture.alt },
      { name: 'twitter:card', content: 'summary_large_image' },
    );
  if (hidden) meta.push({ name: 'robots', content: 'noindex' });
  return { meta, links: hidden ? [] : [{ rel: 'canonical', href: address }] };
}

/** The head of a page that was not found. */
export function notFoundHead() {
  return { meta: [{ title: NOT_FOUND_TITLE }, { name: 'robots', content: 'noindex' }] };
}
