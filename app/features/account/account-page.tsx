import { useEffect } from 'react';
import { call } from '#app/client/api.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import text from '#app/ui/text.module.css';
import type { Account } from '#contract/account.ts';
import { AccountProvider } from './account-context.tsx';
import css from './account-page.module.css';
import { AccountSkeleton } from './account-skeleton.tsx';
import { AccessRequestsSection } from './support-access/access-requests-section.tsx';
import { AuditSection } from './support-access/audit-section.tsx';
import { LoadError } from '#app/parts/load-error.tsx';
import { ExportSection, useExport } from './export/export-section.tsx';
import { DeletionSection } from './deletion/deletion-section.tsx';
import { OpenRowProvider } from '#app/parts/editable-row/editable-row.tsx';
import { formatQuantity, formatMonth } from '#shared/text/format.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import { SecuritySection } from './security/security-section.tsx';
import { NotificationsSection } from './notifications/notifications-section.tsx';
import { ReminderTimesSection } from './reminder-times/reminder-times-section.tsx';
import { ProfileSection } from './profile/profile-section.tsx';

/** The member's account on one page. Everything is changed in place, and most changes can be undone. */
export function AccountPage({
  problem,
  onDeleted,
}: {
  /** why connecting a provider failed */ problem: string | undefined;
  onDeleted: (until: string) => void;
}) {
  const { value: account, set, error, retry } = useLoaded(async () => (await call('GET /account')).account);
  const notifications = useLoaded(async () => (await call('GET /notifications')).notifications);
  const areLoaded = notifications.value !== null || notifications.error !== null;
  return (
    <div className={`${text.wrap} ${css.page}`}>
      <PageHeader title="Your account" lead={account ? formatMemberSummary(account) : <SkeletonLine width="22rem" />} />
      {problem !== undefined && (
        <div className={css.problem}>
          <Notice tone="bad">{problem}</Notice>
        </div>
      )}
      {error && <LoadError retry={retry} what="your account" />}
      {(!account || !areLoaded) && !error && <AccountSkeleton />}
      {account && areLoaded && (
        <AccountProvider account={account} onChange={set}>
          <OpenRowProvider savedAs="account-row">
            <ProfileSection hasTexts={notifications.value?.channels.includes('text') ?? false} />
            {notifications.value?.kinds.some(({ isAtReminderTime }) => isAtReminderTime) && <ReminderTimesSection />}
            <NotificationsSection
              notifications={notifications.value}
              error={notifications.error}
              retry={notifications.retry}
            />
            <SecuritySection />
            <AccessRequestsSection />
            <AuditSection />
            <ExportAndDeletion onDeleted={onDeleted} />
            <ScrollToHash />
          </OpenRowProvider>
        </AccountProvider>
      )}
    </div>
  );
}

function formatMemberSummary({ name, since, cardsSent }: Account): string {
  const sent = cardsSent === 0 ? '' : ` ${formatQuantity(cardsSent, 'card')} sent.`;
  return `${name}, member since ${formatMonth(since)}.${sent}`;
}

/** Scrolls to the section in the address. The browser cannot do it, since the sections are rendered later. */
function ScrollToHash() {
  useEffect(() => {
    const target = location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
    target?.scrollIntoView();
    target?.querySelector<HTMLElement>('a, button, input, select')?.focus({ preventScroll: true });
  }, []);
  return null;
}

/** Export and deletion share the state of the export. */
function ExportAndDeletion({ onDeleted }: { onDeleted: (until: string) => void }) {
  const exporting = useExport();
  return (
    <>
      <ExportSection exporting={exporting} />
      <DeletionSection exporting={exporting} onDeleted={onDeleted} />
    </>
  );
}
