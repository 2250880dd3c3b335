import type { ReactNode } from 'react';
import css from './layouts.module.css';

/** Header, bars, page, footer, and on a phone a bar at the bottom. */
export function RegularLayout({
  header,
  bar,
  footer,
  tabs,
  children,
}: {
  header: ReactNode;
  bar?: ReactNode;
  footer: ReactNode;
  tabs?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <SkipLink />
      {header}
      {bar}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
      {tabs}
    </>
  );
}
/** The logo and a note above, a one-line footer below. */
export function SimpleLayout({
  header,
  footer,
  children,
}: {
  header: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <SkipLink />
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </>
  );
}
/** Only the page. */
export function CleanLayout({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}

function SkipLink() {
  return (
    <a className={css.skip} href="#main">
      Skip to content
    </a>
  );
}
