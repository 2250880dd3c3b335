import { isHostName } from './addresses.ts';
import { isIP } from 'node:net';
import { parseWholeNumber, type Source } from './source.ts';

/** Address books on servers. @property insideHosts hosts with their ports, in lower case */
export type CardDav = { insideHosts: readonly string[] };

/** `CARDDAV` (0 or 1), and `CARDDAV_INSIDE_HOSTS`: servers of the operator's own network that are read too, over HTTP as well. */
export function parseCardDav(source: Source): CardDav | null {
  const isOn = parseWholeNumber(source, 'CARDDAV', 1, 0, 1) === 1;
  const insideHosts = (source.get('CARDDAV_INSIDE_HOSTS') ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);
  const wrong = insideHosts.find((host) => !isHostWithPort(host));
  if (wrong !== undefined)
    source.reject(
      'CARDDAV_INSIDE_HOSTS',
      `should be names or addresses with their ports, such as nas.lan:443, separated by commas, but has "${wrong}".`,
    );
  return isOn ? { insideHosts } : null;
}

function isHostWithPort(text: string): boolean {
  const [, host = '', port = ''] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
  return (
    (isHostName(host) || isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0) && Number(port) > 0 && Number(port) < 65_536
  );
}
