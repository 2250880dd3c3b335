import { useState } from 'react';
import { Field, TextInput } from '#app/ui/field.tsx';
import { placeName } from '../clock/say-time.ts';
import { usePlaces } from '../clock/use-places.ts';
import { findPlaces, type Place } from '../clock/zones.ts';
import css from './place-field.module.css';
import { useCombobox } from './use-combobox.ts';

export type PlaceFieldProps = {
  label: string;
  /** the chosen zone; null where none was chosen, and the sender's own counts */
  timeZone: string | null;
  ownZone: string;
  error?: string | undefined;
  onChoose: (place: { timeZone: string | null; countryId: string | null }) => void;
};

/** A place, found by typing a city or a country. */
export function PlaceField({ label, timeZone, ownZone, error, onChoose }: PlaceFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { places, isAway } = usePlaces(typed !== null);
  const wanted = typed?.trim() ?? '';
  const here: Place = {
    timeZone: '',
    countryId: null,
    name: `Where you are, ${placeName(ownZone)}`,
    country: '',
    search: '',
  };
  const found = typed === null ? [] : wanted === '' ? [here] : findPlaces(places ?? [], wanted);
  const { inputProps, listProps, optionProps } = useCombobox({
    label,
    typed,
    setTyped,
    found,
    onChoose: (place) => onChoose({ timeZone: place.timeZone || null, countryId: place.countryId }),
  });
  const isUnknown = wanted !== '' && places !== null && found.length === 0;
  return (
    <div className={css.place}>
      <Field
        label={label}
        hint={
          isAway && typed !== null
            ? 'We cannot fetch the list of places just now.'
            : isUnknown
              ? 'No city or country by that name here. Try a larger city nearby.'
              : 'So that it comes at the right hour there.'
        }
        error={error}
      >
        <TextInput
          {...inputProps}
          value={typed ?? (timeZone === null ? here.name : placeName(timeZone))}
          placeholder="City or country"
        />
      </Field>
      <ul {...listProps} className={css.list}>
        {found.map((place, order) => (
          <li key={`${place.timeZone} ${place.name}`} {...optionProps(order)} className={css.option}>
            <span>{place.name}</span> <span className={css.country}>{placeSub(place)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The country, and the clock where it goes by another city's name. */
function placeSub({ name, country, timeZone }: Place): string {
  if (timeZone === '' || placeName(timeZone) === name) return country;
  return `${country}, ${placeName(timeZone)} time`;
}
