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
    ['WORKERS', '-1'],
    ['UNDO_SECONDS', '61'],
    ['PUBLIC_URL', 'cards.example'],
    ['DATABASE_URL', 'mysql://db'],
    ['SMTP_URL', 'http://mail'],
    ['MAIL_FROM', 'nobody'],
    ['API_TOKEN', 'a b'],
  ])('%s=%s is refused in a sentence that names it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} should be .*\\.$`));
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
