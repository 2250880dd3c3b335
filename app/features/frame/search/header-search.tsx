import { lazy, Suspense, useId, useRef } from 'react';
import { retryChunk } from '#app/client/release/chunk-retry.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import text from '#app/ui/text.module.css';
import { SEARCH_MAX } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import css from './header-search.module.css';
import { useSearchCombobox } from './use-search-combobox.ts';

const loadList = () => retryChunk('suggestions', () => import('./suggestion-list.tsx'));
const SuggestionList = lazy(async () => ({ default: (await loadList()).SuggestionList }));

/** The anchor of the search form: before hydration, the search icon is a plain link to it. */
const FORM_ID = 'search-cards';

/**
 * Card search in the header: a form that works without script, and a combobox with suggestions (ARIA Authoring Practices, editable
 * combobox with list autocomplete). No suggestion is selected until an arrow key selects one: Enter searches for the typed text.
 */
export function HeaderSearch({ path }: { path: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const search = useSearchCombobox(path, field);
  const { groups, count, isOpen, active, isRowOpen } = search;
  const hasChosen = isOpen && active >= 0 && active < count;
  return (
    <>
      <a
        href={`#${FORM_ID}`}
        className={classNames(css.opener, text.onlyPhone)}
        aria-label="Search cards"
        aria-expanded={isRowOpen}
        onClick={(event) => {
          event.preventDefault();
          search.toggleRow();
        }}
      >
        <Icon name="search" />
      </a>
      <search id={FORM_ID} className={css.search} data-open={isRowOpen || undefined}>
        <form action={routes.cards()} method="get" onSubmit={search.submit}>
          <div className={css.field}>
            <Icon name="search" />
            <input
              ref={field}
              type="text"
              name="q"
              enterKeyHint="search"
              maxLength={SEARCH_MAX}
              placeholder="Search cards"
              aria-label="Search cards"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              aria-activedescendant={hasChosen ? `${id}-${active}` : undefined}
              value={search.value}
              onFocus={() => void loadList()}
              onBlur={search.leave}
              onChange={(event) => search.type(event.target.value)}
              onKeyDown={search.pressKey}
            />
            {isOpen && (
              <Suspense>
                <SuggestionList
                  id={id}
                  groups={groups}
                  active={active}
                  onPoint={search.point}
                  onChoose={search.choose}
                />
              </Suspense>
            )}
          </div>
          <output className={text.sr}>{isOpen && (count === 1 ? '1 suggestion' : `${count} suggestions`)}</output>
        </form>
      </search>
    </>
  );
}
