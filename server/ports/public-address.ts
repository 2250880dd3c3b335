import { type LookupAddress, type LookupAllOptions, lookup as lookUp } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * IPv4 networks that are not the public internet (IANA special-purpose registry): this machine, private networks, link-local with the metadata services of
 * clouds, carriers' own, examples, multicast and reserved ones.
 */
const SPECIAL_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Parts of the public range of IPv6 that lead elsewhere: protocol assignments with Teredo, examples, and 6to4, which holds an IPv4 address. */
const SPECIAL_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
const special = new BlockList();
for (const [network, bits] of SPECIAL_V4) special.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of SPECIAL_V6) special.addSubnet(network, bits, 'ipv6');
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  return family === 6 && publicV6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** Names that lead inside a network, whatever its resolver says (RFC 6761, RFC 6762, RFC 9476 and ICANN's `internal`). */
const INSIDE = /\.(localhost|local|internal|home\.arpa|test|invalid)\.?$/;

/** Whether the host of a URL is certainly not of the public internet. Other names are looked up when a connection is made. */
export function isInsideHost(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0) return !isPublicAddress(host);
  return INSIDE.test(host) || !host.replace(/\.$/, '').includes('.');
}

/** A name leads to an address inside: nothing is sent there. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress';
}

/** Asks the resolver of this machine for every address of a name. */
type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/**
 * Looks a name up for a connection, and refuses it where any of its addresses is not public. The connection is made to what was checked here: a name that
 * leads elsewhere a moment later (DNS rebinding) changes nothing.
 */
export function publicLookup(resolve: Resolve = lookUp): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error !== null || first === undefined) return callback(error ?? new Error(`${hostname} has no address.`), '');
      if (!found.every(({ address }) => isPublicAddress(address)))
        return callback(new PrivateAddress(`${hostname} leads to an address that is not public.`), '');
      if (options.all === true) return callback(null, found);
      callback(null, first.address, first.family);
    });
  };
}
export const lookUpPublic = publicLookup();
