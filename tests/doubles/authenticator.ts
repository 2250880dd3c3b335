import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Options = Record<string, unknown>;
/** An answer as the browser gives it (WebAuthn Level 3, the JSON form). */
export type PasskeyJson = {
  id: string;
  rawId: string;
  type: 'public-key';
  response: Record<string, string | string[]>;
  clientExtensionResults: Record<string, never>;
};
/** Changes to an answer, as a forger would make them. */
export type Forged = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  counter?: number;
  isPresent?: boolean;
  userHandle?: string;
};
/** An authenticator and its browser, in software. It holds passkeys and offers them by itself (ES256, attestation "none"). */
export type Authenticator = {
  /** Creates a passkey, as requested. */
  make(options: Options, forged?: Forged): PasskeyJson;
  /** Answers with the newest passkey, or with the one of this id. */
  answer(options: Options, forged?: Forged & { id?: string }): PasskeyJson;
};

type Kept = { id: Buffer; key: KeyObject; userHandle: string; counter: number };
const UP = 0x01;
const UV = 0x04;
const AT = 0x40;
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** @param counts whether it counts its uses; many authenticators never do */
export function softwareAuthenticator(origin: string, { counts = true } = {}): Authenticator {
  const kept: Kept[] = [];
  const clientData = (type: string, challenge: unknown, forged: Forged) =>
    Buffer.from(
      JSON.stringify({
        type: forged.type ?? type,
        challenge: forged.challenge ?? challenge,
        origin: forged.origin ?? origin,
        crossOrigin: false,
      }),
    );
  function authenticatorData(rpId: string, flags: number, counter: number, more = Buffer.alloc(0)): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head, more]);
  }
  const flagsOf = ({ isPresent = true }: Forged) => (isPresent ? UP : 0) | UV;
  const wrapped = (id: Buffer, response: PasskeyJson['response']): PasskeyJson => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    response,
    clientExtensionResults: {},
  });

  return {
    make(options, forged = {}) {
      const { rp, user, challenge } = options as { rp: { id: string }; user: { id: string }; challenge: string };
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const id = randomBytes(16);
      kept.push({ id, key: privateKey, userHandle: user.id, counter: 0 });
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, cose]);
      const authData = authenticatorData(forged.rpId ?? rp.id, flagsOf(forged) | AT, forged.counter ?? 0, credential);
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      return wrapped(id, {
        clientDataJSON: clientData('webauthn.create', challenge, forged).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal', 'hybrid'],
      });
    },
    answer(options, forged = {}) {
      const { rpId, challenge } = options as { rpId: string; challenge: string };
      const passkey =
        forged.id === undefined ? kept.at(-1) : kept.find(({ id }) => id.toString('base64url') === forged.id);
      if (passkey === undefined) throw new Error('There is no such passkey in this authenticator.');
      if (counts) passkey.counter += 1;
      const authData = authenticatorData(forged.rpId ?? rpId, flagsOf(forged), forged.counter ?? passkey.counter);
      const said = clientData('webauthn.get', challenge, forged);
      const signature = sign('sha256', Buffer.concat([authData, sha256(said)]), passkey.key);
      return wrapped(passkey.id, {
        clientDataJSON: said.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: forged.userHandle ?? passkey.userHandle,
      });
    },
  };
}

/** As much of CBOR (RFC 8949) as a passkey needs: integers, bytes, text and maps. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
  throw new Error('This is not written here.');
}
function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}
