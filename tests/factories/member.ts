import type { Insertable } from 'kysely';
import type { MembersTable } from '#server/members/tables.ts';
import type { TestApp, TestVisitor } from '#tests/app.ts';
import { newId } from '#shared/ids.ts';

export type TestMember = TestVisitor & { memberId: string; email: string };
let made = 0;

/** A member, inserted into the database. */
export async function makeMember(
  app: TestApp,
  given: Partial<Insertable<MembersTable>> = {},
): Promise<{ memberId: string; email: string }> {
  made += 1;
  const member = {
    member_id: newId(app.clock.now()),
    name: 'Rosa Lindqvist',
    email: `rosa-${made}@lindqvist.example`,
    zone: 'Europe/London',
    email_confirmed_at: new Date(app.clock.now()),
    created_at: new Date(app.clock.now()),
    ...given,
  };
  await app.context.db.insertInto('members').values(member).execute();
  return { memberId: member.member_id, email: member.email };
}

/** A browser in which a member is signed in. */
export async function signedIn(app: TestApp, given: Partial<Insertable<MembersTable>> = {}): Promise<TestMember> {
  return signInAs(app, await makeMember(app, given));
}

/** Another browser of an existing member. */
export async function signInAs(app: TestApp, member: { memberId: string; email: string }): Promise<TestMember> {
  const visitor = app.visitor();
  const { newToken } = await app.sessions.signIn({ token: undefined, userAgent: 'A test' }, member.memberId);
  visitor.cookies.set('cardamom_session', newToken);
  // Not spread: the visitor's `cookie` is a getter.
  return Object.assign(visitor, { memberId: member.memberId, email: member.email });
}
