import type { DateKind } from '#shared/stamp-kind.ts';
import { classNames } from './class-names.ts';
import css from './stamp.module.css';

/** What the day is: pink a birthday, orange an anniversary, green a holiday, red a feast by the moon, slate a date of one's own. */
export type StampKind = DateKind | 'plain';

/** A date, as a postage stamp: a large figure over a small word. Stamps are dates and nothing else. */
export function Stamp({ day, word, kind = 'plain' }: { day: string | number; word: string; kind?: StampKind }) {
  return (
    <span className={classNames(css.stamp, css[kind])}>
      <b>{day}</b>
      <span>{word}</span>
    </span>
  );
}
