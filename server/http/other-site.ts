import type { Context } from 'hono';

/**
 * Whether a page of another site sent a request that changes something. Browsers say where it comes from in one way or the other (Fetch Metadata, and Origin:
 * RFC 6454, 7); what is no browser says nothing.
 *
 * `Origin: null` is said by pages that hide where they are: ours whose address is a secret (`Referrer-Policy: no-referrer`), and also a sandboxed frame or a
 * local file of somebody else. Only `Sec-Fetch-Site` tells them apart. Without it a null origin is another site's.
 */
export function isFromOtherSite({ req }: Context, publicUrl: string): boolean {
  const origin = req.header('Origin');
  const site = req.header('Sec-Fetch-Site');
  if (site === 'same-origin') return false;
  // `none`: an address was typed or a bookmark opened. A page can never cause it.
  if (origin === undefined) return site !== undefined && site !== 'none';
  if (origin === new URL(publicUrl).origin) return false;
  // Another name of ours, in a browser that does not say more. A proxy may have taken its TLS off, so only the hosts are compared.
  return site !== undefined || !URL.canParse(origin) || new URL(origin).host !== req.header('Host');
}
