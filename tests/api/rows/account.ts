import type { accountCalls } from '#contract/account.ts';
import type { accessRequestCalls } from '#contract/admin/access-requests.ts';
import type { auditCalls } from '#contract/admin/audit.ts';
import { createPasswords } from '#server/sign-in/passwords.ts';
import { signInAs } from '#tests/factories/member.ts';
import { everyone, loggedIn, memberNotFound, memberInPerson, type RowsOf, type Scenario } from '../scenario.ts';

const PASSWORD = 'the yellow canoe';
/** The smallest possible picture: a PNG of one pixel. */
const POINT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const IMPERSONATING = { impersonating: '403 impersonating' } as const;
const unknownId = () => crypto.randomUUID();

async function sessionElsewhere({ app, owner }: Scenario): Promise<string> {
  await signInAs(app, owner);
  const rows = await app.context.db
    .selectFrom('sessions')
    .select('session_id')
    .where('member_id', '=', owner.memberId)
    .where('helper_id', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
  return rows[0]?.session_id ?? '';
}

/** The caller's own account. */
export const accountRows: RowsOf<typeof accountCalls & typeof auditCalls & typeof accessRequestCalls> = {
  'GET /account': { expected: loggedIn() },
  'GET /account/audit': { expected: loggedIn() },
  'GET /account/asks': { expected: loggedIn() },
  'PUT /account/asks/{askId}': {
    given: () => ({ params: { askId: unknownId() }, body: { allow: true } }),
    expected: memberNotFound('404 unknown-ask', IMPERSONATING),
  },
  'POST /account/settings': { given: () => ({ body: { name: 'Rosa' } }), expected: loggedIn() },
  'POST /account/password': {
    async given({ app, owner }) {
      const password_hash = await createPasswords().hash(PASSWORD);
      await app.context.db
        .updateTable('members')
        .set({ password_hash })
        .where('member_id', '=', owner.memberId)
        .execute();
      return { body: { currentPassword: PASSWORD, password: 'three words in a row' } };
    },
    // A soft login is enough with the current password. `other` and `admin` have no password yet, and set their first.
    expected: memberInPerson({ soft: 200 }),
  },
  'POST /account/password/reset': {
    given: ({ owner }) => ({ body: { email: owner.email } }),
    expected: everyone(),
  },
  'POST /account/photo': { given: () => ({ body: { image: POINT } }), expected: loggedIn() },
  'DELETE /account/photo/{photoId}': {
    given: () => ({ params: { photoId: unknownId() } }),
    expected: memberNotFound('404 unknown-photo'),
  },
  'GET /account/sessions': { expected: loggedIn() },
  'DELETE /account/sessions': { expected: memberInPerson() },
  'DELETE /account/sessions/{sessionId}': {
    given: async (scenario) => ({ params: { sessionId: await sessionElsewhere(scenario) } }),
    expected: memberInPerson({ other: '404 unknown-session', admin: '404 unknown-session' }),
  },
  'POST /account/passkeys/options': { expected: memberInPerson() },
  'POST /account/passkeys': {
    given: () => ({ body: { passkey: { id: 'x', rawId: 'x', type: 'public-key' } } }),
    expected: memberNotFound('422 wrong-passkey', IMPERSONATING),
  },
  'PUT /account/passkeys/{passkeyId}': {
    given: () => ({ params: { passkeyId: 'none' }, body: { name: 'The phone' } }),
    expected: memberNotFound('404 unknown-passkey', IMPERSONATING),
  },
  'DELETE /account/passkeys/{passkeyId}': {
    given: () => ({ params: { passkeyId: 'none' } }),
    expected: memberNotFound('404 unknown-passkey', IMPERSONATING),
  },
  'DELETE /account/identities/{provider}': {
    given: () => ({ params: { provider: 'google' } }),
    expected: memberNotFound('404 not-connected', IMPERSONATING),
  },
  'POST /account/two-step': { expected: memberInPerson() },
  'PUT /account/two-step': {
    given: () => ({ body: { code: '123456' } }),
    expected: memberNotFound('409 not-begun', IMPERSONATING),
  },
  'POST /account/two-step/codes': {
    given: () => ({ body: { code: '123456' } }),
    expected: memberNotFound('409 not-on', IMPERSONATING),
  },
  'DELETE /account/two-step': {
    given: () => ({ body: { code: '123456' } }),
    expected: memberNotFound('409 not-on', IMPERSONATING),
  },
  'POST /account/export': { expected: memberInPerson() },
  'GET /account/export': { expected: loggedIn() },
  'DELETE /account/export': { expected: memberInPerson() },
  'DELETE /account': { given: () => ({ body: { sentCards: 'leave' } }), expected: memberInPerson() },
};
