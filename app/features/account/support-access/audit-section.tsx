import { call } from '#app/client/api.ts';
import { groupAuditLines } from '#app/client/group-audit-lines.ts';
import { appendPage, hasNextPage, listOrEmpty } from '#app/client/lists/paged-list.ts';
import { Button } from '#app/ui/button/button.tsx';
import { PageSection } from '#app/ui/layout/page-section.tsx';
import { ListRow, RowList } from '#app/ui/list/row-list.tsx';
import text from '#app/ui/text.module.css';
import type { AuditLine } from '#contract/admin/audit.ts';
import css from '../account-page.module.css';
import { formatAuditAction } from './audit-format.ts';
import { capitalize, formatQuantity, formatRelativeTime } from '#shared/text/format.ts';
import { useAction } from '#app/client/use-action.ts';
import { useLoaded } from '#app/client/use-loaded.ts';

async function load(offset = 0) {
  return listOrEmpty<AuditLine>('GET /account/audit', await call('GET /account/audit', { query: { offset } }));
}

/** What administrators viewed and changed in this account. Not rendered where there is nothing. */
export function AuditSection() {
  const { value: list, set } = useLoaded(load);
  const action = useAction();
  if (list === null || list.results.length === 0) return null;
  async function more(have: NonNullable<typeof list>) {
    await action.run(async () => set(appendPage(have, await load(have.results.length), (line) => line.auditId)));
  }
  return (
    <PageSection title="Support access" id="looked">
      <p className={css.intro}>
        What our support team opened and changed in your account. They cannot read your messages without your
        permission.
      </p>
      <RowList aria-label="What our support team did">
        {groupAuditLines(list.results).map(({ line, many }) => (
          <ListRow
            key={line.auditId}
            name={formatAuditAction(line)}
            note={[
              capitalize(formatRelativeTime(line.at)) +
                (many > 1 ? `, and ${many === 2 ? 'once' : formatQuantity(many - 1, 'time')} before that` : ''),
              line.reason,
            ]
              .filter(Boolean)
              .join('. ')}
          />
        ))}
      </RowList>
      {hasNextPage(list) && (
        <div className={css.below}>
          <Button variant="quiet" size="small" busy={action.isBusy} onClick={() => void more(list)}>
            Show more
          </Button>
        </div>
      )}
      {action.generalError && <p className={text.note}>{action.generalError}</p>}
    </PageSection>
  );
}
