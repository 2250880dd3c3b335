import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

export type Menu = {
  ref: RefObject<HTMLDetailsElement | null>;
  /** closes it and returns the focus to its opener */ close: () => void;
};

/**
 * A menu that opens below its button. It is a native disclosure (`<details>`), so that it also works before hydration. Arrow keys move in it; Escape
 * and a click elsewhere close it.
 */
export function useMenu(): Menu {
  const ref = useRef<HTMLDetailsElement>(null);
  function close() {
    if (!ref.current) return;
    ref.current.open = false;
    ref.current.querySelector('summary')?.focus({ preventScroll: true });
  }
  const key = useEffectEvent((event: KeyboardEvent) => {
    const menu = ref.current;
    if (!menu?.open) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const stops = [...menu.querySelectorAll<HTMLElement>('summary, a, button')];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    stops[(at + step + stops.length) % stops.length]?.focus();
  });
  useEffect(() => {
    const menu = ref.current;
    const press = (event: PointerEvent) => {
      if (menu?.open && event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    };
    menu?.addEventListener('keydown', key);
    document.addEventListener('pointerdown', press);
    return () => {
      menu?.removeEventListener('keydown', key);
      document.removeEventListener('pointerdown', press);
    };
  }, []);
  return { ref, close };
}
