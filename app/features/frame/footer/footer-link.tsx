import { useRouter } from '@tanstack/react-router';
import { PathLink, type PathLinkProps } from '#app/ui/path-link.tsx';
import { focusPage } from '../use-focus-on-page.ts';

/** A link in the footer. If it leads to the current page, it scrolls to the top. */
export function FooterLink({ to, ...rest }: PathLinkProps) {
  const router = useRouter();
  return (
    <PathLink
      to={to}
      onClick={(event) => {
        const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (isElsewhere || router.state.location.href !== to) return;
        event.preventDefault();
        scrollTo({ top: 0, behavior: 'instant' });
        focusPage();
      }}
      {...rest}
    />
  );
}
