import type { TestApp, TestVisitor } from '#tests/app.ts';

/** A password that is long enough and on no list of common ones. */
export const PASSWORD = 'the yellow canoe';

let people = 0;
/** The input of a registration, for a new person each time. */
export function registrationInput() {
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
