import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import css from './notice.module.css';

const icons = { good: 'check', warn: 'clock', bad: 'warning' } as const;

/** A message within the page: good, waiting, or an error with what to do about it. `bad` is announced at once. */
export function Notice({ tone = 'good', children }: { tone?: 'good' | 'warn' | 'bad'; children: ReactNode }) {
  return (
    <div className={classNames(css.notice, css[tone])} {...(tone === 'bad' ? { role: 'alert' } : {})}>
      <Icon name={icons[tone]} />
      <span>{children}</span>
    </div>
  );
}
