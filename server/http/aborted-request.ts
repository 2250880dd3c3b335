import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Whether whoever asked went away: before all of the request had come, or before it was answered. */
export function isRequestAborted(context: Context): boolean {
  const incoming = (context.env as Partial<HttpBindings> | undefined)?.incoming;
  return context.req.raw.signal.aborted || (incoming !== undefined && incoming.destroyed && !incoming.complete);
}
