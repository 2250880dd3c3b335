import { User } from '#contract/session.ts';
import { media } from '#shared/routes.ts';
import { parseStored } from '#server/kernel/stored-json.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { SessionDetailsRow, UserRow } from './queries.ts';

/** Width of a member's photo in the frame of the site, in pixels. */
const PHOTO_WIDTH = 96;

/** What the browser gets to know of the signed-in user. */
export function viewUser(actor: Actor, row: UserRow | undefined, says: SessionDetailsRow | undefined): User {
  const consent = parseStored(User.shape.consent, says?.consent ?? null, 'sessions.consent');
  if (actor.kind === 'visitor' || row === undefined) return { ...nobody, consent };
  const isLoggedIn = actor.kind !== 'soft';
  const impersonatorId = actor.kind === 'member' ? actor.impersonatorId : null;
  return {
    memberId: row.member_id,
    email: row.email,
    name: row.name,
    photoUrl: row.photo_id === null ? null : media.photo(row.photo_id, PHOTO_WIDTH),
    isLoggedIn,
    isSoftLoggedIn: !isLoggedIn,
    isMember: true,
    membershipInfo: { type: row.membership_type },
    favoriteCards: row.favorites,
    adminMemberId: actor.kind === 'admin' ? actor.memberId : impersonatorId,
    impersonation:
      impersonatorId === null || !says?.helping_until
        ? null
        : {
            adminName: says.helper_name ?? '',
            reason: says.helping_reason ?? '',
            until: says.helping_until.toISOString(),
          },
    memberAlert: isLoggedIn && row.has_bounced ? 'email-bounced' : null,
    consent,
  };
}

const nobody: User = {
  memberId: null,
  email: null,
  name: null,
  photoUrl: null,
  isLoggedIn: false,
  isSoftLoggedIn: false,
  isMember: false,
  membershipInfo: { type: 'logged-out' },
  favoriteCards: [],
  adminMemberId: null,
  impersonation: null,
  memberAlert: null,
  consent: null,
};

export type SignedInPlace = { sessionId: string; isHere: boolean; device: string; since: string; seenAt: string };
type PlaceRow = {
  session_id: string;
  user_agent: string | null;
  signed_in_at: Date | null;
  created_at: Date;
  seen_at: Date;
};

export function viewPlace(row: PlaceRow, here: string): SignedInPlace {
  return {
    sessionId: row.session_id,
    isHere: row.session_id === here,
    device: deviceName(row.user_agent ?? ''),
    since: (row.signed_in_at ?? row.created_at).toISOString(),
    seenAt: row.seen_at.toISOString(),
  };
}

const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/iPhone/, 'an iPhone'],
  [/iPad/, 'an iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS/, 'a Mac'],
  [/CrOS/, 'a Chromebook'],
  [/Linux/, 'Linux'],
];
/** What a browser runs on, as text after "on": "an iPhone". */
export const operatingSystemOf = (userAgent: string) => nameIn(SYSTEMS, userAgent);
const nameIn = (names: typeof BROWSERS, text: string) => names.find(([sign]) => sign.test(text))?.[1];

/** The name of a browser and its system: "Firefox on Linux". */
export function deviceName(userAgent: string): string {
  const browser = nameIn(BROWSERS, userAgent);
  const system = operatingSystemOf(userAgent);
  if (browser === undefined && system === undefined) return 'A browser we do not know';
  return `${browser ?? 'A browser'}${system === undefined ? '' : ` on ${system}`}`;
}
