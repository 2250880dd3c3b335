import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLoopback, makesPictures, readSettings, SettingsError } from './env.ts';

describe('settings', () => {
  it('stand by themselves', () => {
    expect(readSettings({})).toMatchObject({
      port: 8081,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:8081',
      databaseUrl: null,
      smtpUrl: null,
      apiToken: 'cardamom-web',
      workers: 1,
      isLoopbackOnly: true,
      mailFrom: { name: 'Cardamom', address: 'cards@cardamom.localhost' },
    });
  });

  it('are read whole', () => {
    expect(
      readSettings({
        PORT: '9000',
        HOST: '0.0.0.0',
        PUBLIC_URL: 'https://cards.example/',
        MAIL_FROM: '"The shop" <post@cards.example>',
        WORKERS: '0',
        UNDO_SECONDS: '0',
        DATABASE_URL: 'postgres://db/cards',
        SMTP_URL: 'smtps://mail.example',
      }),
    ).toMatchObject({
      port: 9000,
      publicUrl: 'https://cards.example',
      mailFrom: { name: 'The shop', address: 'post@cards.example' },
      workers: 0,
      undoSeconds: 0,
      isLoopbackOnly: false,
    });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '0x50'],
    ['PORT', '1e3'],
    ['PORT', '80.0'],
    ['WORKERS', '-1'],
    ['UNDO_SECONDS', '61'],
    ['HOST', 'not a host!'],
    ['HOST', 'http://x'],
    ['HOST', '999.999.1.1'],
    ['HOST', '[::1]'],
    ['HOST', 'localhost:80'],
    ['PUBLIC_URL', 'cards.example'],
    ['PUBLIC_URL', 'https:cards.example'],
    ['PUBLIC_URL', 'https://cards.example/shop'],
    ['PUBLIC_URL', 'https://cards.example//'],
    ['PUBLIC_URL', 'https://cards.example/?a=1'],
    ['PUBLIC_URL', 'https://cards.example?'],
    ['PUBLIC_URL', 'https://cards.example/#top'],
    ['PUBLIC_URL', 'https://rosa:secret@cards.example'],
    ['PUBLIC_URL', 'ftp://cards.example'],
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_URL', 'postgres://'],
    ['DATABASE_URL', 'postgres:cards'],
    ['DATABASE_URL', 'postgres:///?host='],
    ['DATABASE_REPLICA_URL', 'postgres://'],
    ['SMTP_URL', 'http://mail'],
    ['SMTP_URL', 'smtp:'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp:mail.example'],
    ['DATA_DIR', '/etc/passwd'],
    ['DATA_DIR', '/etc/passwd/cards'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'A <a@b.com'],
    ['MAIL_FROM', 'a@b.com>'],
    ['MAIL_FROM', 'A <B> <a@b.com>'],
    ['API_TOKEN', 'a b'],
  ])('%s=%s is refused in a sentence that names it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} should be .*\\.$`));
  });

  it.each([
    ['PUBLIC_URL', 'https://Cards.Example:443/', { publicUrl: 'https://cards.example' }],
    ['PUBLIC_URL', 'http://[::1]:8081', { publicUrl: 'http://[::1]:8081' }],
    ['HOST', '::', { host: '::' }],
    ['HOST', 'cards_web.internal', { host: 'cards_web.internal' }],
    ['DATABASE_URL', 'postgres:///db?host=/run/x', { databaseUrl: 'postgres:///db?host=/run/x' }],
    ['DATABASE_URL', 'postgresql:///cards', { databaseUrl: 'postgresql:///cards' }],
    ['DATABASE_URL', 'postgres://u:p@%2Frun%2Fx/db', { databaseUrl: 'postgres://u:p@%2Frun%2Fx/db' }],
    ['SMTP_URL', 'smtp://u:p@mail.example:587', { smtpUrl: 'smtp://u:p@mail.example:587' }],
    ['DATA_DIR', '/nowhere/yet', { dataDir: '/nowhere/yet' }],
    ['MAIL_FROM', '<a@b.com>', { mailFrom: { name: 'Cardamom', address: 'a@b.com' } }],
    ['MAIL_FROM', 'a@b.com', { mailFrom: { name: 'Cardamom', address: 'a@b.com' } }],
    ['PORT', '0', { port: 0 }],
  ])('%s=%s is taken', (name, value, expected) => {
    expect(readSettings({ [name]: value })).toMatchObject(expected);
  });

  it('says everything that is wrong at once', () => {
    expect(() => readSettings({ PORT: 'x', WORKERS: 'y' })).toThrow(/PORT[\s\S]*WORKERS/);
  });
});

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['cards.localhost', true],
  ['0.0.0.0', false],
  ['192.168.1.4', false],
  ['localhost.example', false],
])('%s is this machine alone: %s', (host, is) => expect(isLoopback(host)).toBe(is));

it.each([
  [undefined, undefined, { web: true, worker: true }],
  [undefined, 'postgres://db/cards', { web: true, worker: false }],
  ['0', undefined, { web: false, worker: false }],
  ['1', 'postgres://db/cards', { web: true, worker: true }],
])('with PICTURES_AHEAD %s and DATABASE_URL %s, pictures are made ahead by %o', (ahead, database, expected) => {
  const settings = readSettings({ PICTURES_AHEAD: ahead, DATABASE_URL: database });
  expect({ web: makesPictures(settings, true), worker: makesPictures(settings, false) }).toEqual(expected);
});

describe('services outside', () => {
  it('are none where none is set', () => {
    expect(readSettings({}).thirdParties).toEqual({ counting: null, ads: null });
  });
  it('take the site’s own host and Meta’s pixel where nothing else is said', () => {
    const env = { PUBLIC_URL: 'https://cards.example', ANALYTICS_URL: 'https://stats.example/s.js', AD_PIXEL_ID: '42' };
    expect(readSettings(env).thirdParties).toEqual({
      counting: { script: 'https://stats.example/s.js', site: 'cards.example' },
      ads: { script: 'https://connect.facebook.net/en_US/fbevents.js', id: '42' },
    });
  });
  it.each([
    [{ ANALYTICS_URL: 'javascript:alert(1)' }, /ANALYTICS_URL should be/],
    [{ ANALYTICS_SITE: 'x' }, /ANALYTICS_SITE needs ANALYTICS_URL/],
    [{ AD_PIXEL_ID: '"><script>' }, /AD_PIXEL_ID should be/],
  ])('are refused where %j is given', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence);
  });
});

describe('how mails leave', () => {
  const keyOf = (type: 'rsa' | 'ed25519', modulusLength = 2048): string => {
    const pair = type === 'rsa' ? generateKeyPairSync('rsa', { modulusLength }) : generateKeyPairSync('ed25519');
    return pair.privateKey.export({ type: 'pkcs8', format: 'pem' });
  };
  const key = keyOf('rsa');
  const signed = { MAIL_FROM: 'cards@mail.cards.example', DKIM_SELECTOR: 'cards1', DKIM_PRIVATE_KEY: key };

  it('is not signed, and comes back to From, where nothing is said', () => {
    expect(readSettings({ MAIL_FROM: 'cards@cards.example' })).toMatchObject({ bouncesTo: null, dkim: null });
  });
  it('has its own address for what comes back', () => {
    expect(readSettings({ MAIL_BOUNCES_TO: ' bounces@cards.example ' }).bouncesTo).toBe('bounces@cards.example');
  });
  it('is signed for the domain of From, or for the one that is said', () => {
    expect(readSettings(signed).dkim).toEqual({
      domainName: 'mail.cards.example',
      keySelector: 'cards1',
      privateKey: key,
    });
    expect(readSettings({ ...signed, DKIM_DOMAIN: 'Cards.Example' }).dkim?.domainName).toBe('cards.example');
  });
  it('takes the key from one line, and from a file', async () => {
    expect(readSettings({ ...signed, DKIM_PRIVATE_KEY: key.replaceAll('\n', '\\n') }).dkim?.privateKey).toBe(key);
    const folder = await mkdtemp(path.join(os.tmpdir(), 'cardamom-key-'));
    await writeFile(path.join(folder, 'dkim.pem'), key);
    expect(readSettings({ ...signed, DKIM_PRIVATE_KEY: path.join(folder, 'dkim.pem') }).dkim?.privateKey).toBe(key);
    await rm(folder, { recursive: true });
  });
  it.each([
    ['a name with it', { MAIL_BOUNCES_TO: 'Bounces <bounces@cards.example>' }, /^MAIL_BOUNCES_TO should be an address/],
    ['no address', { MAIL_BOUNCES_TO: 'bounces' }, /^MAIL_BOUNCES_TO should be an address alone/],
    ['a long one', { MAIL_BOUNCES_TO: `${'b'.repeat(21)}@cards.example` }, /^MAIL_BOUNCES_TO should have up to 20/],
    ['a selector alone', { DKIM_SELECTOR: 'cards1' }, /^DKIM_PRIVATE_KEY should be set too, because DKIM_SELECTOR is/],
    ['a key alone', { DKIM_PRIVATE_KEY: key }, /^DKIM_SELECTOR should be set too, because DKIM_PRIVATE_KEY is/],
    ['a domain alone', { DKIM_DOMAIN: 'cards.example' }, /^DKIM_SELECTOR should be[\s\S]*DKIM_PRIVATE_KEY should be/],
    ['another’s domain', { ...signed, DKIM_DOMAIN: 'ards.example' }, /^DKIM_DOMAIN should be mail\.cards\.example/],
    ['a selector of two words', { ...signed, DKIM_SELECTOR: 'cards one' }, /^DKIM_SELECTOR should be letters/],
    ['no such file', { ...signed, DKIM_PRIVATE_KEY: '/no/such/key.pem' }, /^DKIM_PRIVATE_KEY should be the text/],
    ['half a key', { ...signed, DKIM_PRIVATE_KEY: key.slice(0, 200) }, /^DKIM_PRIVATE_KEY should be a private key/],
    ['a key of another kind', { ...signed, DKIM_PRIVATE_KEY: keyOf('ed25519') }, /should be an RSA key: signatures/],
    ['a short key', { ...signed, DKIM_PRIVATE_KEY: keyOf('rsa', 512) }, /should be an RSA key of 1024 bits/],
  ])('%s is refused in a sentence', (_, env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence);
  });
  it('says nothing of a key that cannot be read', () => {
    expect(() => readSettings({ ...signed, DKIM_PRIVATE_KEY: 'MIIEsecret' })).not.toThrow(/MIIEsecret/);
  });
});
