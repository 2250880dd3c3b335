import type { z } from 'zod';
import type { ErrorItem } from '#contract/reply.ts';

type Issue = z.core.$ZodIssue;

/** What a schema refused, as one item per field: the first thing that is wrong with it. The issues are those of a parse with `reportInput`. */
export function issueItems(issues: readonly Issue[]): ErrorItem[] {
  const items = new Map<string, ErrorItem>();
  for (const issue of issues) {
    const field = issue.path.map(String).join('.') || 'general';
    if (!items.has(field)) items.set(field, { field, errorMessage: sentenceOf(issue), errorCode: codeOf(issue) });
  }
  return [...items.values()];
}

/** What programs read, in the words of the other codes: a validator's own names are nobody's business. */
function codeOf(issue: Issue): string {
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'missing' : 'wrong-type';
  return choicesOf(issue).length > 0 ? 'unknown-value' : (CODES[issue.code ?? ''] ?? 'invalid');
}
const CODES: Readonly<Record<string, string>> = {
  too_big: 'too-large',
  too_small: 'too-small',
  unrecognized_keys: 'unknown-field',
};

/** The contract's own sentence; where it has none, the library's words are for programmers, and a plain one takes their place. */
function sentenceOf(issue: Issue): string {
  if (!/^(Invalid|Too|Unrecognized|Expected)/.test(issue.message)) return issue.message;
  const choices = choicesOf(issue);
  if (choices.length > 0) return `Choose one of these: ${choices.join(', ')}.`;
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? 'This is missing.' : (KINDS[issue.expected] ?? OTHER);
  if (issue.code === 'too_big') return `At most ${String(issue.maximum)}${UNITS[issue.origin] ?? ''}.`;
  if (issue.code === 'too_small') return `At least ${String(issue.minimum)}${UNITS[issue.origin] ?? ''}.`;
  return OTHER;
}

const OTHER = 'This value is not valid.';
const KINDS: Record<string, string> = {
  string: 'Enter some text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'This is either true or false.',
  array: 'This must be a list.',
};
const UNITS: Record<string, string> = { string: ' characters', array: ' of these' };

/** The values that a field may have, where they can be counted. */
function choicesOf(issue: Issue): string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  if (issue.code !== 'invalid_union') return [];
  if ('options' in issue && Array.isArray(issue.options)) return issue.options.map(String);
  return issue.errors.flatMap((branch) => branch.flatMap((inner) => (inner.path.length === 0 ? choicesOf(inner) : [])));
}
