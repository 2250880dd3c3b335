import { vi } from 'vitest';

/** The loaded modules, and `end`, which releases them. */
export type BrowserModules<Load extends () => Promise<unknown>> = {
  modules: Awaited<ReturnType<Load>>;
  end: () => void;
};

/**
 * Loads modules as the browser's build has them: where server and browser differ, the browser's variant. They are instances of their own, which
 * `end` releases.
 */
export async function loadInBrowser<M>(load: () => Promise<M>): Promise<{ modules: M; end: () => void }> {
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
