import { calls } from '#contract/calls.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import { type Form, type FormCaller, type FormGiven, textField } from '#server/kernel/form.ts';
import { MAGIC_LINK } from '#shared/links/magic-link.ts';
import { routes } from '#shared/routes.ts';
import { type Joining, joiningOf } from './joining.ts';
import { type Membership, membershipOf } from './membership.ts';

const Added = calls['POST /birthday/group/join'].body;

/** Adding oneself to a list, and changing that, without script. */
export function birthdayGroupForms(context: Context): Form[] {
  const joining = joiningOf(context);
  const membership = membershipOf(context);
  return [
    { path: routes.birthdayGroup('join'), submit: (given, caller) => submitJoin(joining, given, caller) },
    { path: routes.birthdayGroup('mine'), submit: (given) => submitMine(membership, given) },
  ];
}

async function submitJoin(joining: Joining, { query, fields }: FormGiven, caller: FormCaller): Promise<string> {
  const { magicLink = '' } = query;
  if (!MAGIC_LINK.test(magicLink)) return routes.birthdayGroup('join');
  return orWhy(routes.birthdayGroupJoin(magicLink), async () => {
    const { magicLink: link, ...added } = readAdded(magicLink, fields);
    const own = await joining.add(link, added, { actor: await caller.findActor(), network: caller.network });
    return routes.birthdayGroupMine(own.magicLink);
  });
}

async function submitMine(membership: Membership, { query, fields }: FormGiven): Promise<string> {
  const { magicLink = '' } = query;
  if (!MAGIC_LINK.test(magicLink)) return routes.birthdayGroup('mine');
  const page = routes.birthdayGroupMine(magicLink);
  return orWhy(page, async () => {
    if (textField(fields, 'act') === 'take-back') {
      await membership.takeBack(magicLink);
      return page;
    }
    const { magicLink: link, ...added } = readAdded(magicLink, fields);
    await membership.change(link, added);
    return page;
  });
}

/** The address that an act leads to, or the page with what was wrong. */
async function orWhy(page: string, act: () => Promise<string>): Promise<string> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { field = 'general', errorCode = '' } = error.items[0] ?? {};
    return `${page}&${new URLSearchParams({ wrong: field === 'general' ? String(errorCode) : field })}`;
  }
}

/** What was typed and chosen. @throws Failure at the first part that is wrong. */
function readAdded(magicLink: string, fields: FormGiven['fields']) {
  const number = (name: string) => {
    const text = textField(fields, name) ?? '';
    return text === '' ? null : Number(text);
  };
  const given = Added.safeParse({
    magicLink,
    name: textField(fields, 'name'),
    year: textField(fields, 'hidesYear') === '1' ? null : number('year'),
    month: number('month'),
    day: number('day'),
    leapDayRule: textField(fields, 'leapDayRule'),
  });
  if (given.success) return given.data;
  const [issue] = given.error.issues;
  throw new Failure('invalid', [
    { field: String(issue?.path[0] ?? 'month'), errorCode: 'invalid', errorMessage: issue?.message ?? '' },
  ]);
}
