import { useEffect, useEffectEvent } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { PageSection } from '#app/ui/layout/page-section.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx';
import { TextButton } from '#app/ui/button/text-button.tsx';
import type { Export } from '#contract/account.ts';
import css from '../account-page.module.css';
import { formatRelativeTime } from '#shared/text/format.ts';
import { useAction, type Action } from '#app/client/use-action.ts';
import { useLoaded } from '#app/client/use-loaded.ts';

const POLL_MS = 1500;

export type Exporting = ReturnType<typeof useExport>;
/** The export of all data: started, polled while it is prepared, cancelled. It continues when the page is closed. */
export function useExport() {
  const { value, set } = useLoaded(async () => (await call('GET /account/export')).export);
  const action = useAction();
  const isPacking = value?.state === 'packing';
  const poll = useEffectEvent(async () => {
    try {
      set((await call('GET /account/export')).export);
    } catch (error) {
      // The next poll may succeed.
      if (!(error instanceof ApiError)) throw error;
    }
  });
  useEffect(() => {
    if (!isPacking) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void poll(), POLL_MS);
    return () => clearInterval(timer);
  }, [isPacking]);
  return {
    value,
    action,
    start: () => action.run(async () => set((await call('POST /account/export')).export)),
    cancel: () => action.run(async () => set((await call('DELETE /account/export')).export)),
  };
}

export function ExportSection({ exporting }: { exporting: Exporting }) {
  const { value, action, start, cancel } = exporting;
  return (
    <PageSection title="Export your data" id="export" isText>
      <p>
        Everything you stored here, in one ZIP file: your account and your favourites as JSON, and every card you sent
        as a page that opens in any browser.
      </p>
      <div className={css.packing} aria-live="polite">
        {value === null ? (
          <Button variant="quiet" size="small" busy={action.isBusy} onClick={() => void start()}>
            Start the export
          </Button>
        ) : (
          <ExportStatus export={value} action={action} start={() => void start()} cancel={() => void cancel()} />
        )}
      </div>
      {action.generalError && <Notice tone="bad">{action.generalError}</Notice>}
    </PageSection>
  );
}

function ExportStatus({
  export: { state, done, total, url, until, bytes },
  action,
  start,
  cancel,
}: {
  export: Export;
  action: Action;
  start: () => void;
  cancel: () => void;
}) {
  if (state === 'packing') {
    const progress = total > 0 ? `Preparing your cards, ${done} of ${total}` : 'Preparing your data';
    return (
      <>
        <b>{progress}</b>
        <TextButton soft disabled={action.isBusy} onClick={cancel}>
          Cancel
        </TextButton>
        <ProgressBar done={done} total={Math.max(total, 1)} label="Export progress" />
        <span className={css.packingNote}>
          You can close this page. We will email you when the export is ready. You can download it for seven days.
        </span>
      </>
    );
  }
  if (state === 'ready' && url !== null)
    return (
      <>
        <div className={css.ready}>
          <ButtonLink leaves to={url} variant="quiet" size="small" download="">
            Download{bytes === null ? '' : `, ${formatSize(bytes)}`}
          </ButtonLink>
          <Button variant="plain" size="small" busy={action.isBusy} onClick={cancel}>
            Delete the export
          </Button>
        </div>
        {until !== null && (
          <span className={css.packingNote}>You can download it until {formatRelativeTime(until)}.</span>
        )}
      </>
    );
  return (
    <>
      <b>The export failed.</b>
      <span className={css.packingNote}>
        This was our fault. <TextButton onClick={start}>Try again</TextButton>
      </span>
    </>
  );
}

/** `340 kB`, `12 MB`. */
function formatSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${Math.round(bytes / 100_000) / 10} MB`;
}
