import type { sessionCalls } from '#contract/session.ts';
import { makeMember } from '#tests/factories/member.ts';
import { everyone, type RowsOf } from '../scenario.ts';

const nobody = () => ({ email: `nobody-${crypto.randomUUID()}@example.com` });

/** Sessions, sign-in and registration. Open to everyone. */
export const signInRows: RowsOf<typeof sessionCalls> = {
  'GET /login': { expected: everyone() },
  'GET /sign-in-ways': { expected: everyone() },
  'POST /login': {
    given: ({ owner }) => ({ body: { loginType: 'email', email: owner.email, password: 'not the password' } }),
    expected: everyone('422 wrong-password'),
  },
  'POST /login/passkey': { expected: everyone() },
  'GET /logout': { expected: everyone() },
  'POST /register': {
    given: () => ({ body: { registerType: 'email', firstName: 'Nadia', ...nobody() } }),
    expected: everyone(),
  },
  'POST /register/passkey': {
    given: () => ({ body: { firstName: 'Nadia', ...nobody() } }),
    expected: everyone(),
  },
  'POST /check_email': {
    given: async ({ app }) => ({ body: { email: (await makeMember(app)).email } }),
    expected: everyone(),
  },
  'POST /verify': { given: () => ({ body: { token: 'A'.repeat(22) } }), expected: everyone('404 dead-link') },
  'POST /accept_cookies': { given: () => ({ body: { analytics: true, ads: false } }), expected: everyone() },
};
