import type { Module } from '#server/kernel/module.ts';

/** Which days are holidays: other modules ask it, and it keeps nothing. */
export const holidays = { name: 'holidays', tables: [] } satisfies Module;
