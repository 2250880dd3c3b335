import { useNavigate, useRouterState } from '@tanstack/react-router';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useMemo, useState } from 'react';
import { parseQuery } from '#shared/links/address-query.ts';
import { routes } from '#shared/routes.ts';
import { groupSuggestions } from './group-suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';

/**
 * The state of the search in the header, and its handlers for keys and clicks.
 * @param path of the page. @param field the search input
 */
export function useSearchCombobox(path: string, field: RefObject<HTMLInputElement | null>) {
  const queryInUrl = useRouterState({
    // The admin pages use the same query parameter for their own searches.
    select: ({ location: { pathname, search } }) =>
      'q' in search && search.q && !pathname.startsWith(routes.admin()) ? search.q : '',
  });
  const navigate = useNavigate();
  const state = useSearchState(path + queryInUrl);
  const { typed, setTyped, setListOpen, active, setActive, isRowOpen, setRowOpen, close } = state;
  const value = typed ?? queryInUrl;
  useEffect(() => {
    if (isRowOpen) field.current?.focus();
  }, [field, isRowOpen]);
  const suggestions = useSuggestions(state.isListOpen ? typed : null);
  const groups = useMemo(() => groupSuggestions(suggestions), [suggestions]);
  const inOrder = groups.flatMap(({ items }) => items.map(({ suggestion }) => suggestion));
  const isOpen = state.isListOpen && inOrder.length > 0;

  function goTo(address: string) {
    close();
    const { pathname, search } = new URL(address, location.origin);
    // Within the shop the scroll position stays (specification, section 2).
    const isWithin = path.startsWith(routes.cards()) && pathname.startsWith(routes.cards());
    void navigate({ to: pathname, search: parseQuery(search), ...(isWithin ? { resetScroll: false } : {}) });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const words = value.trim();
    if (words === '') field.current?.focus();
    else goTo(routes.search(words));
  }
  function choose(order: number) {
    const suggestion = inOrder[order];
    if (!suggestion) return;
    setTyped(suggestion.kind === 'words' ? suggestion.text : null);
    goTo(suggestion.path);
  }
  function type(text: string) {
    setTyped(text);
    setListOpen(true);
    setActive(-1);
  }
  function pressArrow(step: 1 | -1) {
    if (isOpen) {
      setActive(nextActive(active, step, inOrder.length));
      return;
    }
    setTyped(value);
    setListOpen(true);
  }
  function pressEscape() {
    if (isOpen) setListOpen(false);
    else if (value !== '') setTyped('');
    else setRowOpen(false);
    setActive(-1);
  }
  function pressKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const isChosen = isOpen && inOrder[active] !== undefined;
    if (event.key === 'ArrowDown') pressArrow(1);
    else if (event.key === 'ArrowUp') pressArrow(-1);
    else if (event.key === 'Enter' && isChosen) choose(active);
    else if (event.key === 'Escape') pressEscape();
    else return;
    event.preventDefault();
  }
  return {
    value,
    groups,
    /** the number of suggestions */ count: inOrder.length,
    isOpen,
    /** the index of the selected suggestion, or -1 */ active,
    isRowOpen,
    toggleRow: () => setRowOpen(!isRowOpen),
    point: setActive,
    submit,
    choose,
    type,
    pressKey,
    leave: () => setListOpen(false),
  };
}

/** The typed text and what is open. On another page both are reset. */
function useSearchState(page: string) {
  /** null while nothing is being typed: the field shows the current search */
  const [typed, setTyped] = useState<string | null>(null);
  const [isListOpen, setListOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [isRowOpen, setRowOpen] = useState(false);
  function close() {
    setListOpen(false);
    setActive(-1);
    setRowOpen(false);
  }
  const [seen, setSeen] = useState(page);
  if (seen !== page) {
    setSeen(page);
    setTyped(null);
    close();
  }
  return { typed, setTyped, isListOpen, setListOpen, active, setActive, isRowOpen, setRowOpen, close };
}

/** The index after an arrow key. The field itself (-1) is between the last suggestion and the first. */
function nextActive(active: number, step: 1 | -1, count: number): number {
  const stops = count + 1;
  return ((active + 1 + step + stops) % stops) - 1;
}
