import type { ReactNode } from 'react';
import { useLoaded } from '#app/client/use-loaded.ts';
import { LoadError } from '#app/parts/load-error.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Empty } from '#app/ui/feedback/empty.tsx';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './year.module.css';

/** The page of a link in a mail about one date: what was loaded, or under the title that it loads, failed, or is not there. */
export function MailLinkPage<T>({
  title,
  load,
  children,
}: {
  title: string;
  load: () => Promise<T>;
  children: (value: T) => ReactNode;
}) {
  const { value, error, retry } = useLoaded(load);
  return (
    <div className={text.wrap}>
      {value !== null ? (
        children(value)
      ) : (
        <>
          <PageHeader title={title} />
          <div className={css.below}>
            {error === null ? (
              <SkeletonLine width="40%" />
            ) : error.status >= 500 ? (
              <LoadError retry={retry} />
            ) : (
              <Empty
                title="We could not find this date"
                action={<ButtonLink to={routes.reminders()}>Your reminders</ButtonLink>}
              >
                It was removed, or the link no longer works.
              </Empty>
            )}
          </div>
        </>
      )}
    </div>
  );
}
