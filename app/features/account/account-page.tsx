import { useEffect } from 'react';
import { call } from '#app/client/api.ts';
import { Notice } from '#app/ui/notice.tsx';
import { PageTop } from '#app/ui/page-top.tsx';
import { SkeletonLine } from '#app/ui/skeleton.tsx';
import text from '#app/ui/text.module.css';
import type { Account } from '#contract/account.ts';
import { AccountProvider } from './account-context.tsx';
import css from './account-page.module.css';
import { AccountSkeleton } from './account-skeleton.tsx';
import { AsksChapter } from './asks-chapter.tsx';
import { AuditChapter } from './audit-chapter.tsx';
import { Away } from './away.tsx';
import { ExportChapter, useExport } from './export-chapter.tsx';
import { LeaveChapter } from './leave-chapter.tsx';
import { OneOpenLine } from './open-line.tsx';
import { counted, sayMonth } from '#shared/spoken.ts';
import { useLoaded } from './use-loaded.ts';
import { WaysChapter } from './ways/ways-chapter.tsx';
import { WhatChapter } from './what/what-chapter.tsx';
import { WhenChapter } from './when/when-chapter.tsx';
import { YouChapter } from './you/you-chapter.tsx';

/** A member's own account, on one page. Everything is changed in its place, and most of it can be undone. */
export function AccountPage({
  problem,
  onLeft,
}: {
  /** why nothing came of a way over a provider */ problem: string | undefined;
  onLeft: (until: string) => void;
}) {
  const { value: account, set, isFailed, again } = useLoaded(async () => (await call('GET /account')).account);
  return (
    <div className={`${text.wrap} ${css.page}`}>
      <PageTop title="Your account" lead={account ? sayMember(account) : <SkeletonLine width="22rem" />} />
      {problem !== undefined && (
        <div className={css.problem}>
          <Notice tone="bad">{problem}</Notice>
        </div>
      )}
      {isFailed && <Away again={again} what="your account" />}
      {!account && !isFailed && <AccountSkeleton />}
      {account && (
        <AccountProvider account={account} onChange={set}>
          <OneOpenLine>
            <YouChapter />
            <WhenChapter />
            <WhatChapter />
            <WaysChapter />
            <AsksChapter />
            <AuditChapter />
            <LastChapters onLeft={onLeft} />
            <ToPlace />
          </OneOpenLine>
        </AccountProvider>
      )}
    </div>
  );
}

function sayMember({ name, since, cardsSent }: Account): string {
  const sent = cardsSent === 0 ? '' : ` ${counted(cardsSent, 'card')} sent.`;
  return `${name}, with us since ${sayMonth(since)}.${sent}`;
}

/** Whoever comes for one part of the page is brought there once it stands: the page is rendered without it. */
function ToPlace() {
  useEffect(() => {
    const place = location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
    place?.scrollIntoView();
    place?.querySelector<HTMLElement>('a, button, input, select')?.focus({ preventScroll: true });
  }, []);
  return null;
}

/** What one takes along, and leaving: an export that was begun in one is seen in the other. */
function LastChapters({ onLeft }: { onLeft: (until: string) => void }) {
  const exporting = useExport();
  return (
    <>
      <ExportChapter exporting={exporting} />
      <LeaveChapter exporting={exporting} onLeft={onLeft} />
    </>
  );
}
