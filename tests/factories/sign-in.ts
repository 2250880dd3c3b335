import type { TestApp, TestVisitor } from '#tests/app.ts';

/** A password that nobody guesses. */
export const PASSWORD = 'the yellow canoe';

let people = 0;
/** What somebody gives who wants to join: each time somebody else. */
export function somebody() {
  people += 1;
  return {
    registerType: 'email',
    email: `nadia-${people}@harbour.example`,
    firstName: 'Nadia',
    password: PASSWORD,
  } as const;
}

/** The user of a browser's session. */
export async function currentUser(visitor: TestVisitor) {
  return (await visitor.call('GET /login', { query: {} })).user;
}

/** A browser in which somebody has requested a sign-in link. */
export async function requestSignInLink(app: TestApp, email: string, next?: string): Promise<TestVisitor> {
  const visitor = app.visitor();
  await visitor.call('POST /login', { body: { loginType: 'link', email, next } });
  return visitor;
}
