import css from './overview.module.css';
import type { DaySeries } from './day-series.ts';
import { formatNumber } from '../format.ts';
import { dateFormat } from '#shared/time/date-format.ts';

const HEIGHT = 56;
const STEP = 10;
const GAP = 3;
const shortDay = dateFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const formatShortDay = (date: string) => shortDay.format(new Date(date));

/** A small chart with one bar for each day. Its label says the same for screen readers. */
export function DayChart({ name, series }: { name: string; series: DaySeries }) {
  const { dates, counts, total, variants } = series;
  const highest = Math.max(1, ...counts);
  const peakIndex = counts.indexOf(highest);
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const peak = total === 0 ? '' : `, highest on ${formatShortDay(dates[peakIndex] ?? '')}, ${formatNumber(highest)}`;
  const label = `${name}: ${formatNumber(total)} from ${formatShortDay(first)} to ${formatShortDay(last)}${peak}`;
  return (
    <figure className={css.chart} aria-label={label}>
      <figcaption>
        <span>{name}</span>
        <b>{formatNumber(total)}</b>
      </figcaption>
      <svg viewBox={`0 0 ${dates.length * STEP - GAP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {counts.map((amount, i) => {
          const height = amount === 0 ? 1 : Math.max(2, (amount / highest) * HEIGHT);
          return (
            <rect
              key={dates[i]}
              x={i * STEP}
              y={HEIGHT - height}
              width={STEP - GAP}
              height={height}
              className={amount === 0 ? css.none : css.bar}
            >
              <title>{`${formatShortDay(dates[i] ?? '')}: ${formatNumber(amount)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className={css.axis}>
        <span>{formatShortDay(first)}</span>
        <span>{formatShortDay(last)}</span>
      </p>
      {variants.length > 0 && (
        <p className={css.variants}>{variants.map((one) => `${one.name} ${formatNumber(one.count)}`).join(', ')}</p>
      )}
    </figure>
  );
}
