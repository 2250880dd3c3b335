import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '#app/client/errors/error-boundary.tsx';

/** The mounts beside every page. They are not needed before hydration, so they are rendered after it; `children` is lazy. */
export function LazyMounts({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    startTransition(() => setHydrated(true));
  }, []);
  return (
    isHydrated && (
      <ErrorBoundary>
        <Suspense>{children}</Suspense>
      </ErrorBoundary>
    )
  );
}
