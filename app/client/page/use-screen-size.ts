import { useSyncExternalStore } from 'react';
import { RESIZE_DEBOUNCE_MS } from '#shared/limits.ts';
import { type ScreenSize, screenSizeOf } from '#shared/screen.ts';

/** Calls back when the window has rested for 150 ms after it was resized. Returns what ends it. */
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

/**
 * The size of the screen; undefined until the page is alive, since it is rendered for every screen. For what a layout cannot say: layouts
 * themselves are of CSS.
 */
export function useScreenSize(): ScreenSize | undefined {
  return useSyncExternalStore(
    onResized,
    () => screenSizeOf(innerWidth),
    () => undefined,
  );
}
