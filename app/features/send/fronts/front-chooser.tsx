import { Field, Select } from '#app/ui/form/field.tsx';
import { Segmented } from '#app/ui/form/segmented.tsx';
import css from './front-chooser.module.css';

/** People who fit side by side on a phone; more are in a list. */
const SEGMENTS_MAX = 4;

/** Chooses whose front is shown, where each person has a name of their own on it. */
export function FrontChooser({
  people,
  value,
  onChange,
}: {
  people: readonly { id: string; name: string }[];
  value: string;
  onChange: (id: string) => void;
}) {
  if (people.length > SEGMENTS_MAX)
    return (
      <Field className={css.list} label="Front for">
        <Select small value={value} onChange={(event) => onChange(event.target.value)}>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    );
  return (
    <Segmented
      legend="Front for"
      showLegend
      options={people.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> }))}
      value={value}
      onChange={onChange}
    />
  );
}
