import { vi } from 'vitest';

/** What modules are as, with what ends it. */
export type InBrowser<Load extends () => Promise<unknown>> = { modules: Awaited<ReturnType<Load>>; end: () => void };

/**
 * Modules as a browser's build has them: what differs between server and browser is the browser's. They are instances of their own, which
 * `end` lets go of.
 */
export async function asInBrowser<M>(load: () => Promise<M>): Promise<{ modules: M; end: () => void }> {
  vi.resetModules();
  vi.doMock('@tanstack/react-start', () => ({
    createIsomorphicFn: () => ({ server: () => ({ client: <F>(ofBrowser: F) => ofBrowser }) }),
    getGlobalStartContext: () => undefined,
  }));
  vi.stubGlobal('document', { querySelector: () => null });
  const modules = await load();
  return {
    modules,
    end() {
      vi.unstubAllGlobals();
      vi.doUnmock('@tanstack/react-start');
      vi.resetModules();
    },
  };
}
