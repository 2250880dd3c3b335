import css from './progress-bar.module.css';

/** How far a long piece of work is. What is being done stands beside it in words, and is its name. */
export function ProgressBar({ done, total, label }: { done: number; total: number; label: string }) {
  return <progress className={css.bar} value={done} max={total} aria-label={label} />;
}
