import { describe, expect, it } from 'vitest';
import { isLoopback } from './addresses.ts';
import { drawsPicturesAhead, parseSettings, SettingsError } from './settings.ts';

describe('settings', () => {
  it('have defaults', () => {
    expect(parseSettings({})).toMatchObject({
      port: 8081,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:8081',
      databaseUrl: null,
      databaseTimeout: 10,
      smtpUrl: null,
      apiToken: 'cardamom-web',
      workers: 1,
      isLoopbackOnly: true,
      mailFrom: { name: 'Cardamom', address: 'cards@cardamom.localhost' },
    });
  });

  it('are parsed', () => {
    expect(
      parseSettings({
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
    ['http://localhost:8081', undefined, true],
    ['https://cards.example', undefined, true],
    ['https://cards.example', '1', true],
    ['https://cards.example', '0', false],
    // Browsers have no service workers there.
    ['http://192.168.1.4', '1', false],
  ])('at %s with PUSH %s, notifications are sent: %o', (PUBLIC_URL, PUSH, expected) => {
    expect(parseSettings({ PUBLIC_URL, PUSH }).sendsPush).toBe(expected);
  });

  it.each([
    ['PUSH', 'yes'],
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '0x50'],
    ['PORT', '1e3'],
    ['PORT', '80.0'],
    ['WORKERS', '-1'],
    ['UNDO_SECONDS', '61'],
    ['DATABASE_TIMEOUT', '0'],
    ['DATABASE_TIMEOUT', '61'],
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
    ['ALLOWED_HOSTS', 'cards.example:8081'],
    ['ALLOWED_HOSTS', 'https://cards.example'],
    ['ALLOWED_HOSTS', '*'],
    ['API_TOKEN', 'a b'],
    ['SECRET_KEY', 'abc'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s is rejected with a sentence that names it', (name, value) => {
    expect(() => parseSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => parseSettings({ [name]: value })).toThrow(new RegExp(`^${name} should be .*\\.$`));
  });

  it.each([
    ['PUBLIC_URL', 'https://Cards.Example:443/', { publicUrl: 'https://cards.example' }],
    ['PUBLIC_URL', 'http://[::1]:8081', { publicUrl: 'http://[::1]:8081' }],
    ['HOST', '::', { host: '::' }],
    ['ALLOWED_HOSTS', ' Cards.Example, 10.0.0.7,::1, ', { allowedHosts: ['cards.example', '10.0.0.7', '[::1]'] }],
    ['HOST', 'cards_web.internal', { host: 'cards_web.internal' }],
    ['DATABASE_URL', 'postgres:///db?host=/run/x', { databaseUrl: 'postgres:///db?host=/run/x' }],
    ['DATABASE_URL', 'postgresql:///cards', { databaseUrl: 'postgresql:///cards' }],
    ['DATABASE_URL', 'postgres://u:p@%2Frun%2Fx/db', { databaseUrl: 'postgres://u:p@%2Frun%2Fx/db' }],
    ['SMTP_URL', 'smtp://u:p@mail.example:587', { smtpUrl: 'smtp://u:p@mail.example:587' }],
    ['DATA_DIR', '/nowhere/yet', { dataDir: '/nowhere/yet' }],
    ['MAIL_FROM', '<a@b.com>', { mailFrom: { name: 'Cardamom', address: 'a@b.com' } }],
    ['MAIL_FROM', 'a@b.com', { mailFrom: { name: 'Cardamom', address: 'a@b.com' } }],
    ['PORT', '0', { port: 0 }],
  ])('%s=%s is accepted', (name, value, expected) => {
    expect(parseSettings({ [name]: value })).toMatchObject(expected);
  });

  it('does not repeat a wrong secret key', () => {
    expect(() => parseSettings({ SECRET_KEY: 'do-not-show' })).not.toThrow(/do-not-show/);
  });

  it('reports every problem at once', () => {
    expect(() => parseSettings({ PORT: 'x', WORKERS: 'y' })).toThrow(/PORT[\s\S]*WORKERS/);
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
])('%s is a loopback address: %s', (host, is) => expect(isLoopback(host)).toBe(is));

it.each([
  [undefined, undefined, { web: true, worker: true }],
  [undefined, 'postgres://db/cards', { web: true, worker: false }],
  ['0', undefined, { web: false, worker: false }],
  ['1', 'postgres://db/cards', { web: true, worker: true }],
])('with PICTURES_AHEAD %s and DATABASE_URL %s, pictures are drawn ahead by %o', (ahead, database, expected) => {
  const settings = parseSettings({ PICTURES_AHEAD: ahead, DATABASE_URL: database });
  expect({ web: drawsPicturesAhead(settings, true), worker: drawsPicturesAhead(settings, false) }).toEqual(expected);
});
