import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { networkOf } from './network.ts';

/** What counts as the network of a request that came over a socket, with what it says of itself. */
async function network(socket: string, forwarded: string | undefined, trusted: number): Promise<string> {
  const app = new Hono().get('/', (context) => context.text(networkOf(context, trusted)));
  const headers = new Headers();
  if (forwarded !== undefined) headers.set('X-Forwarded-For', forwarded);
  const env = { incoming: { socket: { remoteAddress: socket } } };
  return (await app.request('/', { headers }, env)).text();
}

it.each([
  // Nobody stands in front: what a request says of itself counts for nothing.
  ['203.0.113.9', undefined, 0, '203.0.113.9'],
  ['203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
  ['::ffff:203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
  // One proxy: what it saw, and nothing that was there before.
  ['10.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
  ['10.0.0.1', '1.2.3.4, 198.51.100.1', 1, '198.51.100.1'],
  ['10.0.0.1', ' 1.2.3.4 ,,198.51.100.1 ', 1, '198.51.100.1'],
  ['10.0.0.1', undefined, 1, '10.0.0.1'],
  // Two of them.
  ['10.0.0.1', '1.2.3.4, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  // Of IPv6 the half that one household has.
  ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
  ['2001:db8::6', undefined, 0, '2001:db8:0:0::/64'],
  ['::1', undefined, 0, '0:0:0:0::/64'],
])('%s, which says %j, behind %i proxies, is %s', async (socket, forwarded, trusted, expected) => {
  expect(await network(socket, forwarded, trusted)).toBe(expected);
});
