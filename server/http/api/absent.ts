import type { Hono } from 'hono';
import { calls } from '#contract/calls.ts';
import { unimplementedCalls } from '#contract/site/unimplemented.ts';
import type { Refused, Replies } from './reply.ts';

const general = (errorMessage: string, errorCode: string | number) => [{ field: 'general', errorMessage, errorCode }];

/** What is said where no call answers yet, and where none ever will. Comes after all that do. */
export function registerAbsent(api: Hono, replies: Replies): void {
  for (const [name, sentence] of Object.entries(unimplementedCalls)) {
    const [method = '', pattern = ''] = name.split(' ');
    api.on(method, honoPath(pattern), () => replies.refusal({ errors: general(sentence, 'not-yet'), status: 501 }));
  }
  api.notFound((context) => replies.refusal(notFoundFailure(context.req.path.replace(/^\/api\/1/, ''))));
}

/** A path of the contract as the router writes it: `/reminder/:calendarId`. */
export function honoPath(pattern: string): string {
  return pattern.replace(/\{(\w+)\}/g, ':$1');
}

/** There is no call at this path, or it is made with other methods (RFC 9110, 15.5.6). */
function notFoundFailure(path: string): Refused {
  const allow = [...Object.keys(calls), ...Object.keys(unimplementedCalls)].flatMap((name) => {
    const [method = '', pattern = ''] = name.split(' ');
    return new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}/?$`).test(path) ? [method] : [];
  });
  if (allow.length === 0) return { errors: general('This call does not exist.', 404), status: 404 };
  return { errors: general(`This call is made with ${allow.join(' or ')}.`, 405), status: 405, allow };
}
