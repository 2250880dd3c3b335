import { SCRIPT_TIMEOUT_MS } from '#shared/limits.ts';

/**
 * Loads a third-party script without blocking the page (specification, section 9: a timeout of 120 seconds).
 * @throws if it cannot be loaded, or not in time
 */
export function loadScript(
  src: string,
  { timeout = SCRIPT_TIMEOUT_MS, data = {} }: { timeout?: number; data?: Readonly<Record<string, string>> } = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(
      () => end(new Error(`${new URL(src).host} did not answer in ${timeout / 1000} seconds`)),
      timeout,
    );
    function end(error?: Error) {
      clearTimeout(timer);
      if (!error) return resolve();
      script.remove();
      reject(error);
    }
    script.async = true;
    script.referrerPolicy = 'origin';
    Object.assign(script.dataset, data);
    script.addEventListener('load', () => end());
    script.addEventListener('error', () => end(new Error(`${new URL(src).host} gave no script`)));
    script.src = src;
    document.head.append(script);
  });
}
