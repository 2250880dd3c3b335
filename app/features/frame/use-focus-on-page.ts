import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import css from './use-focus-on-page.module.css';

/**
 * On the way from page to page, whoever pressed something that is gone goes on at the heading of the new page; what is still
 * there keeps the focus. The first page, and one whose screen took the focus itself, are left alone.
 */
export function useFocusOnPage(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged || document.activeElement !== document.body) return;
        const main = document.querySelector<HTMLElement>('main');
        const heading = main?.querySelector<HTMLElement>('h1');
        if (heading) {
          heading.tabIndex = -1;
          if (css.landed) heading.classList.add(css.landed);
        }
        (heading ?? main)?.focus({ preventScroll: true });
      }),
    [router],
  );
}
