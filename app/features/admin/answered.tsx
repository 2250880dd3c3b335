import type { ReactNode } from 'react';
import { Notice } from '#app/ui/notice.tsx';
import { SkeletonLine } from '#app/ui/skeleton.tsx';
import css from './room.module.css';

/** What stands where an answer is to come: its shape, what went wrong, or the answer. */
export function Answered<T>({
  answer: { data, problem },
  children,
}: {
  answer: { data: T | null; problem: string | null };
  children: (data: T) => ReactNode;
}) {
  return (
    <>
      {problem !== null && (
        <div className={css.waiting}>
          <Notice tone="bad">{problem}</Notice>
        </div>
      )}
      {data !== null && children(data)}
      {data === null && problem === null && (
        <div className={css.waiting} aria-hidden="true">
          {['62%', '48%', '70%', '40%'].map((width) => (
            <SkeletonLine key={width} width={width} />
          ))}
        </div>
      )}
    </>
  );
}
