import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import css from './use-focus-on-page.module.css';

/**
 * After a navigation, moves the focus to the heading of the new page if the pressed element is gone or was in the footer. Other
 * elements that are still there keep the focus. The first page, and screens that move the focus themselves, are left alone.
 */
export function useFocusOnPage(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, hrefChanged }) => {
        if (fromLocation === undefined || !hrefChanged) return;
        const from = document.activeElement;
        if ((from === document.body && pathChanged) || from?.closest('footer')) focusPage();
      }),
    [router],
  );
}

/** Focuses the heading of the page, or its main element if it has none. */
export function focusPage(): void {
  const main = document.querySelector<HTMLElement>('main');
  const heading = main?.querySelector<HTMLElement>('h1');
  if (heading) {
    heading.tabIndex = -1;
    if (css.focusTarget) heading.classList.add(css.focusTarget);
  }
  (heading ?? main)?.focus({ preventScroll: true });
}
