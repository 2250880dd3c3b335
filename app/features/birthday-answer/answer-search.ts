/** Why a form that was sent without script was refused: the field, or a code. */
const PROBLEMS = ['year', 'month', 'day', 'refused', 'from', 'too-many'] as const;
export type AnswerProblem = (typeof PROBLEMS)[number];

/** The query of the page where a friend answers: the link, what to refuse first where a mail's foot led here, and what went wrong without script. */
export type AnswerSearch = { magicLink?: string; refuse?: 'sender' | 'everyone'; wrong?: AnswerProblem };
export function parseAnswerSearch({ magicLink, refuse, wrong }: Record<string, unknown>): AnswerSearch {
  const problem = PROBLEMS.find((one) => one === wrong);
  return {
    ...(typeof magicLink === 'string' || typeof magicLink === 'number' ? { magicLink: String(magicLink) } : {}),
    ...(refuse === 'sender' || refuse === 'everyone' ? { refuse } : {}),
    ...(problem === undefined ? {} : { wrong: problem }),
  };
}
