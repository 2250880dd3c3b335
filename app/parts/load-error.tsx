import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import css from './load-error.module.css';

/** Shown in place of data that could not be loaded, with a button to try again. */
export function LoadError({
  retry,
  isBusy = false,
  what,
  reason,
}: {
  retry: () => void;
  /** a retry is running */ isBusy?: boolean;
  /** what could not be loaded; left out for a list (specification, section 8) */ what?: string;
  /** why it could not, if the server said so */ reason?: string | undefined;
}) {
  return (
    <div className={css.error}>
      <Notice tone="bad">
        {what === undefined ? 'There was a problem retrieving your data.' : `We could not load ${what}.`}{' '}
        {reason ?? 'Check your connection and try again.'}
      </Notice>
      <Button variant="quiet" size="small" busy={isBusy} onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
