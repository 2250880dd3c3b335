import { Chapter } from '#app/ui/chapter.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { Away } from '../away.tsx';
import { KindsTable } from './kinds-table.tsx';
import { useNotifications } from './use-notifications.ts';

/** What we write about, as a part of the account. */
export function WhatChapter() {
  const { value, isFailed, again, tick } = useNotifications();
  return (
    <Chapter title="What" id="what">
      {isFailed ? <Away again={again} /> : <KindsTable notifications={value} onTick={tick} />}
      <PathLink className={text.arrow} to={routes.emailSettings()}>
        All that comes by mail, in words <Icon name="right" />
      </PathLink>
    </Chapter>
  );
}
