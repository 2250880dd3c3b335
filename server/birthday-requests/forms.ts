import { calls, type ValidatedInput } from '#contract/calls.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import { type Form, type FormGiven, textField } from '#server/kernel/form.ts';
import { MAGIC_LINK } from '#shared/links/magic-link.ts';
import { routes } from '#shared/routes.ts';
import { type BirthdayAnswers, birthdayAnswersOf } from './answers.ts';

const Told = calls['PUT /birthday/answer'].body;

/** Answering without script. */
export function birthdayRequestForms(context: Context): Form[] {
  const answers = birthdayAnswersOf(context);
  return [{ path: routes.birthdayRequest('answer'), submit: (given) => submitAnswer(answers, given) }];
}

async function submitAnswer(answers: BirthdayAnswers, { query, fields }: FormGiven): Promise<string> {
  const { magicLink = '' } = query;
  if (!MAGIC_LINK.test(magicLink)) return routes.birthdayRequest('answer');
  const page = routes.birthdayAnswer(magicLink);
  try {
    await act(answers, magicLink, fields);
    return page;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { field = 'general', errorCode = '' } = error.items[0] ?? {};
    return `${page}&${new URLSearchParams({ wrong: field === 'general' ? String(errorCode) : field })}`;
  }
}

async function act(answers: BirthdayAnswers, magicLink: string, fields: FormGiven['fields']): Promise<void> {
  switch (textField(fields, 'act')) {
    case 'tell': {
      await answers.tell(magicLink, readTold(magicLink, fields));
      return;
    }
    case 'take-back':
      await answers.withdraw(magicLink);
      return;
    case 'allow':
      await answers.allowAgain(magicLink);
      return;
    case 'request':
    case 'sender':
    case 'everyone':
      await answers.refuse(magicLink, textField(fields, 'act') as 'request');
      return;
    default:
      return;
  }
}

/** What was chosen. Nothing is chosen where the year or the day is kept back. @throws Failure at the first part that is wrong. */
function readTold(magicLink: string, fields: FormGiven['fields']): ValidatedInput<'PUT /birthday/answer'>['body'] {
  const number = (name: string) => {
    const text = textField(fields, name) ?? '';
    return text === '' ? null : Number(text);
  };
  const hidesYear = textField(fields, 'hidesYear') === '1';
  const given = Told.safeParse({
    magicLink,
    year: hidesYear ? null : number('year'),
    month: number('month'),
    day: number('day'),
    leapDayRule: textField(fields, 'leapDayRule'),
  });
  if (given.success) return given.data;
  const field = String(given.error.issues[0]?.path[0] ?? 'month');
  throw new Failure('invalid', [{ field, errorCode: 'invalid', errorMessage: given.error.issues[0]?.message ?? '' }]);
}
