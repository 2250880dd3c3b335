/** How work that nobody waits for yet is spread over idle time, and hurried when somebody does. */
export type Pace = {
  /** Waits until the page has nothing better to do; from `hurry` on, only until whatever else is due has been done. */
  breath(): Promise<void>;
  hurry(): void;
};

/** Where there is always something better to do, a breath is as long as this. */
const LONGEST_MS = 400;

export function createPace(): Pace {
  let isHurried = false;
  let wake: (() => void) | null = null;
  return {
    breath() {
      return new Promise((resolve) => {
        if (isHurried) return void setTimeout(resolve);
        wake = resolve;
        if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LONGEST_MS });
        else setTimeout(resolve, 40);
      });
    },
    hurry() {
      isHurried = true;
      wake?.();
    },
  };
}

/** When a frame has been drawn with everything that is set now; in a page that is not seen, soon. */
export function frameDrawn(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return void setTimeout(resolve);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** When what is being done is done. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
