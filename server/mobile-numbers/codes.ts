import { randomInt } from 'node:crypto';
import type { Keys } from '#server/kernel/keys.ts';

/** Six digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** A code as it is stored: of one member. */
export function hashCode(keys: Keys, memberId: string, code: string): Buffer {
  return keys.hash('mobile-code', `${memberId} ${code}`);
}
