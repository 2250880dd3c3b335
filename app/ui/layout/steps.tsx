import { Icon } from '#app/ui/icon/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import css from './steps.module.css';

export type Step = {
  name: string;
  state: 'done' | 'on' | 'ahead';
  /** for a finished step that can be visited again */ to?: string;
};

/** The steps of a flow: finished, current and to come. */
export function Steps({ steps, label = 'Steps' }: { steps: readonly Step[]; label?: string }) {
  return (
    <ol className={css.steps} aria-label={label}>
      {steps.map(({ name, state, to }) => (
        <li key={name} data-state={state} aria-current={state === 'on' ? 'step' : undefined}>
          {state === 'done' && <Icon name="check" />}
          {to ? <PathLink to={to}>{name}</PathLink> : <span>{name}</span>}
        </li>
      ))}
    </ol>
  );
}
