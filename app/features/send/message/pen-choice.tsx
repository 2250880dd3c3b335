import type { Hand, Ink } from '#contract/card-send.ts';
import { getInk, HANDS, INKS } from './handwriting.ts';
import css from './pen-choice.module.css';

/** The handwriting font and the ink of the message. */
export function PenChoice({
  id,
  hand,
  ink,
  onChange,
}: {
  id: string;
  hand: Hand;
  ink: Ink;
  onChange: (change: { hand: Hand } | { ink: Ink }) => void;
}) {
  return (
    <div className={css.pens}>
      <fieldset>
        <legend>Handwriting</legend>
        <span className={css.row}>
          {HANDS.map(({ hand: value, name, family, scale }) => (
            <label key={value} className={css.hand} style={{ fontFamily: family, fontSize: `${1.5 * scale}rem` }}>
              <input
                type="radio"
                name={`${id}-hand`}
                value={value}
                checked={hand === value}
                onChange={() => onChange({ hand: value })}
              />
              <span>{name}</span>
            </label>
          ))}
        </span>
      </fieldset>
      <fieldset>
        <legend>
          Ink <span className={css.chosen}>{getInk(ink).name}</span>
        </legend>
        <span className={css.row}>
          {INKS.map(({ ink: value, name, colour }) => (
            <label key={value} className={css.ink} title={name}>
              <input
                type="radio"
                name={`${id}-ink`}
                value={value}
                checked={ink === value}
                aria-label={name}
                onChange={() => onChange({ ink: value })}
              />
              <i style={{ background: colour }} aria-hidden="true" />
            </label>
          ))}
        </span>
      </fieldset>
    </div>
  );
}
