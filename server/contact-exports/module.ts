import type { Module } from '#server/kernel/module.ts';

/** A member's people and dates as files: it is asked by the address of a file, and keeps nothing. */
export const contactExports = { name: 'contact-exports', tables: [] } satisfies Module;
