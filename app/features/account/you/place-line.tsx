import { loadCountries } from '#app/client/countries.ts';
import { Field, Select } from '#app/ui/field.tsx';
import { useAccount } from '../account-context.tsx';
import { useRowWords } from '../kept-row.ts';
import { EditLine, LineForm } from '../open-line.tsx';
import { sayPlace } from '#shared/spoken.ts';
import { useActing } from '../use-acting.ts';
import { useLoaded } from '../use-loaded.ts';
import { useZoneGroups } from '../use-zone-groups.ts';
import { ZoneOptions } from '../zone-options.tsx';

/** Where the member is: the country, and the clock that goes there. */
export function PlaceLine() {
  const { countryId, timeZone } = useAccount().account;
  return (
    <EditLine
      id="place"
      name="Place"
      value={[countryId === null ? null : nameOf(countryId), `${sayPlace(timeZone)} time`].filter(Boolean).join(', ')}
      note="For the holidays of your country, and the hour we write"
    >
      {(close) => <PlaceForm close={close} />}
    </EditLine>
  );
}

function nameOf(countryId: string): string {
  return new Intl.DisplayNames(['en-GB'], { type: 'region' }).of(countryId) ?? countryId;
}

function PlaceForm({ close }: { close: () => void }) {
  const { account, save } = useAccount();
  const acting = useActing();
  const [{ countryId, timeZone }, type] = useRowWords('place', {
    countryId: account.countryId,
    timeZone: account.timeZone,
  });
  const groups = useZoneGroups(timeZone, countryId);
  const { value: countries } = useLoaded(loadCountries);
  // The chosen country stands there before the list of all of them does.
  const listed = countries ?? (countryId === null ? [] : [{ countryId, name: nameOf(countryId) }]);
  async function keep() {
    if (await acting.act(() => save({ countryId, timeZone }, `We write by the clock of ${sayPlace(timeZone)}.`)))
      close();
  }
  return (
    <LineForm
      save="Save the place"
      onSave={() => void keep()}
      onClose={close}
      acting={acting}
      fields={['countryId', 'timeZone']}
    >
      <Field label="Country" error={acting.at('countryId')}>
        <Select
          value={countryId ?? ''}
          autoComplete="country"
          onChange={({ target }) => type({ countryId: target.value === '' ? null : target.value })}
        >
          <option value="">Not said</option>
          {listed.map((country) => (
            <option key={country.countryId} value={country.countryId}>
              {country.name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Time zone" error={acting.at('timeZone')}>
        <Select value={timeZone} onChange={({ target }) => type({ timeZone: target.value })}>
          <ZoneOptions groups={groups} />
        </Select>
      </Field>
    </LineForm>
  );
}
