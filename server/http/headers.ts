import { hash } from 'node:crypto';

/** Headers of every answer. */
export function commonHeaders(isSecure: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
    ...(isSecure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/**
 * A page's Content-Security-Policy: scripts only from here, and of those in the page only the ones it came with, named by their hashes
 * (a page that is kept cannot carry a fresh nonce).
 * @param origins of the services that the operator has set up, where there are any
 */
export function pagePolicy(html: string, publicUrl: string, origins: readonly string[] = []): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`,
  );
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...new Set(hashes), ...origins].join(' '),
    "style-src 'self' 'unsafe-inline'",
    // Mails in the mailbox name pictures by the site's public address, whatever name it was opened by.
    ['img-src', "'self'", 'data:', 'blob:', new URL(publicUrl).origin, ...origins].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...origins].join(' '),
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
