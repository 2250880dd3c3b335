import { Icon } from '#app/ui/icon.tsx';
import { PageTop } from '#app/ui/page-top.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { Away } from '../away.tsx';
import { KindsTable } from './kinds-table.tsx';
import css from './pages.module.css';
import { useNotifications } from './use-notifications.ts';

/** What we write about, by which way: the table of the account, as a page of its own. */
export function NotificationsPage() {
  const { value, isFailed, again, tick } = useNotifications();
  return (
    <div className={`${text.wrap} ${css.page}`}>
      <PageTop
        back={{ to: routes.account(), name: 'Your account' }}
        title="Notifications"
        lead="What we write to you about, and by which way."
      />
      <div className={css.table}>
        {isFailed ? <Away again={again} what="your choices" /> : <KindsTable notifications={value} onTick={tick} />}
        <p className={css.on}>
          <PathLink className={text.arrow} to={routes.emailSettings()}>
            All that comes by mail, in words <Icon name="right" />
          </PathLink>
          <PathLink className={text.arrow} to={`${routes.account()}#when`}>
            At which hour we write <Icon name="right" />
          </PathLink>
        </p>
      </div>
    </div>
  );
}
