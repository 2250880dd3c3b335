import { classNames } from '#app/ui/class-names.ts';
import css from './skeleton.module.css';

/** The placeholder of a card that is loading. */
export function SkeletonSheet() {
  return <span className={classNames(css.skeleton, css.sheet)} aria-hidden="true" />;
}
/** The placeholder of a line of text that is loading. */
export function SkeletonLine({ width = '70%', near = false }: { width?: string; near?: boolean }) {
  return <span className={classNames(css.skeleton, css.line, near && css.near)} style={{ width }} aria-hidden="true" />;
}
/** The placeholder of anything else: a stamp, a button. Width and height as in CSS. */
export function SkeletonBlock({ width, height, round = false }: { width: string; height: string; round?: boolean }) {
  return <span className={classNames(css.skeleton, round && css.round)} style={{ width, height }} aria-hidden="true" />;
}
