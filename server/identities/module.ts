import type { Module } from '#server/kernel/module.ts';

export const identities = { name: 'identities', tables: ['identities'], reads: ['members'] } satisfies Module;
