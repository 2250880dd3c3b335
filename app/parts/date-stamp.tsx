import type { DateKind } from '#shared/cards/stamp-kind.ts';
import { classNames } from '#app/ui/class-names.ts';
import css from './date-stamp.module.css';

/** The kind of day: pink for a birthday, orange an anniversary, green a holiday, red a lunar holiday, slate a personal date. */
export type DateStampKind = DateKind | 'plain';

/** A date, as a postage stamp: a large figure over a small word. Stamps are dates and nothing else. */
export function DateStamp({ day, word, kind = 'plain' }: { day: string | number; word: string; kind?: DateStampKind }) {
  return (
    <span className={classNames(css.stamp, css[kind])}>
      <b>{day}</b>
      <span>{word}</span>
    </span>
  );
}
