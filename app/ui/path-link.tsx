import { defaultParseSearch, Link, type LinkProps } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';

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
};

/** A link is where one is only at its very address, whatever the query: the page below a shelf is not the shelf. */
const HERE = { exact: true, includeSearch: false } as const;
const PLAIN = {};

/** A link within the site. Addresses come from `#shared/routes.ts` as text; the router takes path, query and fragment apart. */
export function PathLink({ to, leaves, children, ref, replace, preload, resetScroll, ...rest }: PathLinkProps) {
  if (leaves)
    return (
      <a ref={ref} href={to} {...rest}>
        {children}
      </a>
    );
  const { pathname, search, hash } = new URL(to, 'http://here');
  return (
    <Link
      ref={ref}
      to={pathname}
      search={defaultParseSearch(search)}
      hash={hash.slice(1)}
      activeOptions={HERE}
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
