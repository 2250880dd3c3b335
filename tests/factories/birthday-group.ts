import { type CallInput, type CallName } from '#contract/calls.ts';
import type { TestApp, TestVisitor } from '#tests/app.ts';
import type { TestMember } from './member.ts';

export type Addition = { name: string; month: number; day: number; year?: number };
export const CHOIR = 'The Fernbank choir';
export const THEO: Addition = { name: 'Theo Brandt', month: 12, day: 9 };
export const ZOE: Addition = { name: 'Zoe', month: 3, day: 5 };

/** The magic link in the address of a page. */
export function linkIn(path: string): string {
  return new URL(path, 'https://cards.example').searchParams.get('magicLink') ?? '';
}

/** What a call is refused for: its status, the field and the code of the first error. */
export async function refusal<N extends CallName>(visitor: TestVisitor, name: N, input: CallInput<N>): Promise<string> {
  const { status, errors } = await visitor.ask(name, input);
  return `${status} ${errors[0]?.field} ${errors[0]?.errorCode}`;
}

/** A list of birthdays that a member makes, with what is done about it by calls. */
export async function makeBirthdayGroup(app: TestApp, maker: TestMember, { isShared = true, name = CHOIR } = {}) {
  const { group } = await maker.call('POST /birthday/groups', { body: { name, isShared } });
  const params = { groupId: group.groupId };
  const view = async () => (await maker.call('GET /birthday/groups/{groupId}', { params })).group;
  return {
    ...params,
    params,
    magicLink: linkIn(group.path),
    view,
    /** Adds somebody, by default from a new browser. */
    add: (person: Addition, visitor: TestVisitor = app.visitor()) =>
      visitor.call('POST /birthday/group/join', { body: { magicLink: linkIn(group.path), ...person } }),
    /** Somebody on it, with the parameters of calls about them. */
    async person(called: string) {
      const [person, ...others] = (await view()).members.filter((one) => one.name === called);
      if (person === undefined || others.length > 0) throw new Error(`There is not one person called ${called}.`);
      return { ...person, params: { ...params, personId: person.personId } };
    },
  };
}
