import { useRouter } from '@tanstack/react-router';
import { PathLink, type PathLinkProps } from '#app/ui/path-link.tsx';
import { landOnPage } from './use-focus-on-page.ts';

/** A link on the floor of a page: it leads to the top of the next, and where that is the same page, to the top of this one. */
export function FootLink({ to, ...rest }: PathLinkProps) {
  const router = useRouter();
  return (
    <PathLink
      to={to}
      onClick={(event) => {
        const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (isElsewhere || router.state.location.href !== to) return;
        event.preventDefault();
        scrollTo({ top: 0, behavior: 'instant' });
        landOnPage();
      }}
      {...rest}
    />
  );
}
