import type { ReactNode } from 'react';
import type { ApiError } from '#app/client/api.ts';
import { formatError } from '#app/client/form-errors.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import css from '../admin-page.module.css';

/** A skeleton while data is loading, then the data or the error. */
export function LoadedContent<T>({
  data: { value, error, retry },
  children,
}: {
  data: { value: T | null; error: ApiError | string | null; /** loads it again */ retry: () => void };
  children: (value: T) => ReactNode;
}) {
  return (
    <>
      {error !== null && (
        <div className={css.waiting}>
          <Notice tone="bad">{typeof error === 'string' ? error : formatError(error)}</Notice>
          <Button variant="quiet" size="small" className={css.again} onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      {value !== null && children(value)}
      {value === null && error === null && (
        <div className={css.waiting} aria-hidden="true">
          {['62%', '48%', '70%', '40%'].map((width) => (
            <SkeletonLine key={width} width={width} />
          ))}
        </div>
      )}
    </>
  );
}
