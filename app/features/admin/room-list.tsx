import { useNavigate } from '@tanstack/react-router';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Empty } from '#app/ui/empty.tsx';
import { Field, TextInput } from '#app/ui/field.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import type { AdminSearch } from './admin-search.ts';
import { Answered } from './answered.tsx';
import css from './room.module.css';
import type { Listed } from './use-list.ts';
import { foundInWords } from './words.ts';

type States<S extends string> = {
  legend: string;
  value: S;
  options: readonly { value: S; label: string }[];
};

/** A room that is a list: what is looked for, which of it, how many there are, the list itself, and more of it. */
export function RoomList<T, S extends string = string>({
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
  /** names the field one looks with; left out, there is none */ label?: string;
  hint?: string;
  states?: States<S>;
  listed: Listed<T>;
  noun: readonly [one: string, many: string];
  /** what an empty room says where nothing was looked for */ empty: { title: string; words: string };
  children: (items: readonly T[]) => ReactNode;
}) {
  const { list, problem, isLoading, more } = listed;
  return (
    <>
      <div className={css.tools}>
        {label !== undefined && <Search key={search.q} label={label} hint={hint} search={search} />}
        {states && <StateChoice states={states} search={search} />}
      </div>
      <Answered answer={{ data: list, problem }}>
        {(found) => (
          <>
            <output className={classNames(css.count, text.note, found.results.length === 0 && text.sr)}>
              {foundInWords(found, noun, search.q !== undefined)}
            </output>
            {found.results.length > 0 ? (
              children(found.results)
            ) : (
              <div className={css.empty}>
                {search.q === undefined ? (
                  <Empty title={empty.title}>{empty.words}</Empty>
                ) : (
                  <Empty title="Nothing like that">
                    {found.isMore
                      ? 'Too much begins like that to look at all of it. Try more letters.'
                      : 'Try fewer letters, or the whole address.'}
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
      </Answered>
    </>
  );
}

/** Goes to the same room with something else in its address. */
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
  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    go({ q: typeof typed === 'string' ? typed.trim() : '' });
  }
  return (
    <search className={css.find}>
      <form className={css.search} action={routes.admin()} onSubmit={look}>
        <Field label={label} hint={hint}>
          <TextInput type="search" name="q" defaultValue={search.q ?? ''} maxLength={200} autoComplete="off" />
        </Field>
        <Button type="submit" variant="quiet" className={css.look}>
          Look
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
