import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import css from './page-header.module.css';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';

/** The title of a page, a sentence about it, and its main action. */
export function PageHeader({
  title,
  lead,
  back,
  act,
}: {
  title: ReactNode;
  lead?: ReactNode;
  /** a link to the parent page */ back?: { to: string; name: string };
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
