/*
 * What still breaks a wall. These lists may only become shorter: a new entry is a breach, and one that is no longer so fails too.
 */

/** Imports past a module's front door: the file inside, and who imports it. Each is to become a function or a type of the front door. */
export const OWED_INSIDES: Readonly<Record<string, readonly string[]>> = {};

/** Circles: the modules, or the files, that all lead to each other. */
export const OWED_CIRCLES: readonly string[] = [
  // Types alone: a context holds the modules, and what a module brings is given the context.
  'server/kernel/context.ts server/kernel/job.ts server/kernel/message.ts server/kernel/module.ts server/kernel/queue.ts',
];
