import { useSyncExternalStore } from 'react';
import { RESIZE_DEBOUNCE_MS } from '#shared/limits.ts';
import { type ScreenSize, screenSizeOf } from '#shared/screen.ts';

/** Calls back once the window has not been resized for 150 ms. Returns a function that stops it. */
export function onResized(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onResize = () => {
    clearTimeout(timer);
    timer = setTimeout(listener, RESIZE_DEBOUNCE_MS);
  };
  addEventListener('resize', onResize);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', onResize);
  };
}

/** The size of the screen; undefined until hydration, since pages are rendered for every screen. Only for what CSS cannot do: layouts use CSS. */
export function useScreenSize(): ScreenSize | undefined {
  return useSyncExternalStore(
    onResized,
    () => screenSizeOf(innerWidth),
    () => undefined,
  );
}
