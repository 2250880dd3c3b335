import type { KeyboardEvent } from 'react';
import { daylightOf } from './daylight.ts';
import css from './clock-track.module.css';
import { partOfDay, quarterAfterKey, quarterOf, QUARTERS, timeOfQuarter } from './dial.ts';
import { sayDate, sayTime, type HourStyle } from './say-time.ts';

export type ClockTrackProps = {
  label: string;
  /** what this clock shows when the card arrives */
  date: string;
  time: string;
  timeZone: string;
  place: string;
  today: string;
  style: HourStyle;
  onTurn: (time: string) => void;
  onSettle: () => void;
};

/** A day as a track, night and daylight of that place on it, and a hand (a slider) that is dragged by quarter hours, or moved by keys. */
export function ClockTrack({ label, date, time, timeZone, place, today, style, onTurn, onSettle }: ClockTrackProps) {
  const { dawn, dusk } = daylightOf(date, timeZone);
  const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

  function key(event: KeyboardEvent) {
    const next = quarterAfterKey(event.key, quarterOf(time));
    if (next === null) return;
    event.preventDefault();
    onTurn(timeOfQuarter(next));
  }
  return (
    <div>
      <div className={css.label}>
        <b>{label}</b>
        <span className={css.day}>
          {sayDate(date, today)}, {place}
        </span>
      </div>
      <div className={css.track} style={{ '--dawn': percent(dawn), '--dusk': percent(dusk) } as React.CSSProperties}>
        <input
          type="range"
          dir="ltr"
          className={css.dial}
          min={0}
          max={QUARTERS}
          step="any"
          value={partOfDay(time) * QUARTERS}
          aria-label={label}
          aria-valuetext={`${sayTime(time, style)}, ${sayDate(date, today)}, ${place}`}
          onChange={(event) => {
            const turned = timeOfQuarter(Number(event.target.value));
            if (turned !== time) onTurn(turned);
          }}
          onKeyDown={key}
          onPointerUp={onSettle}
          onBlur={onSettle}
        />
      </div>
      <div className={css.reading} aria-hidden="true">
        <span style={{ left: `clamp(1.6rem, ${percent(partOfDay(time))}, calc(100% - 1.6rem))` }}>
          {sayTime(time, style)}
        </span>
      </div>
    </div>
  );
}
