import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import css from './disclosure.module.css';

/** Content that is hidden until its title is pressed. */
export function Disclosure({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className={css.fold}>
      <summary>
        {title}
        <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}
