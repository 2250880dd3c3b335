import { Link, type LinkProps, useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { readQuery } from '#shared/links/address-query.ts';

export type PathLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** an address of the route table, with its query if it has one */
  to: string;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
  /** leaves the app for a page that the server makes itself */
  leaves?: boolean;
  replace?: boolean;
  preload?: LinkProps['preload'];
  resetScroll?: boolean;
  /** leads to another state of the page one is on: one is there only where the query is the same too */ exactly?: boolean;
};

/** A link is where one is only at its very address, whatever the query: the page below a shelf is not the shelf. */
const HERE = { exact: true, includeSearch: false } as const;
const EXACTLY_HERE = { exact: true, includeSearch: true } as const;
const PLAIN = {};

const ACTIVE = { 'data-status': 'active', 'aria-current': 'page' } as const;

function plain(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

function isAt(pathname: string, to: string): boolean {
  const here = plain(pathname);
  // Most links of a page lead elsewhere, and a page has a hundred.
  if (!to.startsWith(here)) return false;
  return plain(to.replace(/[?#].*$/, '')) === here;
}

function isHere(here: { pathname: string; href: string }, to: string, exactly: boolean | undefined): boolean {
  return exactly ? here.href === to : isAt(here.pathname, to);
}

/** A link within the site. Addresses come from `#shared/routes.ts` as text; the router takes path, query and fragment apart. */
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
    // What the router's link becomes, without asking the router: a page has a hundred of them.
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
      search={readQuery(search)}
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

/** The router takes a property that is there but undefined for a choice; only what was given goes on. */
function given<T extends Record<string, unknown>>(options: T): Partial<T> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Partial<T>;
}
