import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import { PageSection } from '#app/ui/layout/page-section.tsx';
import { DetailList, DetailRow } from '#app/ui/list/row-list.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import type { Notifications } from '#contract/notification.ts';
import { routes } from '#shared/routes.ts';
import rows from '../account-page.module.css';
import { LoadError } from '#app/parts/load-error.tsx';
import { CHANNELS, formatChosen } from './notification-text.ts';

/** What each channel is used for, with the way to the page where that is chosen. */
export function NotificationsSection({
  notifications,
  error,
  retry,
}: {
  /** null while they load */ notifications: Notifications | null;
  error: Error | null;
  retry: () => void;
}) {
  const channels = notifications?.channels ?? (['email'] as const);
  return (
    <PageSection title="Notifications" id="what">
      {error ? (
        <LoadError retry={retry} what="your notifications" />
      ) : (
        <DetailList>
          {channels.map((channel) => (
            <DetailRow
              key={channel}
              name={CHANNELS[channel].name}
              value={notifications === null ? <SkeletonLine width="60%" near /> : formatChosen(notifications, channel)}
              end={
                <PathLink className={`${text.link} ${rows.rowLink}`} to={routes.notifications()}>
                  Change<span className={text.sr}> notifications {CHANNELS[channel].by}</span>
                </PathLink>
              }
            />
          ))}
        </DetailList>
      )}
    </PageSection>
  );
}
