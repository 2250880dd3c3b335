import { createContext, use, type AnchorHTMLAttributes, type ComponentType, type ReactNode, type Ref } from 'react';

export type PathLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** an address from the route table, with its query if it has one */
  to: string;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
  /** leads to a page that the server makes outside the app */
  leaves?: boolean;
  replace?: boolean;
  /** false: the page is not loaded ahead, however near the pointer is */
  preload?: false | 'intent';
  resetScroll?: boolean;
  /** leads to another state of the current page: it is current only if the query is the same too */ exactly?: boolean;
};

/**
 * How the links of a page lead on. The router's pages are given this (app/features/frame/router-navigation.tsx); without a router a link loads a
 * document.
 */
export type Links = {
  /** the link that the router follows, in the browser */
  RouterLink?: ComponentType<Omit<PathLinkProps, 'leaves'>>;
  /** where a page that is rendered on the server stands: it marks the links that lead to it */
  here?: { pathname: string; href: string };
};
const PLAIN_LINKS: Links = {};
export const LinksContext = createContext(PLAIN_LINKS);

const ACTIVE = { 'data-status': 'active', 'aria-current': 'page' } as const;

/** A link within the site. */
export function PathLink({
  to,
  leaves,
  children,
  ref,
  replace,
  preload,
  resetScroll,
  exactly,
  ...rest
}: PathLinkProps) {
  const { RouterLink, here } = use(LinksContext);
  if (RouterLink && !leaves)
    return (
      <RouterLink ref={ref} to={to} {...given({ replace, preload, resetScroll, exactly })} {...rest}>
        {children}
      </RouterLink>
    );
  // On the server the same as the router's link renders, but cheaper: a page has a hundred links.
  return (
    <a ref={ref} href={to} {...(here && !leaves && isHere(here, to, exactly) ? ACTIVE : {})} {...rest}>
      {children}
    </a>
  );
}

function plain(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

function isCurrentPath(pathname: string, to: string): boolean {
  const here = plain(pathname);
  // Most links of a page lead elsewhere, and a page has a hundred links.
  if (!to.startsWith(here)) return false;
  return plain(to.replace(/[?#].*$/, '')) === here;
}

/** A link is current only at exactly its path, whatever the query: a page below a category is not the category. */
function isHere(here: { pathname: string; href: string }, to: string, exactly: boolean | undefined): boolean {
  return exactly ? here.href === to : isCurrentPath(here.pathname, to);
}

/** The router takes a property that is present but undefined as a value, so undefined ones are removed. */
function given<T extends Record<string, unknown>>(options: T): Partial<T> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Partial<T>;
}
