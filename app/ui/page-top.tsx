import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import css from './page-top.module.css';
import { PathLink } from './path-link.tsx';
import text from './text.module.css';

/** How a page begins: its name, a line about it, and at the other end what one does here first. */
export function PageTop({
  title,
  lead,
  back,
  act,
}: {
  title: ReactNode;
  lead?: ReactNode;
  /** the page that this one belongs to */ back?: { to: string; name: string };
  act?: ReactNode;
}) {
  return (
    <div className={css.top}>
      <div className={css.words}>
        {back && (
          <PathLink to={back.to} className={classNames(text.arrow, css.back)}>
            <Icon name="left" />
            {back.name}
          </PathLink>
        )}
        <h1>{title}</h1>
        {lead !== undefined && <div className={classNames(text.lead, css.lead)}>{lead}</div>}
      </div>
      {act}
    </div>
  );
}
