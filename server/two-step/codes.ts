import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const PERIOD_S = 30;
/** How many steps an app's clock may be ahead or behind. */
const WINDOW = 1;

/** A new secret of RFC 6238: 160 bits, as RFC 4226 (section 4) asks; in base 32, as apps take it. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

function codesOf(secret: string, email: string): TOTP {
  return new TOTP({
    issuer: 'Cardamom',
    label: email,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  });
}

/** A secret as an app takes it: typed, opened, or looked at. */
export function presentSecret(secret: string, email: string): { secret: string; uri: string; qr: string } {
  const uri = codesOf(secret, email).toString();
  const svg = renderSVG(uri, { ecc: 'L', border: 4 });
  return { secret, uri, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

/** The step of time that six digits stand for; null where they are wrong, or too old. @param now milliseconds of the epoch. */
export function timeStepOf(digits: string, secret: string, now: number): number | null {
  const totp = codesOf(secret, '');
  const delta = totp.validate({ token: digits, timestamp: now, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}
