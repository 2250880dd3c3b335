import { call } from '#app/client/api.ts';
import { useAction } from '#app/client/use-action.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ListRow, RowList } from '#app/ui/list/row-list.tsx';
import { useToast } from '#app/ui/overlay/toast-store.ts';
import { formatDate } from '#shared/text/format.ts';
import { announceCalendarChange } from '../entries/calendar-changes.ts';
import { formatCount } from './format-row.ts';
import css from './import-page.module.css';

/** The files that were imported before, each to be undone. Nothing while they load, or where there are none. */
export function EarlierImports() {
  const { value, set } = useLoaded(async () => (await call('GET /imports')).results);
  const { run, running, generalError } = useAction();
  const toast = useToast();
  const imports = (value ?? []).filter(({ isUndone, people }) => !isUndone && people > 0);
  async function undo(importId: string) {
    const isUndone = await run(
      async () => {
        const { import: undone } = await call('DELETE /imports/{importId}', { params: { importId } });
        set((all) => all && all.map((one) => (one.importId === importId ? undone : one)));
      },
      { name: importId },
    );
    if (!isUndone) return;
    announceCalendarChange();
    toast('The import is undone. Whoever you changed since is still there.');
  }
  if (imports.length === 0) return null;
  return (
    <section className={css.earlier} aria-labelledby="import-earlier">
      <h2 id="import-earlier">Imported before</h2>
      {generalError !== undefined && <Notice tone="bad">{generalError}</Notice>}
      <RowList>
        {imports.map(({ importId, name, createdAt, people }) => (
          <ListRow
            key={importId}
            name={<bdi>{name === '' ? 'A file' : name}</bdi>}
            note={`${formatDate(createdAt)}, ${formatCount(people)}`}
            end={
              <Button
                size="small"
                variant="quiet"
                busy={running === importId}
                aria-label={`Undo the import of ${name}`}
                onClick={() => void undo(importId)}
              >
                Undo
              </Button>
            }
          />
        ))}
      </RowList>
    </section>
  );
}
