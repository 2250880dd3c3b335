import type { Actor } from './actor.ts';
import type { Browser } from './call.ts';
import type { MemberPair } from './member-links.ts';

/** What a plain form sent: the parts of its page's path, the query of its address, and its fields. */
export type FormGiven = {
  params: Record<string, string | undefined>;
  query: Record<string, string>;
  fields: Record<string, string | File>;
};

/** What a form knows of its request besides what was given to it. */
export type FormCaller = {
  browser: Browser;
  /** The caller's network address, shortened to its network for IPv6 (/64). */
  network: string;
  /** Who acts: by the session's cookie, and by the pair of a mail's link where there is one. */
  findActor: (pair?: MemberPair) => Promise<Actor>;
  /** Sets the session's cookies. */
  setSessionToken: (token: string) => void;
};

/** A plain form without script, sent by POST to its page's own address. */
export type Form = {
  /** As the router takes it: `/card/read/:magicLink/:magicLink2?`. Forms of one page differ by what `submit` takes. */
  path: string;
  /**
   * Does what the form asks for. What could not be done is said by the page, from its address.
   * @returns the address that it leads to, which a reload does not repeat; null where it is another form of the same page.
   */
  submit: (given: FormGiven, caller: FormCaller) => Promise<string | null>;
  /**
   * One press in a mail program (RFC 8058): it comes from anywhere, without a cookie, and the query of the address is all that counts.
   * @returns false where that is not whole. @throws Failure where nothing can be stopped by it.
   */
  submitOneClick?: (query: Record<string, string>) => Promise<boolean>;
};

/** A field of a form as text; nothing where it was not given, or is a file. */
export function textField(fields: FormGiven['fields'], name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
}
