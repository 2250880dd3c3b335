import { useId } from 'react';
import css from './swatches.module.css';
import type { WithForcedState } from '#app/ui/forced-state.ts';

export type Swatch = {
  id: string;
  name: string;
  /** the background, then two inks */ colours: readonly [string, string, string];
};
export type SwatchesProps = WithForcedState & {
  legend: string;
  options: readonly Swatch[];
  value: string;
  /** the name of the field in a form */ name?: string;
  onChange: (id: string) => void;
  /** the pointer is over an option, or it has the focus: time to load its picture */
  onConsider?: (id: string) => void;
};

/** The available colours: a group of radio buttons, each three colours in a circle. The name of the chosen one is beside the legend. */
export function Swatches({
  legend,
  options,
  value,
  name: given,
  onChange,
  onConsider,
  'data-look': look,
}: SwatchesProps) {
  const id = useId();
  const name = given ?? id;
  const chosen = options.find((option) => option.id === value);
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <span>{legend}</span> <span className={css.chosen}>{chosen?.name}</span>
      </legend>
      <span className={css.row}>
        {options.map(({ id, name: title, colours }) => (
          <label
            key={id}
            className={css.swatch}
            title={title}
            onPointerEnter={() => onConsider?.(id)}
            data-look={id === value ? look : undefined}
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              aria-label={title}
              onChange={() => onChange(id)}
              onFocus={() => onConsider?.(id)}
            />
            <span className={css.colours} aria-hidden="true">
              <i style={{ background: colours[0] }} />
              <i style={{ background: colours[1] }} />
              <i style={{ background: colours[2] }} />
            </span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
