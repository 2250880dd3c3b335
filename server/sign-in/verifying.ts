import type { ValidatedInput } from '#contract/calls.ts';
import type { Tx } from '#db/client.ts';
import type { MailedLinkKind } from './tables.ts';
import { failure } from '#server/kernel/failure.ts';
import { cancelDeletion, confirmEmail, createMember, usePendingEmail } from '#server/members/members.ts';
import type { StartedSession } from '#server/sessions/sessions.ts';
import { routes } from '#shared/routes.ts';
import { PendingRegistration } from './pending-registration.ts';
import { expiredLink } from './mailed-links.ts';
import type { Caller, SignInDeps } from './deps.ts';
import { type MailedLinkRow, selectByEmail } from './queries.ts';

export type Verified = StartedSession & { kind: MailedLinkKind; next: string | null };
/** Whom a link signs in, and where they go. */
type Behind = { memberId: string; kind: MailedLinkKind; next: string | null };

/** Acts on a mailed link, or on the code in the same mail. It is used up in the same transaction. */
export async function verifyMailedLink(
  deps: SignInDeps,
  caller: Caller,
  { token, email = '', code = '' }: ValidatedInput<'POST /verify'>['body'],
): Promise<Verified> {
  const { limits, mailedLinks, sessions, db } = deps;
  await limits.link(caller.network, token === undefined ? email : null);
  const hash = token === undefined ? await mailedLinks.hashByDigits(email, code) : mailedLinks.hashOf(token);
  if ((await mailedLinks.kindOf(hash)) === 'confirm-email') {
    // Whoever holds the new mailbox has shown that and no more: nobody is signed in by it.
    const next = await db
      .transaction()
      .execute(async (tx) => confirmAddress(deps, tx, await mailedLinks.spend(tx, hash)))
      .catch(refuseTaken);
    return { ...(await sessions.begin(caller.browser)), kind: 'confirm-email', next };
  }
  let behind: Behind | undefined;
  const begun = await sessions.signIn(caller.browser, async (tx) => {
    behind = await resolveMember(deps, tx, await mailedLinks.spend(tx, hash), caller.sessionId);
    return behind.memberId;
  });
  return { ...begun, kind: behind?.kind ?? 'sign-in', next: behind?.next ?? null };
}

/** The member that a link signs in, created or restored where it is for that. */
async function resolveMember(deps: SignInDeps, tx: Tx, row: MailedLinkRow, sessionId: string | null): Promise<Behind> {
  if (row.kind === 'join') return join(deps, tx, row, sessionId);
  const now = new Date(deps.clock.now());
  const { kind, member_id: memberId, email } = row;
  // What was mailed to an address that nobody has leads to nobody.
  if (memberId === null) throw expiredLink();
  const isLetIn =
    kind === 'restore' ? await cancelDeletion(tx, memberId, now) : await confirmEmail(tx, memberId, email, now);
  if (!isLetIn) throw expiredLink();
  await connectWaiting(deps, tx, memberId, row, sessionId);
  return { memberId, kind, next: row.next_path };
}

async function join(deps: SignInDeps, tx: Tx, row: MailedLinkRow, sessionId: string | null): Promise<Behind> {
  const now = new Date(deps.clock.now());
  const { data: asked } = PendingRegistration.safeParse(deps.mailedLinks.payloadOf(row));
  if (asked === undefined) throw expiredLink();
  const isSameBrowser = asked.sessionId !== null && asked.sessionId === sessionId;
  const passwordHash = isSameBrowser ? asked.passwordHash : null;
  const passkey = isSameBrowser ? asked.passkey : null;
  const { name, zone } = asked;
  const memberId = await createMember(
    tx,
    { memberId: passkey?.memberId, name, email: row.email, passwordHash, zone },
    now,
  );
  if (memberId !== undefined) {
    if (passkey !== null) await deps.passkeys.keep(tx, memberId, passkey);
    await connectWaiting(deps, tx, memberId, row, sessionId);
    const lostPassword = asked.passwordHash !== null && passwordHash === null;
    return { memberId, kind: 'join', next: lostPassword ? routes.changePassword() : row.next_path };
  }
  // Somebody made an account with this address meanwhile, and it is the same mailbox that speaks here: they are signed in, and nothing of it changes.
  const member = await selectByEmail(tx, row.email);
  if (member === undefined || !(await confirmEmail(tx, member.member_id, row.email, now))) throw expiredLink();
  return { memberId: member.member_id, kind: 'sign-in', next: row.next_path };
}

/** Connects who somebody is at a provider, where the mail came back to the browser that had been there. */
async function connectWaiting(
  { identities, mailedLinks }: SignInDeps,
  tx: Tx,
  memberId: string,
  row: MailedLinkRow,
  sessionId: string | null,
): Promise<void> {
  const waiting = mailedLinks.payloadOf(row);
  if (waiting.identity && waiting.sessionId === sessionId && sessionId !== null)
    await identities.connectPending(tx, memberId, waiting.identity);
}

/** @returns where whoever pressed was going. */
async function confirmAddress(deps: SignInDeps, tx: Tx, row: MailedLinkRow): Promise<string | null> {
  const other = await selectByEmail(tx, row.email);
  if (other !== undefined && other.member_id !== row.member_id) throw addressTaken();
  const now = new Date(deps.clock.now());
  const taken = row.member_id !== null && (await usePendingEmail(tx, row.member_id, row.email, now));
  if (!taken) throw expiredLink();
  return row.next_path;
}

function addressTaken() {
  return failure(
    'conflict',
    'token',
    'address-taken',
    'Another account already uses this address, so your address was not changed.',
  );
}

/** Somebody else took the address in the same instant: it was free when it was looked for, and is not any more (23505). */
function refuseTaken(error: unknown): never {
  throw (error as { code?: unknown }).code === '23505' ? addressTaken() : error;
}
