import type { ProviderSettings } from '#server/ports/identity.ts';
import { UNDO_TIMEOUT_MS } from '#shared/limits.ts';
import type { ThirdParties } from '#shared/third-parties.ts';
import {
  readDatabaseUrl,
  readDataDir,
  readHost,
  readMailFrom,
  readPublicUrl,
  readSmtpUrl,
} from './address-settings.ts';
import { type Dkim, readBounceAddress, readDkim } from './mail-settings.ts';
import { type Complain, readProviders } from './provider-settings.ts';
import { readThirdPartySettings } from './third-party-settings.ts';

/** The settings of this process, parsed once at its start. */
export type Settings = {
  port: number;
  host: string;
  /** The site's address in mails and links; no slash at its end. */
  publicUrl: string;
  dataDir: string;
  /** A Postgres of one's own; `null` means the embedded one. */
  databaseUrl: string | null;
  databaseReplicaUrl: string | null;
  /** A mail server; `null` means the built-in mailbox. */
  smtpUrl: string | null;
  mailFrom: { name: string; address: string };
  /** Where mail servers report what could not be delivered; `null` means the address that mails are from. */
  bouncesTo: string | null;
  /** What mails are signed with; `null` where they are not, or where the mail server does it. */
  dkim: Dkim | null;
  apiToken: string;
  /** Workers inside the web process; 0 leaves the work to `npm run worker`. */
  workers: number;
  /** Proxies in front whose X-Forwarded-For is believed. */
  trustedProxies: number;
  /** Whether this process makes the shop's pictures ahead, or only when they are asked for; `null` where it is not said. */
  picturesAhead: boolean | null;
  /** How long a card that leaves at once can be taken back. */
  undoSeconds: number;
  isLoopbackOnly: boolean;
  /** Accounts at Google, Facebook and Apple; those that are null are not offered. */
  providers: ProviderSettings;
  /** Analytics and an ad pixel; none where nothing is set. */
  thirdParties: ThirdParties;
};

type Problem = { name: string; sentence: string };

/**
 * Reads the settings from the environment.
 * @throws SettingsError naming every wrong value, each with a sentence that says what it should be.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const problems: Problem[] = [];
  const given = (name: string) => (env[name] === undefined || env[name].trim() === '' ? undefined : env[name].trim());
  const whole = (name: string, fallback: number, from: number, to: number): number => {
    const text = given(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= from && value <= to) return value;
    problems.push({ name, sentence: `should be a whole number from ${from} to ${to}, and is "${text}".` });
    return fallback;
  };
  const complain: Complain = (name, sentence) => problems.push({ name, sentence });
  const port = whole('PORT', 8081, 0, 65_535);
  const host = readHost(given, complain);
  const publicUrl = readPublicUrl(given, complain) ?? `http://localhost:${port}`;
  const mailFrom = readMailFrom(given, complain) ?? fromSite(new URL(publicUrl).hostname);
  const settings: Settings = {
    port,
    host,
    publicUrl,
    dataDir: readDataDir(given, complain),
    databaseUrl: readDatabaseUrl('DATABASE_URL', given, complain),
    databaseReplicaUrl: readDatabaseUrl('DATABASE_REPLICA_URL', given, complain),
    smtpUrl: readSmtpUrl(given, complain),
    mailFrom,
    bouncesTo: readBounceAddress(given, complain),
    dkim: readDkim(given, mailFrom.address, complain),
    apiToken: given('API_TOKEN') ?? 'cardamom-web',
    workers: whole('WORKERS', 1, 0, 16),
    trustedProxies: whole('TRUSTED_PROXIES', 0, 0, 10),
    picturesAhead: given('PICTURES_AHEAD') === undefined ? null : whole('PICTURES_AHEAD', 1, 0, 1) === 1,
    undoSeconds: whole('UNDO_SECONDS', UNDO_TIMEOUT_MS / 1000, 0, 60),
    isLoopbackOnly: isLoopback(host) && isLoopback(new URL(publicUrl).hostname),
    providers: readProviders(env, complain),
    thirdParties: readThirdPartySettings(given, publicUrl, complain),
  };
  if (!/^[\x21-\x7e]{4,200}$/.test(settings.apiToken))
    problems.push({ name: 'API_TOKEN', sentence: 'should be 4 to 200 plain characters without spaces.' });
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

/**
 * Whether a process makes the shop's pictures ahead. Where it is not said, those do that serve them, and workers whose folder is that of
 * the embedded database: pictures in a folder that nothing is served from help nobody.
 */
export function makesPictures(
  { picturesAhead, databaseUrl }: Pick<Settings, 'picturesAhead' | 'databaseUrl'>,
  servesThem: boolean,
): boolean {
  return picturesAhead ?? (servesThem || databaseUrl === null);
}

export class SettingsError extends Error {
  constructor(problems: Problem[]) {
    super(problems.map(({ name, sentence }) => `${name} ${sentence}`).join('\n'));
    this.name = 'SettingsError';
  }
}

/** Whether a host name or address is this machine alone. */
export function isLoopback(host: string): boolean {
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '::1' ||
    host === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(host)
  );
}

/** Whom mails are from where it is not said. */
function fromSite(host: string): { name: string; address: string } {
  return { name: 'Cardamom', address: `cards@${isLoopback(host) ? 'cardamom.localhost' : host}` };
}
