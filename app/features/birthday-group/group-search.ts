/** Why a form that was sent without script was refused: the field, or a code. */
const PROBLEMS = ['name', 'year', 'month', 'day', 'closed-list', 'full-list', 'too-many'] as const;
export type JoinProblem = (typeof PROBLEMS)[number];

/** The query of the pages that a link leads to: the link, and what went wrong without script. */
export function parseJoinSearch({ magicLink, wrong }: Record<string, unknown>): {
  magicLink?: string;
  wrong?: JoinProblem;
} {
  const problem = PROBLEMS.find((one) => one === wrong);
  return {
    ...(typeof magicLink === 'string' || typeof magicLink === 'number' ? { magicLink: String(magicLink) } : {}),
    ...(problem === undefined ? {} : { wrong: problem }),
  };
}

/** The query of the page of one list. */
export function parseGroupId({ group_id: groupId }: Record<string, unknown>): { group_id?: string } {
  return typeof groupId === 'string' && groupId !== '' && groupId !== 'null' ? { group_id: groupId } : {};
}
