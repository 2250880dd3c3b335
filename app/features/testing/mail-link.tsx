import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { routes } from '#shared/routes.ts';
import type { MailView } from './mail-views.ts';

const { pathname } = new URL(routes.testing(), 'http://here');

/** A link to a mail, or to a view of it. They all lead to one page, so the query tells which one is current. */
export function MailLink({
  messageId,
  view,
  isCurrent,
  className,
  children,
}: {
  messageId: string;
  view?: MailView;
  isCurrent: boolean;
  className: string | undefined;
  children: ReactNode;
}) {
  return (
    <Link
      to={pathname}
      search={{ message: messageId, ...(view ? { view } : {}) }}
      activeOptions={{ exact: view !== undefined, includeSearch: true }}
      activeProps={{}}
      preload={false}
      className={className}
      data-mail={view ? undefined : messageId}
      aria-current={isCurrent ? 'page' : undefined}
      {...(view ? { resetScroll: false, replace: true } : {})}
    >
      {children}
    </Link>
  );
}
