import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-shapes.ts';
import css from './status.module.css';

/** A status: an icon and a few words. The colour adds nothing that the words do not say. */
export function Status({
  icon,
  tone,
  className,
  children,
}: {
  icon: IconName;
  tone?: 'good' | 'warn' | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <span className={classNames(css.status, tone && css[tone], className)}>
      <Icon name={icon} />
      <span>{children}</span>
    </span>
  );
}
