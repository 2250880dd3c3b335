import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import css from './icon-button.module.css';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-shapes.ts';
import type { WithForcedState } from '#app/ui/forced-state.ts';

type Named = {
  icon: IconName;
  /** what it does, for screen readers */ label: string;
  on?: boolean | undefined;
};

/** An icon without text, with a target of 44 px. `on` fills the icon: a favourite. */
export function IconButton({
  icon,
  label,
  on,
  className,
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & WithForcedState & Named & { ref?: Ref<HTMLButtonElement> }) {
  return (
    <button type={type} className={classNames(css.button, on && css.on, className)} aria-label={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
