import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import type { Complain } from './provider-settings.ts';

type Given = (name: string) => string | undefined;
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/i;

function urlIn(text: string, protocols: readonly string[]): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && protocols.includes(url.protocol) && text.slice(url.protocol.length).startsWith('//')
    ? url
    : null;
}

/** `PUBLIC_URL`: the site's own, from which addresses of pages are made; no slash at its end. Null where none is given, or a wrong one. */
export function readPublicUrl(given: Given, complain: Complain): string | null {
  const text = given('PUBLIC_URL');
  if (text === undefined) return null;
  const url = urlIn(text, ['http:', 'https:']);
  // The signs too, since an empty query, fragment or name is no part of what was read.
  if (url !== null && url.pathname === '/' && !/[?#@]/.test(text)) return url.origin;
  complain(
    'PUBLIC_URL',
    'should be an address that begins with http:// or https:// and ends with the name of the site or its port, such as https://cards.example.',
  );
  return null;
}

/** `HOST`: what the server listens at, an IP address or the name of one. */
export function readHost(given: Given, complain: Complain): string {
  const text = given('HOST') ?? '127.0.0.1';
  const labels = text.split('.');
  // A name whose last part is a number is read as an IPv4 address everywhere (WHATWG URL, 3.5), and is a wrong one here.
  const isName = text.length <= 253 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '');
  if (isIP(text) === 0 && !isName)
    complain('HOST', `should be an IP address or the name of a host, such as 0.0.0.0 or localhost, and is "${text}".`);
  return text;
}

/** A database's address. It names a host, or the folder of a socket (`postgres:///cards?host=/run/postgresql`), or at least the database. */
export function readDatabaseUrl(name: string, given: Given, complain: Complain): string | null {
  const text = given(name);
  if (text === undefined) return null;
  const url = urlIn(text, ['postgres:', 'postgresql:']);
  if (url !== null && (url.hostname !== '' || url.searchParams.get('host') || url.pathname.length > 1)) return text;
  complain(
    name,
    'should be an address that begins with postgres:// or postgresql:// and names a database, such as postgres://cards@db.example/cards.',
  );
  return null;
}

/** `SMTP_URL`: the mail server. */
export function readSmtpUrl(given: Given, complain: Complain): string | null {
  const text = given('SMTP_URL');
  if (text === undefined) return null;
  const url = urlIn(text, ['smtp:', 'smtps:']);
  if (url !== null && url.hostname !== '') return text;
  complain(
    'SMTP_URL',
    'should be an address that begins with smtp:// or smtps:// and names a host, such as smtp://mail.example:587.',
  );
  return null;
}

/** `DATA_DIR`: a folder, which may not be there yet. */
export function readDataDir(given: Given, complain: Complain): string {
  const folder = path.resolve(given('DATA_DIR') ?? '.data');
  if (isFile(folder)) complain('DATA_DIR', `should be a folder, and ${folder} is a file, or lies in one.`);
  return folder;
}

/** Whether the nearest thing on the way to a place that is there is something else than a folder. */
function isFile(place: string): boolean {
  const found = statSync(place, { throwIfNoEntry: false });
  if (found !== undefined) return !found.isDirectory();
  const above = path.dirname(place);
  return above !== place && isFile(above);
}

/** `MAIL_FROM`: an address, or a name with the address in angle brackets. Null where none is given, or a wrong one. */
export function readMailFrom(given: Given, complain: Complain): { name: string; address: string } | null {
  const text = given('MAIL_FROM');
  if (text === undefined) return null;
  const {
    name = '',
    named,
    bare,
  } = /^(?:(?<name>[^<>]*?)\s*<(?<named>[^<>\s@]+@[^<>\s@]+)>|(?<bare>[^<>\s@]+@[^<>\s@]+))$/.exec(text)?.groups ?? {};
  const address = named ?? bare;
  if (address !== undefined) return { name: name.replace(/^"|"$/g, '') || 'Cardamom', address };
  complain('MAIL_FROM', `should be an address, such as "Cardamom <cards@example.org>", and is "${text}".`);
  return null;
}
