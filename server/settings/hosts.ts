import { isIP } from 'node:net';
import { isHostName, isLoopback } from './addresses.ts';
import type { Source } from './source.ts';

/** `ALLOWED_HOSTS`: further names that the site answers to, in lower case, without ports. */
export function parseAllowedHosts(source: Source): readonly string[] {
  const names = (source.get('ALLOWED_HOSTS') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  const wrong = names.find((name) => isIP(name.replace(/^\[(.*)\]$/, '$1')) === 0 && !isHostName(name));
  if (wrong !== undefined)
    source.reject(
      'ALLOWED_HOSTS',
      `should be host names without ports, separated by commas, such as cards.example, 192.168.1.4, but has "${wrong}".`,
    );
  return names.map((name) => (isIP(name) === 6 ? `[${name}]` : name));
}

/** What says which names are the site's. */
type HostSettings = { host: string; publicUrl: string; allowedHosts: readonly string[] };

/**
 * Which Host headers (RFC 9110, 7.2) the site answers to: the host of its public address, the names that are configured, and, where it listens on this
 * machine only, every name that always means this machine. Another site whose name leads here (DNS rebinding) would otherwise be taken by browsers for
 * this one, and could read the built-in mailbox.
 */
export function hostCheck({ host, publicUrl, allowedHosts }: HostSettings): (header: string | undefined) => boolean {
  const names = new Set([new URL(publicUrl).hostname, ...allowedHosts]);
  const isHere = isLoopback(host);
  return (header) => {
    const name = nameIn(header ?? '');
    return name !== '' && (names.has(name) || (isHere && isLoopback(name)));
  };
}

/** The name in a Host header: in lower case, without the port and the dot of the root. */
function nameIn(header: string): string {
  return (/^(\[[\da-f:.]+\]|[^:[\]]+)(?::\d*)?$/i.exec(header)?.[1] ?? '').toLowerCase().replace(/\.$/, '');
}
