import { useState } from 'react';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import { formatTimeZone } from '../schedule/format-time.ts';
import { usePlaces } from './use-places.ts';
import { findPlaces, type Place } from './places.ts';
import css from './place-field.module.css';
import { useCombobox } from './use-combobox.ts';

export type PlaceFieldProps = {
  label: string;
  /** the chosen time zone; null for the sender's own */
  timeZone: string | null;
  ownTimeZone: string;
  error?: string | undefined;
  onChoose: (place: { timeZone: string | null; countryId: string | null }) => void;
};

/** Chooses a place by typing a city or a country. */
export function PlaceField({ label, timeZone, ownTimeZone, error, onChoose }: PlaceFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { places, isUnavailable } = usePlaces(typed !== null);
  const query = typed?.trim() ?? '';
  const ownPlace: Place = {
    timeZone: '',
    countryId: null,
    name: `Same as yours, ${formatTimeZone(ownTimeZone)}`,
    country: '',
    search: '',
  };
  const found = typed === null ? [] : query === '' ? [ownPlace] : findPlaces(places ?? [], query);
  const { inputProps, listProps, optionProps } = useCombobox({
    label,
    typed,
    setTyped,
    found,
    onChoose: (place) => onChoose({ timeZone: place.timeZone || null, countryId: place.countryId }),
  });
  const isUnknown = query !== '' && places !== null && found.length === 0;
  return (
    <div className={css.place}>
      <Field
        label={label}
        hint={
          isUnavailable && typed !== null
            ? 'The list of places could not be loaded.'
            : isUnknown
              ? 'No city or country found. Try a larger city nearby.'
              : 'We use their time zone for the delivery time.'
        }
        error={error}
      >
        <TextInput
          {...inputProps}
          value={typed ?? (timeZone === null ? ownPlace.name : formatTimeZone(timeZone))}
          placeholder="City or country"
        />
      </Field>
      <ul {...listProps} className={css.list}>
        {found.map((place, order) => (
          <li key={`${place.timeZone} ${place.name}`} {...optionProps(order)} className={css.option}>
            <span>{place.name}</span> <span className={css.country}>{formatPlaceDetails(place)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The country, and the time zone where it has another city's name. */
function formatPlaceDetails({ name, country, timeZone }: Place): string {
  if (timeZone === '' || formatTimeZone(timeZone) === name) return country;
  return `${country}, ${formatTimeZone(timeZone)} time`;
}
