import type { Module } from '#server/kernel/module.ts';
import { referenceHandlers } from './handlers.ts';

export const reference = { name: 'reference', tables: [], calls: referenceHandlers } satisfies Module;
