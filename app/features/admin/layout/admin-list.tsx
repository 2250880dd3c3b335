import { useNavigate } from '@tanstack/react-router';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Empty } from '#app/ui/feedback/empty.tsx';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import { Segmented } from '#app/ui/form/segmented.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import type { AdminSearch } from '../admin-search.ts';
import { LoadedContent } from './loaded-content.tsx';
import css from '../admin-page.module.css';
import type { ListState } from '../use-list.ts';
import { formatFound } from '../format.ts';

type States<S extends string> = {
  legend: string;
  value: S;
  options: readonly { value: S; label: string }[];
};

/** A section with a list: search field, state filter, number of results, the list, and a button for more. */
export function AdminList<T, S extends string = string>({
  search,
  label,
  hint,
  states,
  listed,
  noun,
  empty,
  children,
}: {
  search: AdminSearch;
  /** the label of the search field; without it there is none */ label?: string;
  hint?: string;
  states?: States<S>;
  listed: ListState<T>;
  noun: readonly [one: string, many: string];
  /** shown where nothing was searched for and the list is empty */ empty: { title: string; text: string };
  children: (items: readonly T[]) => ReactNode;
}) {
  const { list, error, isLoading, more, retry } = listed;
  return (
    <>
      <div className={css.tools}>
        {label !== undefined && <Search key={search.q} label={label} hint={hint} search={search} />}
        {states && <StateChoice states={states} search={search} />}
      </div>
      <LoadedContent data={{ value: list, error, retry }}>
        {(found) => (
          <>
            <output className={classNames(css.count, text.note, found.results.length === 0 && text.sr)}>
              {formatFound(found, noun, search.q !== undefined)}
            </output>
            {found.results.length > 0 ? (
              children(found.results)
            ) : (
              <div className={css.empty}>
                {search.q === undefined ? (
                  <Empty title={empty.title}>{empty.text}</Empty>
                ) : (
                  <Empty title="Nothing found">
                    {found.isMore
                      ? 'There are too many matches to search them all. Type more letters.'
                      : 'Type fewer letters, or the whole address.'}
                  </Empty>
                )}
              </div>
            )}
            {more && (
              <div className={css.more}>
                <Button variant="quiet" busy={isLoading} onClick={more}>
                  Show more
                </Button>
              </div>
            )}
          </>
        )}
      </LoadedContent>
    </>
  );
}

/** Navigates within the section with a changed query. */
function useSearch() {
  const navigate = useNavigate();
  return (change: AdminSearch) =>
    void navigate({
      to: '.',
      search: (before: AdminSearch) => {
        const next = { ...before, ...change };
        return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '' && value !== undefined));
      },
      resetScroll: false,
    } as never);
}

function Search({ label, hint, search }: { label: string; hint: string | undefined; search: AdminSearch }) {
  const go = useSearch();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    go({ q: typeof typed === 'string' ? typed.trim() : '' });
  }
  return (
    <search className={css.find}>
      <form className={css.search} action={routes.admin()} onSubmit={submit}>
        <Field label={label} hint={hint}>
          <TextInput type="search" name="q" defaultValue={search.q ?? ''} maxLength={200} autoComplete="off" />
        </Field>
        <Button type="submit" variant="quiet" className={css.look}>
          Search
        </Button>
      </form>
    </search>
  );
}

function StateChoice<S extends string>({ states }: { states: States<S>; search: AdminSearch }) {
  const go = useSearch();
  return (
    <div className={css.choice}>
      <Segmented
        legend={states.legend}
        options={states.options}
        value={states.value}
        onChange={(state) => go({ state })}
      />
    </div>
  );
}
