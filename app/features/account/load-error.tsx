import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import css from './load-error.module.css';

/** Shown in place of data that could not be loaded. */
export function LoadError({
  retry,
  what = 'this',
}: {
  retry: () => void;
  /** what could not be loaded */ what?: string;
}) {
  return (
    <div className={css.error}>
      <Notice tone="bad">We could not load {what}. Check your connection and try again.</Notice>
      <Button variant="quiet" size="small" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
