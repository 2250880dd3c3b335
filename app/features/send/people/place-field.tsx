import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Field, TextInput } from '#app/ui/field.tsx';
import { placeName } from '../clock/say-time.ts';
import { usePlaces } from '../clock/use-places.ts';
import { findPlaces, type Place } from '../clock/zones.ts';
import css from './place-field.module.css';

export type PlaceFieldProps = {
  label: string;
  /** the chosen zone; null where none was chosen, and the sender's own counts */
  timeZone: string | null;
  ownZone: string;
  error?: string | undefined;
  onChoose: (place: { timeZone: string | null; countryId: string | null }) => void;
};

/** A place, found by typing a city or a country: a text field with a list (ARIA combobox), worked by keyboard or pointer. */
export function PlaceField({ label, timeZone, ownZone, error, onChoose }: PlaceFieldProps) {
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const { places, isAway } = usePlaces(typed !== null);
  const isOpen = typed !== null;
  const here: Place = { timeZone: '', countryId: null, name: `Where you are, ${placeName(ownZone)}`, country: '', search: '' };
  const found = isOpen ? (typed.trim() === '' ? [here] : findPlaces(places ?? [], typed)) : [];
  const shown = timeZone === null ? here.name : placeName(timeZone);
  const isUnknown = isOpen && typed.trim() !== '' && places !== null && found.length === 0;

  function choose(place: Place | undefined) {
    if (!place) return;
    onChoose({ timeZone: place.timeZone || null, countryId: place.countryId });
    setTyped(null);
  }
  function key(event: KeyboardEvent) {
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
  return (
    <div className={css.place}>
      <Field
        label={label}
        hint={isAway && isOpen ? 'We cannot fetch the list of places just now.' : isUnknown ? 'No city or country by that name here. Try a larger city nearby.' : 'So that it comes at the right hour there.'}
        error={error}
      >
        <TextInput
          ref={input}
          role="combobox"
          aria-expanded={isOpen && found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && found[active] ? `${listId}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          value={typed ?? shown}
          placeholder="City or country"
          onFocus={(event) => event.target.select()}
          onClick={() => isOpen || setTyped('')}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={key}
          onBlur={() => setTyped(null)}
        />
      </Field>
      <ul id={listId} role="listbox" aria-label={label} className={css.list} hidden={!isOpen || found.length === 0}>
        {found.map((place, order) => (
          <li
            key={place.timeZone}
            id={`${listId}-${order}`}
            role="option"
            aria-selected={order === active}
            className={css.option}
            // Before the field loses the focus, so that the list is still there.
            onPointerDown={(event) => {
              event.preventDefault();
              choose(place);
            }}
            onPointerEnter={() => setActive(order)}
          >
            <span>{place.name}</span> <span className={css.country}>{place.country}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
