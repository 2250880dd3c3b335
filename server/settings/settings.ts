import type { ContactProviderSettings } from '#server/ports/contacts/contact-provider.ts';
import type { ProviderSettings } from '#server/ports/identities/identity.ts';
import { UNDO_TIMEOUT_MS } from '#shared/limits.ts';
import type { ThirdParties } from '#shared/third-parties.ts';
import { type CardDav, parseCardDav } from './address-books.ts';
import { isLoopback, parseHost, parsePublicUrl } from './addresses.ts';
import { parseAllowedHosts } from './hosts.ts';
import { parseIdentityProviders } from './identity-providers.ts';
import { type Dkim, defaultMailFrom, parseBounceAddress, parseDkim, parseMailFrom, parseSmtpUrl } from './mail.ts';
import { type LogLevel, parseApiToken, parseLogLevel, parseSecretKey } from './process.ts';
import { StartError } from './start-error.ts';
import { parseContactProviders } from './contact-providers.ts';
import { createSource, parseWholeNumber, type SettingProblem } from './source.ts';
import { parseDatabaseUrl, parseDataDir } from './storage.ts';
import { parseTwilio, type Twilio } from './texts.ts';
import { parseThirdParties } from './third-parties.ts';

/** The settings of this process, parsed once when it starts. */
export type Settings = {
  port: number;
  host: string;
  /** The site's address in mails and links, without a slash at the end. */
  publicUrl: string;
  /** Further host names that the site answers to. */
  allowedHosts: readonly string[];
  dataDir: string;
  /** Address of a Postgres server; `null` means the embedded one. */
  databaseUrl: string | null;
  /** Seconds that a page or a call waits for one answer of the database. */
  databaseTimeout: number;
  /** Address of a mail server; `null` means the built-in mailbox. */
  smtpUrl: string | null;
  mailFrom: { name: string; address: string };
  /** Where mail servers report mails they could not deliver; `null` means the address of `mailFrom`. */
  bouncesTo: string | null;
  /** How mails are signed; `null` when they are not, or when the mail server does it. */
  dkim: Dkim | null;
  apiToken: string;
  /** 64 hexadecimal digits; `null` means the key file in `dataDir`. */
  secretKey: string | null;
  logLevel: LogLevel;
  /** Workers inside the web process; 0 leaves sending to `npm run worker`. */
  workers: number;
  /** Number of proxies in front whose X-Forwarded-For is trusted. */
  trustedProxies: number;
  /** Whether this process draws the shop's pictures ahead of requests; `null` when it is not set. */
  picturesAhead: boolean | null;
  /** How long a card that is sent at once can be cancelled. */
  undoSeconds: number;
  /** True when the site can only be reached from this machine. */
  isLoopbackOnly: boolean;
  /** Sign-in with Google, Facebook and Apple; a provider that is null is not offered. */
  providers: ProviderSettings;
  /** Contacts of accounts at Google and Microsoft; a provider that is null is not offered. */
  contactProviders: ContactProviderSettings;
  /** Whether members can get notifications on their devices. Browsers allow that over TLS or on this machine only. */
  sendsPush: boolean;
  /** Text messages through Twilio; null where none are sent. */
  twilio: Twilio | null;
  /** Address books on CardDAV servers that members name; null where none are read. */
  cardDav: CardDav | null;
  /** Web analytics and an ad pixel; null when they are not set up. */
  thirdParties: ThirdParties;
};

/**
 * Parses the settings from the environment.
 * @throws SettingsError naming every wrong value, each with a sentence that says what it should be.
 */
export function parseSettings(env: Record<string, string | undefined>): Settings {
  const { source, problems } = createSource(env);
  const port = parseWholeNumber(source, 'PORT', 8081, 0, 65_535);
  const host = parseHost(source);
  const publicUrl = parsePublicUrl(source) ?? `http://localhost:${port}`;
  const siteHost = new URL(publicUrl).hostname;
  const mailFrom = parseMailFrom(source) ?? defaultMailFrom(siteHost);
  const settings: Settings = {
    port,
    host,
    publicUrl,
    allowedHosts: parseAllowedHosts(source),
    dataDir: parseDataDir(source),
    databaseUrl: parseDatabaseUrl(source),
    databaseTimeout: parseWholeNumber(source, 'DATABASE_TIMEOUT', 10, 1, 60),
    smtpUrl: parseSmtpUrl(source),
    mailFrom,
    bouncesTo: parseBounceAddress(source),
    dkim: parseDkim(source, mailFrom.address),
    apiToken: parseApiToken(source),
    secretKey: parseSecretKey(source),
    logLevel: parseLogLevel(source),
    workers: parseWholeNumber(source, 'WORKERS', 1, 0, 16),
    trustedProxies: parseWholeNumber(source, 'TRUSTED_PROXIES', 0, 0, 10),
    picturesAhead:
      source.get('PICTURES_AHEAD') === undefined ? null : parseWholeNumber(source, 'PICTURES_AHEAD', 1, 0, 1) === 1,
    undoSeconds: parseWholeNumber(source, 'UNDO_SECONDS', UNDO_TIMEOUT_MS / 1000, 0, 60),
    isLoopbackOnly: isLoopback(host) && isLoopback(siteHost),
    providers: parseIdentityProviders(source),
    contactProviders: parseContactProviders(source),
    sendsPush:
      parseWholeNumber(source, 'PUSH', 1, 0, 1) === 1 && (publicUrl.startsWith('https:') || isLoopback(siteHost)),
    twilio: parseTwilio(source),
    cardDav: parseCardDav(source),
    thirdParties: parseThirdParties(source, siteHost),
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

/**
 * Whether a process draws the shop's pictures ahead of requests. When `PICTURES_AHEAD` is not set, web processes do, and so do workers
 * with the embedded database, because they share its folder: pictures in a folder that no web process serves help nobody.
 */
export function drawsPicturesAhead(
  { picturesAhead, databaseUrl }: Pick<Settings, 'picturesAhead' | 'databaseUrl'>,
  servesPictures: boolean,
): boolean {
  return picturesAhead ?? (servesPictures || databaseUrl === null);
}

export class SettingsError extends StartError {
  override name = 'SettingsError';
  constructor(problems: SettingProblem[]) {
    super(problems.map(({ name, sentence }) => `${name} ${sentence}`).join('\n'));
  }
}
