import { createContext, useContext } from 'react';
import type { PendingStep } from './pending-step.ts';

/** What the stages of the auth page share. Typed values stay when the stage changes. */
export type AuthState = {
  email: string;
  setEmail: (email: string) => void;
  firstName: string;
  setFirstName: (firstName: string) => void;
  /** the path to continue to after signing in; always one of our own */ next: string | null;
  /** Leaves the page after signing in, for that path or for the homepage. */ leave: (next?: string | null) => void;
  /** the step that was begun and is not finished, also after a reload */ pendingStep: PendingStep | null;
  startStep: (step: Omit<PendingStep, 'since'>) => void;
  cancelStep: () => void;
  /** the provider whose email address still has to be confirmed by mail */ sent: string | undefined;
};

export const AuthContext = createContext<AuthState | null>(null);
export function useAuth(): AuthState {
  const state = useContext(AuthContext);
  if (state === null) throw new TypeError('useAuth needs an AuthPage around it.');
  return state;
}
