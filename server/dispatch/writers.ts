import type { Context } from '#server/kernel/context.ts';
import type { MessageWriter } from '#server/kernel/message.ts';
import type { Module } from '#server/kernel/module.ts';

const known = new WeakMap<readonly Module[], Map<string, MessageWriter>>();

/** What writes messages of one kind, from the module that brings it. @throws where none does. */
export function writerOf({ modules }: Pick<Context, 'modules'>, kind: string): MessageWriter {
  let writers = known.get(modules);
  if (writers === undefined) {
    writers = new Map(modules.flatMap((module) => module.messages ?? []).map((one) => [one.message.kind, one]));
    known.set(modules, writers);
  }
  const writer = writers.get(kind);
  if (writer === undefined) throw new Error(`No module brings messages of the kind ${kind}.`);
  return writer;
}
