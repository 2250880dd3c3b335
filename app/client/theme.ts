import { useSyncExternalStore } from 'react';

/** The light of the page: the day, the dim room, or whatever the system says. */
export type Theme = 'system' | 'light' | 'dark';
const COOKIE = 'theme';
const YEAR_S = 31_536_000;

/** Ground of the page in both lights, for the browser's own bars. */
export const THEME_COLOURS = { light: '#faf8f2', dark: '#181b17' } as const;

/** Set while somebody is in, so that the next page does not offer the way in before it knows. */
export const IN_KEY = 'cardamom:in';

/**
 * Runs in the head before the first paint, so that a chosen light never flashes, nor the way in to somebody who is in. What it reads is
 * no secret. A browser that keeps nothing for a site throws when its storage is looked at, and nobody is there yet to report to: whoever
 * is in is then shown the way in for a moment.
 */
export const themeScript = `(function(){var d=document.documentElement.dataset,m=/(?:^|; )${COOKIE}=(light|dark)(?:;|$)/.exec(document.cookie);if(m)d.theme=m[1];try{if(localStorage.getItem('${IN_KEY}'))d.in=''}catch(e){}})()`;

export function themeOf(cookies: string): Theme {
  return (/(?:^|; )theme=(light|dark)(?:;|$)/.exec(cookies)?.[1] as Theme | undefined) ?? 'system';
}

/** Keeps the choice for a year and shows it at once. */
export function chooseTheme(theme: Theme): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${theme === 'system' ? '' : theme}; Path=/; Max-Age=${theme === 'system' ? 0 : YEAR_S}; SameSite=Lax${secure}`;
  showTheme(theme);
  for (const listener of listeners) listener();
}

/** Puts the light on the page, and on the browser's bars around it. */
export function showTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const bySystem = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = THEME_COLOURS[theme === 'system' ? bySystem : theme];
  }
}

const listeners = new Set<() => void>();
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
/** The reader's choice. The page is rendered for nobody in particular, so it is known only once the page has come to life. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    subscribe,
    () => themeOf(document.cookie),
    () => 'system',
  );
}
