import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { routes } from '#shared/routes.ts';
import type { MailPart } from './mail-parts.ts';

const { pathname } = new URL(routes.testing(), 'http://here');

/** A link to a mail, or to a part of it. All of them lead to one page, so only its query tells which one somebody is at. */
export function MailLink({
  messageId,
  part,
  isHere,
  className,
  children,
}: {
  messageId: string;
  part?: MailPart;
  isHere: boolean;
  className: string | undefined;
  children: ReactNode;
}) {
  return (
    <Link
      to={pathname}
      search={{ message: messageId, ...(part ? { part } : {}) }}
      activeOptions={{ exact: part !== undefined, includeSearch: true }}
      activeProps={{}}
      preload={false}
      className={className}
      data-mail={part ? undefined : messageId}
      aria-current={isHere ? 'page' : undefined}
      {...(part ? { resetScroll: false, replace: true } : {})}
    >
      {children}
    </Link>
  );
}
