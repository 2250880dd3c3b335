import { createContext, useContext } from 'react';
import type { Waiting } from './waiting.ts';

/** What the stages of the door share: what was typed stays when the stage changes. */
export type DoorState = {
  email: string;
  setEmail: (email: string) => void;
  firstName: string;
  setFirstName: (firstName: string) => void;
  /** where somebody was going; a path of our own */ next: string | null;
  /** goes there, or home: called by whoever came in */ goOn: (next?: string | null) => void;
  /** what is waited for, also after a reload; null for nothing */ waiting: Waiting | null;
  /** Waits for it from now on. */ wait: (what: Omit<Waiting, 'since'>) => void;
  /** Takes another way. */ stopWaiting: () => void;
  /** the provider whose address a mail has to make sure of */ sent: string | undefined;
};

export const DoorContext = createContext<DoorState | null>(null);
export function useDoor(): DoorState {
  const state = useContext(DoorContext);
  if (state === null) throw new TypeError('A stage of the door stands within a Door.');
  return state;
}
