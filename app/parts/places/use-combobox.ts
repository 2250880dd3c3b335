import {
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type HTMLAttributes,
  type InputHTMLAttributes,
  type KeyboardEvent,
} from 'react';

export type ComboboxOptions<T> = {
  label: string;
  /** the search text while the list is open; null while the chosen value is shown */ typed: string | null;
  setTyped: (typed: string | null) => void;
  found: readonly T[];
  onChoose: (option: T) => void;
};
export type Combobox = {
  inputProps: InputHTMLAttributes<HTMLInputElement>;
  listProps: HTMLAttributes<HTMLElement>;
  optionProps: (order: number) => HTMLAttributes<HTMLElement>;
};

/**
 * A text field with a list of matches (ARIA Authoring Practices, editable combobox: list autocomplete with automatic selection): arrows move
 * in the list, Enter or leaving the field chooses, Escape restores the chosen value. Text that matches nothing stays in the field.
 */
export function useCombobox<T>({ label, typed, setTyped, found, onChoose }: ComboboxOptions<T>): Combobox {
  const listId = useId();
  const [active, setActive] = useState(0);
  const [isFocused, setFocused] = useState(false);
  const isOpen = typed !== null && isFocused;

  function choose(option: T | undefined) {
    if (option === undefined) return;
    onChoose(option);
    setTyped(null);
  }
  // Leaving the field chooses; where the matches are still loading, they do so when they have come.
  const match = isFocused || !typed?.trim() ? undefined : found[active];
  const chooseMatch = useEffectEvent(choose);
  useEffect(() => chooseMatch(match), [match]);

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) setTyped('');
      else setActive((active + (event.key === 'ArrowDown' ? 1 : found.length - 1)) % Math.max(1, found.length));
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      choose(found[active]);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setTyped(null);
    }
  }
  return {
    inputProps: {
      role: 'combobox',
      'aria-expanded': isOpen && found.length > 0,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isOpen && found[active] !== undefined ? `${listId}-${active}` : undefined,
      autoComplete: 'off',
      spellCheck: false,
      onFocus: (event) => {
        setFocused(true);
        event.target.select();
      },
      onClick: () => {
        if (!isOpen) setTyped('');
      },
      onChange: (event) => {
        setTyped(event.target.value);
        setActive(0);
      },
      onKeyDown: handleKey,
      onBlur: () => {
        setFocused(false);
        if (!typed?.trim()) setTyped(null);
      },
    },
    listProps: { id: listId, role: 'listbox', 'aria-label': label, hidden: !isOpen || found.length === 0 },
    optionProps: (order) => ({
      id: `${listId}-${order}`,
      role: 'option',
      'aria-selected': order === active,
      // On pointer down: the field has not lost focus yet, so the list is still open.
      onPointerDown: (event) => {
        event.preventDefault();
        choose(found[order]);
      },
      onPointerEnter: () => setActive(order),
    }),
  };
}
