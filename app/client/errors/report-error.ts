import { ApiError, call } from '#app/client/api.ts';
import { ChunkError, retryChunk } from '#app/client/chunk-retry.ts';

const REPORTS_MAX = 20;
const reported = new Set<string>();
/** In which components an error was thrown, as React said when it was caught. */
const stacks = new WeakMap<object, string>();

/** Notes where in the tree a caught error was thrown: whoever shows an error page in its place is not told. */
export function noteComponentStack(error: unknown, stack: string | undefined): void {
  if (typeof error === 'object' && error !== null && stack !== undefined) stacks.set(error, stack);
}

/** What makes a report. Most pages never need it; it is fetched once they are at rest, since what fails may be all fetching. */
export const loadReport = () => retryChunk('error-report', () => import('./error-report.ts'));

/** Sends a report, once for each error of a page's life. A report that cannot be sent is written to the console instead. */
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

/** Reports what nobody caught. Returns what ends it. */
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
