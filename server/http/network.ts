import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * The network that a request comes from, for limits: the address itself, or its /64 for IPv6.
 * Behind proxies that are trusted, the address that the outermost of them saw.
 */
export function networkOf(context: Context, trustedProxies: number): string {
  const bindings = context.env as Partial<HttpBindings> | undefined;
  const socket = bindings?.incoming?.socket.remoteAddress ?? 'unknown';
  const chain = [
    ...(context.req.header('X-Forwarded-For') ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    socket,
  ];
  return networkPart(chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? socket);
}

function networkPart(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const whole =
    tail === undefined
      ? front
      : [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back];
  return `${whole.slice(0, 4).join(':')}::/64`;
}
