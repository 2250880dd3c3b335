import type { Actor } from './actor.ts';
import type { Browser } from './call.ts';
import type { MemberPair } from './member-links.ts';

/** What a plain form sent: the parts of its page's path, the query of its address, and its fields. */
export type FormGiven = {
  params: Record<string, string | undefined>;
  query: Record<string, string>;
  fields: Record<string, string | File>;
};

/** The request of a form, besides its fields. */
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
   * Does what the form asks for. If that is not possible, the address that it leads to says so, and the page shows it.
   * @returns the address to redirect to, so that a reload does not submit it again; null if this was another form of the same page.
   */
  submit: (given: FormGiven, caller: FormCaller) => Promise<string | null>;
  /**
   * One-click unsubscribe of a mail program (RFC 8058): a POST without a cookie, from any machine. It is identified by the query of the address alone.
   * @returns false if the query is incomplete. @throws Failure if its link is not valid.
   */
  submitOneClick?: (query: Record<string, string>) => Promise<boolean>;
};

/** A field of a form as text; nothing where it was not given, or is a file. */
export function textField(fields: FormGiven['fields'], name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
}
