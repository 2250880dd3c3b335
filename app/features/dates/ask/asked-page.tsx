import { call } from '#app/client/api.ts';
import { requireList } from '#app/client/lists/paged-list.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import { LoadError } from '#app/parts/load-error.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Empty } from '#app/ui/feedback/empty.tsx';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import text from '#app/ui/text.module.css';
import { PAGE_SIZE_MAX } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import { useDateSettings } from '../use-date-settings.ts';
import css from './ask.module.css';
import { AskedRow } from './asked-row.tsx';

/** After asking: who was asked, the links to pass on, and who has answered. */
export function AskedPage() {
  const settings = useDateSettings();
  const { value, set, error, retry } = useLoaded(async () => {
    const list = await call('GET /birthday/requests', { query: { limit: PAGE_SIZE_MAX } });
    return requireList('GET /birthday/requests', list).results;
  });
  return (
    <div className={text.wrap}>
      <PageHeader
        title={
          <>
            Now wait for <em>their answer.</em>
          </>
        }
        lead="When they answer, the birthday goes into your reminders, and we email you."
        back={{ to: routes.reminders(), name: 'Your reminders' }}
        act={
          <ButtonLink variant="quiet" to={routes.birthdayRequest('ask')}>
            Ask someone else
          </ButtonLink>
        }
      />
      <section className={css.asked} aria-label="Who you asked">
        {error !== null ? (
          <LoadError retry={retry} />
        ) : value === null || settings === null ? (
          <SkeletonLine width="40%" />
        ) : value.length === 0 ? (
          <Empty
            title="You have not asked anyone yet"
            action={<ButtonLink to={routes.birthdayRequest('ask')}>Ask a friend</ButtonLink>}
          >
            One message, in your words. They answer without an account.
          </Empty>
        ) : (
          <ul className={css.list}>
            {value.map((request) => (
              <AskedRow
                key={request.requestId}
                request={request}
                order={settings.order}
                onWithdrawn={() => set(value.filter(({ requestId }) => requestId !== request.requestId))}
              />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
