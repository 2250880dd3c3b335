import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, type ReactNode } from 'react';
import { NavigateToContext, type NavigateTo } from '#app/client/page/navigate-to.ts';
import { LinksContext, type Links, type PathLinkProps } from '#app/ui/path-link.tsx';
import { parseQuery } from '#shared/links/address-query.ts';

/** A link is current only at exactly its path, whatever the query: a page below a category is not the category. */
const HERE = { exact: true, includeSearch: false } as const;
const EXACTLY_HERE = { exact: true, includeSearch: true } as const;
const PLAIN = {};

/** Addresses are text from `#shared/routes.ts`; the router needs path, query and fragment separately. */
function RouterLink({ to, exactly, ...rest }: PathLinkProps) {
  const { pathname, search, hash } = new URL(to, 'http://here');
  return (
    <Link
      to={pathname}
      search={parseQuery(search)}
      hash={hash.slice(1)}
      activeOptions={exactly ? EXACTLY_HERE : HERE}
      activeProps={PLAIN}
      {...rest}
    />
  );
}
const IN_BROWSER: Links = { RouterLink };

/** Has links and navigations of a page done by the router. Without it each loads a document. */
export function RouterNavigation({ children }: { children: ReactNode }) {
  const router = useRouter();
  const navigate = useNavigate();
  const navigateTo = useCallback<NavigateTo>(
    (path, { replace = false } = {}) => {
      const { pathname, search, hash } = new URL(path, location.origin);
      void navigate({ to: pathname, search: parseQuery(search), hash: hash.slice(1), replace });
    },
    [navigate],
  );
  return (
    <LinksContext value={import.meta.env.SSR ? { here: router.state.location } : IN_BROWSER}>
      <NavigateToContext value={navigateTo}>{children}</NavigateToContext>
    </LinksContext>
  );
}
