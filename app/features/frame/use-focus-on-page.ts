import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import css from './use-focus-on-page.module.css';

/**
 * On the way from page to page, whoever pressed something that is gone goes on at the heading of the new page; so does whoever
 * came from the floor of the old one, since the new one is read from its top. What else is still there keeps the focus. The first
 * page, and one whose screen took the focus itself, are left alone.
 */
export function useFocusOnPage(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, hrefChanged }) => {
        if (fromLocation === undefined || !hrefChanged) return;
        const from = document.activeElement;
        if ((from === document.body && pathChanged) || from?.closest('footer')) landOnPage();
      }),
    [router],
  );
}

/** Puts the focus on the heading of the page, or on the page where it has none. */
export function landOnPage(): void {
  const main = document.querySelector<HTMLElement>('main');
  const heading = main?.querySelector<HTMLElement>('h1');
  if (heading) {
    heading.tabIndex = -1;
    if (css.landed) heading.classList.add(css.landed);
  }
  (heading ?? main)?.focus({ preventScroll: true });
}
