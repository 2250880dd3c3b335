import type { Module } from '#server/kernel/module.ts';

export const twoStep = { name: 'two-step', tables: ['recovery_codes'], reads: ['members'] } satisfies Module;
