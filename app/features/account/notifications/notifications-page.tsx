import { Icon } from '#app/ui/icon/icon.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { LoadError } from '#app/parts/load-error.tsx';
import { DevicesSection } from './devices-section.tsx';
import { NotificationTable } from './notification-table.tsx';
import css from '../settings-page.module.css';
import { TextsSection } from './texts-section.tsx';
import { useNotifications } from './use-notifications.ts';

/** What members are told about and by which channel: the one place where each kind is chosen. */
export function NotificationsPage() {
  const { value, error, retry, setChoice } = useNotifications();
  return (
    <div className={`${text.wrap} ${css.page}`}>
      <PageHeader
        back={{ to: routes.account(), name: 'Your account' }}
        title="Notifications"
        lead="What we tell you about, and how."
      />
      <div className={css.table}>
        {error ? (
          <LoadError retry={retry} what="your settings" />
        ) : (
          <NotificationTable notifications={value} onChange={setChoice} />
        )}
        <p className={css.on}>
          <PathLink className={text.arrow} to={routes.emailSettings()}>
            Email settings <Icon name="right" />
          </PathLink>
          {value?.kinds.some(({ isAtReminderTime }) => isAtReminderTime) && (
            <PathLink className={text.arrow} to={`${routes.account()}#when`}>
              Time of reminders <Icon name="right" />
            </PathLink>
          )}
        </p>
      </div>
      {value?.channels.includes('text') && <TextsSection />}
      {value?.channels.includes('push') && <DevicesSection />}
    </div>
  );
}
