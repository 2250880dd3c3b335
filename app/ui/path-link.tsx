import { Link, type LinkProps, useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { parseQuery } from '#shared/links/address-query.ts';

export type PathLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** an address from the route table, with its query if it has one */
  to: string;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
  /** leads to a page that the server makes outside the app */
  leaves?: boolean;
  replace?: boolean;
  preload?: LinkProps['preload'];
  resetScroll?: boolean;
  /** leads to another state of the current page: it is current only if the query is the same too */ exactly?: boolean;
};

/** A link is current only at exactly its path, whatever the query: a page below a category is not the category. */
const HERE = { exact: true, includeSearch: false } as const;
const EXACTLY_HERE = { exact: true, includeSearch: true } as const;
const PLAIN = {};

const ACTIVE = { 'data-status': 'active', 'aria-current': 'page' } as const;

function plain(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

function isCurrentPath(pathname: string, to: string): boolean {
  const here = plain(pathname);
  // Most links of a page lead elsewhere, and a page has a hundred links.
  if (!to.startsWith(here)) return false;
  return plain(to.replace(/[?#].*$/, '')) === here;
}

function isHere(here: { pathname: string; href: string }, to: string, exactly: boolean | undefined): boolean {
  return exactly ? here.href === to : isCurrentPath(here.pathname, to);
}

/** A link within the site. Addresses are text from `#shared/routes.ts`; the router needs path, query and fragment separately. */
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
  const router = useRouter();
  if (leaves)
    return (
      <a ref={ref} href={to} {...rest}>
        {children}
      </a>
    );
  if (import.meta.env.SSR)
    // The same as the router's link renders, but cheaper: a page has a hundred links.
    return (
      <a href={to} {...(isHere(router.state.location, to, exactly) ? ACTIVE : {})} {...rest}>
        {children}
      </a>
    );
  const { pathname, search, hash } = new URL(to, 'http://here');
  return (
    <Link
      ref={ref}
      to={pathname}
      search={parseQuery(search)}
      hash={hash.slice(1)}
      activeOptions={exactly ? EXACTLY_HERE : HERE}
      activeProps={PLAIN}
      {...given({ replace, preload, resetScroll })}
      {...rest}
    >
      {children}
    </Link>
  );
}

/** The router takes a property that is present but undefined as a value, so undefined ones are removed. */
function given<T extends Record<string, unknown>>(options: T): Partial<T> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Partial<T>;
}
