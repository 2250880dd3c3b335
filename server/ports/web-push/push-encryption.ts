import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushTarget } from '../pusher.ts';

/** Push services take messages up to this size (RFC 8030, section 7.2). */
const MESSAGE_MAX = 4096;
/** Salt, record size, the length of the key's id, and the key (RFC 8188, section 2.1). */
const HEADER = 16 + 4 + 1 + 65;
/** The delimiter of the last record, and the tag of AES-GCM. */
const OVERHEAD = 1 + 16;
/** The most that one message can hold, in bytes. */
export const PUSH_PAYLOAD_MAX = MESSAGE_MAX - HEADER - OVERHEAD;

/** What is random in a message; given by the test that compares it with the example of RFC 8291. */
type Random = { salt: Buffer; sender: ECDH };

/**
 * Encrypts a message for one browser: the push service cannot read it (RFC 8291, in one record of the coding aes128gcm of RFC 8188).
 * @throws when it is too long, or when the keys of the browser are none.
 */
export function encryptPush(
  payload: string,
  { p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>,
  { salt, sender }: Random = { salt: randomBytes(16), sender: newSender() },
): Buffer {
  const text = Buffer.from(payload, 'utf8');
  if (text.length > PUSH_PAYLOAD_MAX) throw new Error(`A push message holds ${PUSH_PAYLOAD_MAX} bytes.`);
  const receiverKey = Buffer.from(p256dh, 'base64url');
  const senderKey = sender.getPublicKey();
  const shared = sender.computeSecret(receiverKey);
  const secret = Buffer.from(auth, 'base64url');
  const input = derive(shared, secret, Buffer.concat([Buffer.from('WebPush: info\0'), receiverKey, senderKey]), 32);
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const recordSize = Buffer.alloc(4);
  recordSize.writeUInt32BE(MESSAGE_MAX);
  return Buffer.concat([
    salt,
    recordSize,
    Buffer.from([senderKey.length]),
    senderKey,
    cipher.update(Buffer.concat([text, Buffer.from([2])])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

/** Whether keys are those of a browser: a point of the curve P-256, and 16 bytes. */
export function arePushKeys({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>): boolean {
  const key = Buffer.from(p256dh, 'base64url');
  if (key.length !== 65 || key[0] !== 4 || Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    newSender().computeSecret(key);
    return true;
  } catch {
    return false;
  }
}

function newSender(): ECDH {
  const sender = createECDH('prime256v1');
  sender.generateKeys();
  return sender;
}

function derive(input: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', input, salt, info, length));
}
