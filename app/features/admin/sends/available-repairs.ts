import type { AdminSendDetails } from '#contract/admin/sends.ts';
import type { Recipient } from './timeline-text.ts';

/** The repair actions for a sent card. */
export type Repair = 'send-again' | 'correct-address' | 'new-link' | 'reschedule' | 'take-down';

const REFUSING = 'refused';
/** The repair actions that this send allows, and for which recipients. */
export type AvailableRepairs = {
  repairs: ReadonlySet<Repair>;
  reachable: readonly Recipient[];
  correctable: readonly Recipient[];
};

export function availableRepairs(send: AdminSendDetails): AvailableRepairs {
  const reachable = send.people.filter((person) => person.state !== REFUSING);
  const correctable = reachable.filter((person) => person.openedAt === null);
  const repairs = new Set<Repair>();
  if (send.isRevoked) return { repairs, reachable, correctable };
  if (send.hasLeft && reachable.length > 0) repairs.add('send-again').add('new-link');
  if (send.hasLeft && correctable.length > 0) repairs.add('correct-address');
  if (send.state === 'scheduled') repairs.add('reschedule');
  repairs.add('take-down');
  return { repairs, reachable, correctable };
}

/** Whether mail to some recipient bounced. Correcting the address comes first then. */
export function hasBounced(send: AdminSendDetails): boolean {
  return send.people.some((person) => person.state === 'bounced');
}
