import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import css from '../send.module.css';

/** The foot of a step's form: back to the previous step, on to the next. */
export function StepFooter({ previous, next }: { previous: { to: string; name: string } | null; next: ReactNode }) {
  return (
    <div className={css.end}>
      {previous ? (
        <ButtonLink variant="plain" to={previous.to}>
          <Icon name="left" /> {previous.name}
        </ButtonLink>
      ) : (
        <span />
      )}
      <Button type="submit">{next}</Button>
    </div>
  );
}
