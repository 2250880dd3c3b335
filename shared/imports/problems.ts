import type { ImportProblem } from './imported-person.ts';

/** More problems than this are counted, not listed. */
export const PROBLEMS_MAX = 1000;

/** Collects the problems of one file. */
export type Problems = {
  /** Adds a problem. @param line from 1 */
  add: (line: number, message: string) => void;
  /** The problems by line. Where there were too many, the last one says how many more there are. */
  list: () => ImportProblem[];
};

/** An empty list of problems. */
export function createProblems(): Problems {
  const kept: ImportProblem[] = [];
  let others = 0;
  return {
    add(line, message) {
      if (kept.length < PROBLEMS_MAX) kept.push({ line, message });
      else others++;
    },
    list() {
      const sorted = kept.toSorted((a, b) => a.line - b.line);
      const last = sorted.at(-1)?.line ?? 1;
      return others === 0 ? sorted : [...sorted, { line: last, message: `There are ${others} more problems.` }];
    },
  };
}
