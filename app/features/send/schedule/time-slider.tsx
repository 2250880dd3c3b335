import type { KeyboardEvent } from 'react';
import { getDaylight } from './daylight.ts';
import css from './time-slider.module.css';
import { toDayFraction, getQuarterForKey, toQuarter, QUARTERS, formatQuarter } from './quarter-hours.ts';
import { formatDate, formatTime, type HourCycle } from '#app/parts/places/format-time.ts';

export type TimeSliderProps = {
  label: string;
  /** local date and time of the arrival */
  date: string;
  time: string;
  timeZone: string;
  place: string;
  today: string;
  hourCycle: HourCycle;
  onTimeChange: (time: string) => void;
  onCommit: () => void;
};

/** A slider over the hours of a day in steps of a quarter hour. Its track shows night and daylight in that place. */
export function TimeSlider({
  label,
  date,
  time,
  timeZone,
  place,
  today,
  hourCycle,
  onTimeChange,
  onCommit,
}: TimeSliderProps) {
  const { dawn, dusk } = getDaylight(date, timeZone);
  const percent = (fraction: number) => `${(fraction * 100).toFixed(2)}%`;

  function handleKey(event: KeyboardEvent) {
    const next = getQuarterForKey(event.key, toQuarter(time));
    if (next === null) return;
    event.preventDefault();
    onTimeChange(formatQuarter(next));
  }
  return (
    <div>
      <div className={css.label}>
        <b>{label}</b>
        <span className={css.day}>
          {formatDate(date, today)}, {place}
        </span>
      </div>
      <div className={css.track} style={{ '--dawn': percent(dawn), '--dusk': percent(dusk) } as React.CSSProperties}>
        <input
          type="range"
          dir="ltr"
          className={css.slider}
          min={0}
          max={QUARTERS}
          step="any"
          value={toDayFraction(time) * QUARTERS}
          aria-label={label}
          aria-valuetext={`${formatTime(time, hourCycle)}, ${formatDate(date, today)}, ${place}`}
          onChange={(event) => {
            const next = formatQuarter(Number(event.target.value));
            if (next !== time) onTimeChange(next);
          }}
          onKeyDown={handleKey}
          onPointerUp={onCommit}
          onBlur={onCommit}
        />
      </div>
      <div className={css.reading} aria-hidden="true">
        <span style={{ left: `clamp(1.6rem, ${percent(toDayFraction(time))}, calc(100% - 1.6rem))` }}>
          {formatTime(time, hourCycle)}
        </span>
      </div>
    </div>
  );
}
