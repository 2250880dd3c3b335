import css from './overview.module.css';
import type { DaySeries } from './chart-days.ts';
import { number } from './words.ts';
import { dateFormat } from '#shared/date-format.ts';

const HEIGHT = 56;
const STEP = 10;
const GAP = 3;
const dayWords = dateFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const inWords = (date: string) => dayWords.format(new Date(date));

/** A quiet little chart: one bar a day. What it shows is said in its name, for whoever does not see it. */
export function DayChart({ name, series }: { name: string; series: DaySeries }) {
  const { dates, counts, total, variants } = series;
  const most = Math.max(1, ...counts);
  const best = counts.indexOf(most);
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const peak = total === 0 ? '' : `, most on ${inWords(dates[best] ?? '')}, ${number(most)}`;
  const inAll = `${name}: ${number(total)} from ${inWords(first)} to ${inWords(last)}${peak}`;
  return (
    <figure className={css.chart} aria-label={inAll}>
      <figcaption>
        <span>{name}</span>
        <b>{number(total)}</b>
      </figcaption>
      <svg viewBox={`0 0 ${dates.length * STEP - GAP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {counts.map((amount, i) => {
          const height = amount === 0 ? 1 : Math.max(2, (amount / most) * HEIGHT);
          return (
            <rect
              key={dates[i]}
              x={i * STEP}
              y={HEIGHT - height}
              width={STEP - GAP}
              height={height}
              className={amount === 0 ? css.none : css.bar}
            >
              <title>{`${inWords(dates[i] ?? '')}: ${number(amount)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className={css.axis}>
        <span>{inWords(first)}</span>
        <span>{inWords(last)}</span>
      </p>
      {variants.length > 0 && (
        <p className={css.variants}>{variants.map((one) => `${one.name} ${number(one.count)}`).join(', ')}</p>
      )}
    </figure>
  );
}
