/** Waits for idle time between pieces of work that is not urgent, until it becomes urgent. */
export type IdleWaiter = {
  /** Resolves when the page is idle; after `hurry`, as soon as other due tasks are done. */
  wait(): Promise<void>;
  hurry(): void;
};

/** A page that is never idle waits at most this long. */
const LONGEST_WAIT_MS = 400;

export function createIdleWaiter(): IdleWaiter {
  let isHurried = false;
  let wake: (() => void) | null = null;
  return {
    wait() {
      return new Promise((resolve) => {
        if (isHurried) return void setTimeout(resolve);
        wake = resolve;
        if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
        else setTimeout(resolve, 40);
      });
    },
    hurry() {
      isHurried = true;
      wake?.();
    },
  };
}

/** Resolves when a frame with all current changes has been drawn; soon in a hidden page. */
export function frameDrawn(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return void setTimeout(resolve);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Resolves when the current task is done. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
