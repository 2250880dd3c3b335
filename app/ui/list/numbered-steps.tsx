import type { ReactNode } from 'react';
import css from './numbered-steps.module.css';

/** Numbered steps. */
export function NumberedSteps({ steps }: { steps: readonly (readonly [name: string, line: ReactNode])[] }) {
  return (
    <ol className={css.steps}>
      {steps.map(([name, line]) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{line}</p>
        </li>
      ))}
    </ol>
  );
}
