import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSettings } from './settings.ts';

describe('mail settings', () => {
  const keyOf = (type: 'rsa' | 'ed25519', modulusLength = 2048): string => {
    const pair = type === 'rsa' ? generateKeyPairSync('rsa', { modulusLength }) : generateKeyPairSync('ed25519');
    return pair.privateKey.export({ type: 'pkcs8', format: 'pem' });
  };
  const key = keyOf('rsa');
  const signed = { MAIL_FROM: 'cards@mail.cards.example', DKIM_SELECTOR: 'cards1', DKIM_PRIVATE_KEY: key };

  it('default to no signature and no bounce address', () => {
    expect(parseSettings({ MAIL_FROM: 'cards@cards.example' })).toMatchObject({ bouncesTo: null, dkim: null });
  });
  it('include an address for bounces', () => {
    expect(parseSettings({ MAIL_BOUNCES_TO: ' bounces@cards.example ' }).bouncesTo).toBe('bounces@cards.example');
  });
  it('sign for the domain of From, or for the one in DKIM_DOMAIN', () => {
    expect(parseSettings(signed).dkim).toEqual({
      domainName: 'mail.cards.example',
      keySelector: 'cards1',
      privateKey: key,
    });
    expect(parseSettings({ ...signed, DKIM_DOMAIN: 'Cards.Example' }).dkim?.domainName).toBe('cards.example');
  });
  it('accept a key on one line, or the path of a file', async () => {
    expect(parseSettings({ ...signed, DKIM_PRIVATE_KEY: key.replaceAll('\n', '\\n') }).dkim?.privateKey).toBe(key);
    const folder = await mkdtemp(path.join(os.tmpdir(), 'cardamom-key-'));
    await writeFile(path.join(folder, 'dkim.pem'), key);
    expect(parseSettings({ ...signed, DKIM_PRIVATE_KEY: path.join(folder, 'dkim.pem') }).dkim?.privateKey).toBe(key);
    await rm(folder, { recursive: true });
  });
  it.each([
    [
      'an address with a name',
      { MAIL_BOUNCES_TO: 'Bounces <bounces@cards.example>' },
      /^MAIL_BOUNCES_TO should be an address/,
    ],
    ['a bounce address without @', { MAIL_BOUNCES_TO: 'bounces' }, /^MAIL_BOUNCES_TO should be an address alone/],
    [
      'a long bounce address',
      { MAIL_BOUNCES_TO: `${'b'.repeat(21)}@cards.example` },
      /^MAIL_BOUNCES_TO should have at most 20/,
    ],
    ['a selector alone', { DKIM_SELECTOR: 'cards1' }, /^DKIM_PRIVATE_KEY should be set too, because DKIM_SELECTOR is/],
    ['a key alone', { DKIM_PRIVATE_KEY: key }, /^DKIM_SELECTOR should be set too, because DKIM_PRIVATE_KEY is/],
    ['a domain alone', { DKIM_DOMAIN: 'cards.example' }, /^DKIM_SELECTOR should be[\s\S]*DKIM_PRIVATE_KEY should be/],
    ['a foreign domain', { ...signed, DKIM_DOMAIN: 'ards.example' }, /^DKIM_DOMAIN should be mail\.cards\.example/],
    ['a selector of two words', { ...signed, DKIM_SELECTOR: 'cards one' }, /^DKIM_SELECTOR should be letters/],
    ['a missing key file', { ...signed, DKIM_PRIVATE_KEY: '/no/such/key.pem' }, /^DKIM_PRIVATE_KEY should be the text/],
    [
      'an incomplete key',
      { ...signed, DKIM_PRIVATE_KEY: key.slice(0, 200) },
      /^DKIM_PRIVATE_KEY should be a complete private key/,
    ],
    ['a key of another kind', { ...signed, DKIM_PRIVATE_KEY: keyOf('ed25519') }, /should be an RSA key: many/],
    ['a short key', { ...signed, DKIM_PRIVATE_KEY: keyOf('rsa', 512) }, /should be an RSA key of at least 1024 bits/],
  ])('reject %s', (_, env, sentence) => {
    expect(() => parseSettings(env)).toThrow(sentence);
  });
  it('do not repeat a key that cannot be parsed', () => {
    expect(() => parseSettings({ ...signed, DKIM_PRIVATE_KEY: 'MIIEsecret' })).not.toThrow(/MIIEsecret/);
  });
});
