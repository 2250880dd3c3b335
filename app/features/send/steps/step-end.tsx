import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import css from '../send.module.css';

/** The foot of a step's form: back to the one before, on to the next. */
export function StepEnd({ before, next }: { before: { to: string; name: string } | null; next: ReactNode }) {
  return (
    <div className={css.end}>
      {before ? (
        <ButtonLink variant="plain" to={before.to}>
          <Icon name="left" /> {before.name}
        </ButtonLink>
      ) : (
        <span />
      )}
      <Button type="submit">{next}</Button>
    </div>
  );
}
