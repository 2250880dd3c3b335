import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import css from './away.module.css';

/** In place of what could not be fetched. */
export function Away({ again, what = 'this' }: { again: () => void; /** in the sentence */ what?: string }) {
  return (
    <div className={css.away}>
      <Notice tone="bad">We could not fetch {what}. It may be the network, or it may be us.</Notice>
      <Button variant="quiet" size="small" onClick={again}>
        Try again
      </Button>
    </div>
  );
}
