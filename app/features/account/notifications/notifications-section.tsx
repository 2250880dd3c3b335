import { PageSection } from '#app/ui/layout/page-section.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { LoadError } from '../load-error.tsx';
import { NotificationTable } from './notification-table.tsx';
import { useNotifications } from './use-notifications.ts';

/** The notification table on the account page. */
export function NotificationsSection() {
  const { value, error, retry, setChoice } = useNotifications();
  return (
    <PageSection title="Notifications" id="what">
      {error ? <LoadError retry={retry} /> : <NotificationTable notifications={value} onChange={setChoice} />}
      <PathLink className={text.arrow} to={routes.emailSettings()}>
        Email settings <Icon name="right" />
      </PathLink>
    </PageSection>
  );
}
