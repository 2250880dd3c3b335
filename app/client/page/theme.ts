import { useSyncExternalStore } from 'react';

/** The theme: light, dark, or as the system has it. */
export type Theme = 'system' | 'light' | 'dark';
const COOKIE = 'theme';
const YEAR_S = 31_536_000;

/** The background of both themes, for the browser's own bars. */
export const THEME_COLOURS = { light: '#faf8f2', dark: '#181b17' } as const;

/** Set while a member is signed in, so that the next page does not show the sign-in link first. */
export const LOGGED_IN_KEY = 'cardamom:in';

/**
 * Runs in the head before the first paint, so that neither the wrong theme nor the sign-in link flashes. It reads no secrets. If
 * storage is blocked, the access throws; a signed-in member then sees the sign-in link for a moment.
 */
export const themeScript = `(function(){var d=document.documentElement.dataset,m=/(?:^|; )${COOKIE}=(light|dark)(?:;|$)/.exec(document.cookie);if(m)d.theme=m[1];try{if(localStorage.getItem('${LOGGED_IN_KEY}'))d.in=''}catch(e){}})()`;

export function parseTheme(cookies: string): Theme {
  return (/(?:^|; )theme=(light|dark)(?:;|$)/.exec(cookies)?.[1] as Theme | undefined) ?? 'system';
}

/** Stores the choice for a year and applies it. */
export function setTheme(theme: Theme): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${theme === 'system' ? '' : theme}; Path=/; Max-Age=${theme === 'system' ? 0 : YEAR_S}; SameSite=Lax${secure}`;
  applyTheme(theme);
  for (const listener of listeners) listener();
}

/** Applies the theme to the page and to the browser's bars. */
export function applyTheme(theme: Theme): void {
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
/** The chosen theme. Pages are rendered without a session, so it is known only after hydration. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    subscribe,
    () => parseTheme(document.cookie),
    () => 'system',
  );
}
