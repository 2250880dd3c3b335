import { isIP } from 'node:net';
import { isPublicAddress } from '../public-address.ts';

const ENDPOINT_MAX = 1000;
/** Names that lead inside a network, whatever its resolver says (RFC 6761, RFC 6762, RFC 9476 and ICANN's `internal`). */
const INSIDE = /\.(localhost|local|internal|home\.arpa|test|invalid)\.?$/;

/**
 * Why an endpoint is not one that messages are sent to; null for one that may be. It is the word of a browser, so it could lead into our own network.
 * @param allowsLoopback whether this machine is served too, over HTTP and on any port as well
 */
export function endpointRefusal(endpoint: string, { allowsLoopback }: { allowsLoopback: boolean }): string | null {
  const url = URL.canParse(endpoint) && endpoint.length <= ENDPOINT_MAX ? new URL(endpoint) : null;
  if (url === null || url.username !== '' || url.password !== '') return 'This is not the address of a push service.';
  if (allowsLoopback && isLoopback(url) && /^https?:$/.test(url.protocol)) return null;
  if (url.protocol !== 'https:' || url.port !== '')
    return 'The address of a push service begins with https:// and has no port.';
  return isInside(url.hostname.replace(/^\[(.*)\]$/, '$1')) ? 'The address of a push service is a public one.' : null;
}

/** Whether a host is certainly not of the public internet. Other names are looked up when something is sent. */
function isInside(host: string): boolean {
  if (isIP(host) !== 0) return !isPublicAddress(host);
  return INSIDE.test(host) || !host.replace(/\.$/, '').includes('.');
}

/** This machine, by an address or by its name. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
