import type { ReactNode } from 'react';
import { useSession } from './session.ts';

/** What stands on a guarded route: nothing until the session is initialized (specification, section 4). */
export function SessionGate({ children }: { children: ReactNode }) {
  return useSession().initialized ? children : null;
}
