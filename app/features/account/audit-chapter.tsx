import { call } from '#app/client/api.ts';
import { foldLines } from '#app/client/fold-lines.ts';
import { appendPage, hasNextPage, listOrNone } from '#app/client/paged-list.ts';
import { Button } from '#app/ui/button.tsx';
import { Chapter } from '#app/ui/chapter.tsx';
import { Line, Lines } from '#app/ui/lines.tsx';
import text from '#app/ui/text.module.css';
import type { AuditLine } from '#contract/admin.ts';
import css from './account-page.module.css';
import { sayAct } from './say-act.ts';
import { capital, counted, sayMoment } from '#shared/spoken.ts';
import { useActing } from './use-acting.ts';
import { useLoaded } from './use-loaded.ts';

async function load(offset = 0) {
  return listOrNone<AuditLine>('GET /account/audit', await call('GET /account/audit', { query: { offset } }));
}

/** What administrators looked at and did here, in their own lines. There only where there is any of it. */
export function AuditChapter() {
  const { value: list, set } = useLoaded(load);
  const acting = useActing();
  if (list === null || list.results.length === 0) return null;
  async function more(have: NonNullable<typeof list>) {
    await acting.act(async () => set(appendPage(have, await load(have.results.length), (line) => line.auditId)));
  }
  return (
    <Chapter title="Who looked" id="looked">
      <p className={css.intro}>
        People of ours who helped, and what they opened. They never see the words inside your cards without asking you.
      </p>
      <Lines aria-label="What administrators looked at">
        {foldLines(list.results).map(({ line, many }) => (
          <Line
            key={line.auditId}
            name={sayAct(line)}
            note={[
              capital(sayMoment(line.at)) +
                (many > 1 ? `, and ${many === 2 ? 'once' : counted(many - 1, 'time')} before` : ''),
              line.reason,
            ]
              .filter(Boolean)
              .join('. ')}
          />
        ))}
      </Lines>
      {hasNextPage(list) && (
        <div className={css.below}>
          <Button variant="quiet" size="small" busy={acting.isBusy} onClick={() => void more(list)}>
            Show more
          </Button>
        </div>
      )}
      {acting.besides() && <p className={text.note}>{acting.besides()}</p>}
    </Chapter>
  );
}
