import type { Context } from '#server/kernel/context.ts';
import type { MessageRenderer } from '#server/kernel/message.ts';
import type { Module } from '#server/kernel/module.ts';

const known = new WeakMap<readonly Module[], Map<string, MessageRenderer>>();

/** The renderer of a kind of message, from its module. @throws if there is none. */
export function findRenderer({ modules }: Pick<Context, 'modules'>, kind: string): MessageRenderer {
  let renderers = known.get(modules);
  if (renderers === undefined) {
    renderers = new Map(modules.flatMap((module) => module.messages ?? []).map((one) => [one.message.kind, one]));
    known.set(modules, renderers);
  }
  const renderer = renderers.get(kind);
  if (renderer === undefined) throw new Error(`No module defines messages of the kind ${kind}.`);
  return renderer;
}
