import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { daylightOf } from './daylight.ts';
import css from './clock-track.module.css';
import { partOfDay, quarterAfterKey, quarterAt, quarterOf, QUARTERS, timeOfQuarter } from './dial.ts';
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

/** A day as a track, night and daylight of that place on it, and a hand that is dragged by quarter hours, or moved by keys. */
export function ClockTrack({ label, date, time, timeZone, place, today, style, onTurn, onSettle }: ClockTrackProps) {
  const track = useRef<HTMLDivElement>(null);
  const { dawn, dusk } = daylightOf(date, timeZone);
  const quarter = quarterOf(time);
  const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

  function turnTo(event: PointerEvent) {
    const box = track.current?.getBoundingClientRect();
    if (!box) return;
    const next = timeOfQuarter(quarterAt((event.clientX - box.left) / box.width));
    if (next !== time) onTurn(next);
  }
  function key(event: KeyboardEvent) {
    const next = quarterAfterKey(event.key, quarter);
    if (next === null) return;
    event.preventDefault();
    onTurn(timeOfQuarter(next));
  }
  return (
    <div className={css.clock}>
      <div className={css.label}>
        <b>{label}</b>
        <span className={css.day}>
          {sayDate(date, today)}, {place}
        </span>
      </div>
      <div
        ref={track}
        className={css.track}
        style={{ '--dawn': percent(dawn), '--dusk': percent(dusk) } as React.CSSProperties}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          track.current?.querySelector<HTMLElement>('[role=slider]')?.focus({ preventScroll: true });
          event.preventDefault();
          turnTo(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) turnTo(event);
        }}
        onPointerUp={onSettle}
      >
        <span
          className={css.hand}
          style={{ left: percent(partOfDay(time)) }}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={QUARTERS - 1}
          aria-valuenow={quarter}
          aria-valuetext={`${sayTime(time, style)}, ${sayDate(date, today)}, ${place}`}
          onKeyDown={key}
          onBlur={onSettle}
        />
      </div>
      <div className={css.reading} aria-hidden="true">
        <span style={{ left: `clamp(1.6rem, ${percent(partOfDay(time))}, calc(100% - 1.6rem))` }}>{sayTime(time, style)}</span>
      </div>
    </div>
  );
}
