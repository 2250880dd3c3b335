import { useNavigate, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useId, useMemo, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { retryChunk } from '#app/client/chunk-retry.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import text from '#app/ui/text.module.css';
import { readQuery } from '#shared/links/address-query.ts';
import { SEARCH_MAX } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import { groupSuggestions } from './group-suggestions.ts';
import css from './header-search.module.css';
import { useSuggestions } from './use-suggestions.ts';

const loadList = () => retryChunk('suggestions', () => import('./suggestion-list.tsx'));
const SuggestionList = lazy(async () => ({ default: (await loadList()).SuggestionList }));

/** The anchor of the search form: before hydration, the search icon is a plain link to it. */
const FORM_ID = 'search-cards';

/**
 * Card search in the header: a form that works without script, and a combobox with suggestions (ARIA Authoring Practices, editable
 * combobox with list autocomplete). No suggestion is selected until an arrow key selects one: Enter searches for the typed text.
 */
export function HeaderSearch({ path }: { path: string }) {
  const sought = useRouterState({
    // The admin pages use the same query parameter for their own searches.
    select: ({ location: { pathname, search } }) =>
      'q' in search && search.q && !pathname.startsWith(routes.admin()) ? search.q : '',
  });
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  /** null while nothing is being typed: the field shows the current search */
  const [typed, setTyped] = useState<string | null>(null);
  const [isListOpen, setListOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [isRowOpen, setRowOpen] = useState(false);
  const suggestions = useSuggestions(isListOpen ? typed : null);
  const groups = useMemo(() => groupSuggestions(suggestions), [suggestions]);
  const inOrder = groups.flatMap(({ items }) => items.map(({ suggestion }) => suggestion));
  const isOpen = isListOpen && inOrder.length > 0;
  const chosen = isOpen ? inOrder[active] : undefined;

  // The page has changed: clear what was typed on the page before.
  const [page, setPage] = useState(path + sought);
  if (page !== path + sought) {
    setPage(path + sought);
    setTyped(null);
    setListOpen(false);
    setActive(-1);
    setRowOpen(false);
  }
  useEffect(() => {
    if (isRowOpen) field.current?.focus();
  }, [isRowOpen]);
  // The field may have been filled in before hydration: take over what is in it.
  const atFirst = useRef(sought);
  useEffect(() => {
    const here = field.current;
    if (!here || here.value === atFirst.current) return;
    setTyped(here.value);
    setListOpen(here === document.activeElement);
  }, []);

  function goTo(address: string) {
    setListOpen(false);
    setActive(-1);
    setRowOpen(false);
    const { pathname, search } = new URL(address, location.origin);
    // Within the shop the scroll position stays (specification, section 2).
    const isWithin = path.startsWith(routes.cards()) && pathname.startsWith(routes.cards());
    void navigate({ to: pathname, search: readQuery(search), ...(isWithin ? { resetScroll: false } : {}) });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const words = (typed ?? sought).trim();
    if (words === '') field.current?.focus();
    else goTo(routes.search(words));
  }
  function choose(order: number) {
    const suggestion = inOrder[order];
    if (!suggestion) return;
    setTyped(suggestion.kind === 'words' ? suggestion.text : null);
    goTo(suggestion.path);
  }
  function key(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) {
        setTyped(typed ?? sought);
        setListOpen(true);
        return;
      }
      // The field itself is a stop between the last and the first.
      const stops = inOrder.length + 1;
      setActive(((active + 1 + (event.key === 'ArrowDown' ? 1 : stops - 1)) % stops) - 1);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (isOpen) setListOpen(false);
      else if ((typed ?? sought) !== '') setTyped('');
      else setRowOpen(false);
      setActive(-1);
    }
  }

  return (
    <>
      <a
        href={`#${FORM_ID}`}
        className={classNames(css.opener, text.onlyPhone)}
        aria-label="Search cards"
        aria-expanded={isRowOpen}
        onClick={(event) => {
          event.preventDefault();
          setRowOpen(!isRowOpen);
        }}
      >
        <Icon name="search" />
      </a>
      <search id={FORM_ID} className={css.search} data-open={isRowOpen || undefined}>
        <form action={routes.cards()} method="get" onSubmit={submit}>
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
              aria-activedescendant={chosen ? `${id}-${active}` : undefined}
              value={typed ?? sought}
              onFocus={() => void loadList()}
              onBlur={() => setListOpen(false)}
              onChange={(event) => {
                setTyped(event.target.value);
                setListOpen(true);
                setActive(-1);
              }}
              onKeyDown={key}
            />
            {isOpen && (
              <Suspense>
                <SuggestionList id={id} groups={groups} active={active} onPoint={setActive} onChoose={choose} />
              </Suspense>
            )}
          </div>
          <output className={text.sr}>
            {isOpen && (inOrder.length === 1 ? '1 suggestion' : `${inOrder.length} suggestions`)}
          </output>
        </form>
      </search>
    </>
  );
}
