import { useId, type ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import css from './segmented.module.css';
import type { Looked } from '#app/ui/look-state.ts';
import text from '#app/ui/text.module.css';

export type SegmentedProps<T extends string> = Looked & {
  /** what is chosen here; read aloud, shown only with `showLegend` */
  legend: string;
  showLegend?: boolean;
  options: readonly { value: T; label: ReactNode; disabled?: boolean }[];
  value: T;
  onChange: (value: T) => void;
  /** the radio group's name in a form; made up where none is given */
  name?: string;
  className?: string | undefined;
};

/** One of a few, all in sight: a group of radio buttons, so arrow keys walk it. */
export function Segmented<T extends string>({
  legend,
  showLegend = false,
  options,
  value,
  onChange,
  name,
  className,
  ...looked
}: SegmentedProps<T>) {
  const made = useId();
  return (
    <fieldset className={classNames(css.group, className)}>
      <legend className={showLegend ? css.legend : text.sr}>{legend}</legend>
      <span className={css.segments}>
        {options.map((option) => (
          <label key={option.value} className={css.segment} {...(option.value === value ? looked : {})}>
            <input
              type="radio"
              name={name ?? made}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
