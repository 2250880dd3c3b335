import type { Module } from '#server/kernel/module.ts';

export const pictures = { name: 'pictures', tables: [] } satisfies Module;
