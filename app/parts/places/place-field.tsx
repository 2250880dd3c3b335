import { useState } from 'react';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import { formatTimeZone } from './format-time.ts';
import { usePlaces } from './use-places.ts';
import { findPlaces, type Place } from './places.ts';
import css from './place-field.module.css';
import { useCombobox } from './use-combobox.ts';

export type PlaceFieldProps = {
  label: string;
  /** the chosen time zone; null where nobody has said */
  timeZone: string | null;
  ownTimeZone: string;
  /** the name by which the field is focused (`data-field`) */
  field: string;
  hint?: string | undefined;
  error?: string | undefined;
  onChoose: (place: { timeZone: string | null; countryId: string | null }) => void;
};

/** Chooses a place by typing a city or a country. */
export function PlaceField({ label, timeZone, ownTimeZone, field, hint, error, onChoose }: PlaceFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Place | null>(null);
  const { value: places, error: failure, retry } = usePlaces();
  const query = typed?.trim() ?? '';
  const ownPlace: Place = {
    timeZone: ownTimeZone,
    countryId: null,
    name: `Same as yours, ${formatTimeZone(ownTimeZone)}`,
    country: '',
    search: '',
  };
  const found = typed === null ? [] : query === '' ? [ownPlace] : findPlaces(places ?? [], query);
  const { inputProps, listProps, optionProps } = useCombobox({
    label,
    typed,
    setTyped: (next) => {
      setTyped(next);
      if (failure) retry();
    },
    found,
    onChoose: (place) => {
      setChosen(place);
      onChoose({ timeZone: place.timeZone, countryId: place.countryId });
    },
  });
  const isUnknown = query !== '' && places !== null && found.length === 0;
  const problem =
    failure && typed !== null
      ? 'The list of places could not be loaded.'
      : isUnknown
        ? 'No city or country found. Try a larger city nearby.'
        : undefined;
  const shown = chosen?.country && chosen.timeZone === timeZone ? chosen.name : timeZone && formatTimeZone(timeZone);
  return (
    <div className={css.place}>
      <Field label={label} hint={problem ?? hint} error={error && (problem ?? error)}>
        <TextInput {...inputProps} data-field={field} value={typed ?? shown ?? ''} placeholder="City or country" />
      </Field>
      <ul {...listProps} className={css.list}>
        {found.map((place, order) => (
          <li key={`${place.timeZone} ${place.name}`} {...optionProps(order)} className={css.option}>
            <span>{place.name}</span>{' '}
            {place !== ownPlace && <span className={css.country}>{formatPlaceDetails(place)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The country, and the time zone where it has another city's name. */
function formatPlaceDetails({ name, country, timeZone }: Place): string {
  if (formatTimeZone(timeZone) === name) return country;
  return `${country}, ${formatTimeZone(timeZone)} time`;
}
