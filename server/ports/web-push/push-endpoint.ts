import { isInsideHost } from '../public-address.ts';

const ENDPOINT_MAX = 1000;

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
  return isInsideHost(url.hostname) ? 'The address of a push service is a public one.' : null;
}

/** This machine, by an address or by its name. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
