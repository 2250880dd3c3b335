import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPasswords } from '#server/sign-in/passwords.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { makeMember, signInAs, type TestMember } from '#tests/factories/member.ts';
import { PASSWORD, registrationInput } from '#tests/factories/sign-in.ts';

/** Longer than the 72 bytes that bcrypt reads, with letters that have two Unicode forms. */
const LONG = `café ${'horses and '.repeat(7)}one last Å`;
let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await testApp();
  member = await signInAs(app, await makeMember(app, { password_hash: await createPasswords().hash(LONG) }));
});
afterAll(() => app.close());
beforeEach(() => app.context.pool.query('delete from rate_limits'));

const signIn = async (password: string) => {
  const body = { loginType: 'email', email: member.email, password };
  const { status, errors } = await app.visitor().ask('POST /login', { body });
  return status === 200 ? 200 : errors[0];
};

describe.each([
  ['blank', '            ', 'common'],
  ['made of spaces that nobody sees', '\u00a0\u2003'.repeat(6), 'common'],
  ['made of signs without width', '\u200b'.repeat(12), 'common'],
  ['one with a NUL', 'three words\0in a row', 'unstorable'],
  ['one with half of a sign', 'three words \ud800 in a row', 'unstorable'],
  ['too short', 'nine sign', 'too-small'],
  ['too long', 'words '.repeat(34), 'too-large'],
  ['enormous', 'w'.repeat(1_000_000), 'too-large'],
])('a new password that is %s', (_, password, code) => {
  const refusal = [422, [{ field: 'password', errorCode: code }]];
  const shortOf = ({ status, errors }: { status: number; errors: { field: string; errorCode: unknown }[] }) => [
    status,
    errors.map(({ field, errorCode }) => ({ field, errorCode })),
  ];

  it('is refused at its field by registration', async () => {
    expect(shortOf(await app.visitor().ask('POST /register', { body: { ...registrationInput(), password } }))).toEqual(
      refusal,
    );
  });

  it('is refused in a change, and the old one still works', async () => {
    const body = { currentPassword: LONG, password };
    expect(shortOf(await member.ask('POST /account/password', { body }))).toEqual(refusal);
    expect(await signIn(LONG)).toBe(200);
  });
});

it('is checked to its last character', async () => {
  expect(await signIn(`${LONG.slice(0, -1)}B`)).toMatchObject({ errorCode: 'wrong-password' });
  expect(await signIn(LONG.slice(0, 72))).toMatchObject({ errorCode: 'wrong-password' });
});

it('is the same in every Unicode form, and differs from any other', async () => {
  expect(await signIn(LONG.normalize('NFD'))).toBe(200);
  expect(await signIn(LONG.replace('Å', '\u212b'))).toBe(200);
  expect(await signIn(LONG.replace('é', 'e'))).toMatchObject({ errorCode: 'wrong-password' });
});

it('that is too long is refused at sign-in before attempts are counted and hashes computed', async () => {
  for (const length of [1001, 1_000_000])
    expect(await signIn('w'.repeat(length))).toEqual({
      field: 'password',
      errorCode: 'too-large',
      errorMessage: 'This password is too long.',
    });
  const { rowCount } = await app.context.pool.query(`select from rate_limits where key like 'sign-in-tries%'`);
  expect(rowCount).toBe(0);
  expect(await signIn(PASSWORD)).toMatchObject({ errorCode: 'wrong-password' });
});
