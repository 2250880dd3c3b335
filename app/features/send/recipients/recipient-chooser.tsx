import { Field, Select } from '#app/ui/form/field.tsx';
import { Segmented } from '#app/ui/form/segmented.tsx';
import css from './recipient-chooser.module.css';

/** What fits side by side on a phone: people, and the characters of their names. More are in a list. */
const SIDE_BY_SIDE = { people: 4, characters: 36 };

/** Chooses one of the people of a card: whose front is shown, or whose email. */
export function RecipientChooser({
  label,
  people,
  value,
  isNarrow = false,
  onChange,
}: {
  /** what is shown of them: `Front for` */ label: string;
  people: readonly { id: string; name: string }[];
  value: string;
  /** it stands below the picture of a card: a list at any width */ isNarrow?: boolean;
  onChange: (id: string) => void;
}) {
  const characters = people.reduce((sum, { name }) => sum + name.length, 0);
  if (isNarrow || people.length > SIDE_BY_SIDE.people || characters > SIDE_BY_SIDE.characters)
    return (
      <Field className={css.list} label={label}>
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
      legend={label}
      showLegend
      options={people.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> }))}
      value={value}
      onChange={onChange}
    />
  );
}
