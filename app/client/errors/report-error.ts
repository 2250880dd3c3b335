import { ApiError, call } from '#app/client/api.ts';
import { ChunkError, retryChunk } from '#app/client/release/chunk-retry.ts';

const REPORTS_MAX = 20;
const reported = new Set<string>();
/** The component stack of each caught error, as React gave it. */
const stacks = new WeakMap<object, string>();

/** Remembers the component stack of a caught error: an error page that is rendered in its place does not get it. */
export function noteComponentStack(error: unknown, stack: string | undefined): void {
  if (typeof error === 'object' && error !== null && stack !== undefined) stacks.set(error, stack);
}

/**
 * Creates reports. Most pages never need this code, so it is loaded when the page is idle: if an error means that nothing can be loaded any more, it
 * is there already.
 */
export const loadReport = () => retryChunk('error-report', () => import('./error-report.ts'));

/** Sends a report, once per error and page load. A report that cannot be sent is written to the console instead. */
export async function reportError(type: string, error: unknown): Promise<void> {
  const key = `${type} ${String(error)}`;
  if (reported.has(key) || reported.size >= REPORTS_MAX) return;
  reported.add(key);
  try {
    const { errorReport } = await loadReport();
    const body = errorReport(
      type,
      error,
      { url: location.href, agent: navigator.userAgent, now: new Date(), width: innerWidth, height: innerHeight },
      (typeof error === 'object' && error !== null && stacks.get(error)) || null,
    );
    await call('POST /debug', { body });
  } catch (failure) {
    if (!(failure instanceof ApiError || failure instanceof ChunkError)) throw failure;
    console.warn('An error could not be reported:', failure.message);
  }
}

/** Reports uncaught errors. Returns a function that stops it. */
export function watchErrors(): () => void {
  const onError = (event: ErrorEvent) => void reportError('window', event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent) => void reportError('promise', event.reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}
