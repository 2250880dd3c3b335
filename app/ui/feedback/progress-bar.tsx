import css from './progress-bar.module.css';

/** The progress of a long task. The text beside it says what is being done, and is its accessible name. */
export function ProgressBar({ done, total, label }: { done: number; total: number; label: string }) {
  return <progress className={css.bar} value={done} max={total} aria-label={label} />;
}
