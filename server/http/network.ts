import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * The network that a request comes from, for limits: the address itself, or its /64 for IPv6.
 * Behind proxies that are trusted, the address that the outermost of them saw. Where that is no address, the next one inwards that is.
 */
export function networkOf(context: Context, trustedProxies: number): string {
  const bindings = context.env as Partial<HttpBindings> | undefined;
  const socket = bindings?.incoming?.socket.remoteAddress ?? '';
  const chain = [
    ...(context.req.header('X-Forwarded-For') ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    socket,
  ];
  const seen = chain.slice(Math.max(0, chain.length - 1 - trustedProxies)).map(plainAddress);
  return networkPart(seen.find((address) => isIP(address) !== 0) ?? 'unknown');
}

/** An address without what some proxies add: the port, the brackets, the zone, and the mark of an IPv4 address in IPv6. */
function plainAddress(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1];
  const address = bracketed ?? text.replace(/^([\d.]+):\d+$/, '$1');
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

function networkPart(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const whole =
    tail === undefined
      ? front
      : [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back];
  return `${whole.slice(0, 4).join(':')}::/64`;
}
