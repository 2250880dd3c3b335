import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx';
import css from './sources/source-panel.module.css';
import type { Reading } from './use-reading.ts';

/** How much of what was chosen is read. Nothing for what is read at once. */
export function ReadingProgress({ reading: { share } }: { reading: Reading }) {
  if (share === null || share === 0) return null;
  return (
    <div className={css.progress}>
      <p>Reading, {Math.round(share * 100)} %</p>
      <ProgressBar done={share} total={1} label="How much is read" />
    </div>
  );
}
