import { countryName, loadCountries } from '#app/client/countries.ts';
import { Field, Select } from '#app/ui/form/field.tsx';
import { useAccount } from '../account-context.tsx';
import { useRowInput } from '#app/parts/editable-row/saved-input.ts';
import { EditableRow, RowForm } from '#app/parts/editable-row/editable-row.tsx';
import { formatPlace } from '#shared/text/format.ts';
import { useAction } from '#app/client/use-action.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import { useTimeZoneGroups } from '../time-zones/use-time-zone-groups.ts';
import { TimeZoneOptions } from '../time-zones/time-zone-options.tsx';

/** The country and the time zone of the member. */
export function LocationRow() {
  const { countryId, timeZone } = useAccount().account;
  return (
    <EditableRow
      id="place"
      name="Location"
      value={[countryId === null ? null : countryName(countryId), `${formatPlace(timeZone)} time`]
        .filter(Boolean)
        .join(', ')}
      note="The clock for the cards you schedule"
    >
      {(close) => <LocationForm close={close} />}
    </EditableRow>
  );
}

function LocationForm({ close }: { close: () => void }) {
  const { account, save } = useAccount();
  const action = useAction(['countryId', 'timeZone']);
  const [{ countryId, timeZone }, setInput] = useRowInput('place', {
    countryId: account.countryId,
    timeZone: account.timeZone,
  });
  const groups = useTimeZoneGroups(timeZone, countryId);
  const { value: countries } = useLoaded(loadCountries);
  // The chosen country is shown before the list is loaded.
  const listed = countries ?? (countryId === null ? [] : [{ countryId, name: countryName(countryId) }]);
  async function submit() {
    if (await action.run(() => save({ countryId, timeZone }, `Your time zone is ${formatPlace(timeZone)}.`))) close();
  }
  return (
    <RowForm save="Save the location" onSave={() => void submit()} onClose={close} action={action}>
      <Field label="Country" error={action.errorAt('countryId')}>
        <Select
          value={countryId ?? ''}
          autoComplete="country"
          onChange={({ target }) => setInput({ countryId: target.value === '' ? null : target.value })}
        >
          <option value="">Not given</option>
          {listed.map((country) => (
            <option key={country.countryId} value={country.countryId}>
              {country.name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Time zone" error={action.errorAt('timeZone')}>
        <Select value={timeZone} onChange={({ target }) => setInput({ timeZone: target.value })}>
          <TimeZoneOptions groups={groups} />
        </Select>
      </Field>
    </RowForm>
  );
}
