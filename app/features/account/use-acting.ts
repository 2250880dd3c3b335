import { useState } from 'react';
import { ApiError } from '#app/client/api.ts';
import { sayProblem } from './say-problem.ts';

export type Acting = {
  isBusy: boolean;
  problem: ApiError | null;
  /** what is wrong at a field, in words */ at: (field: string) => string | undefined;
  /** what is wrong, where it is at none of the fields that are shown */ besides: (
    ...shown: string[]
  ) => string | undefined;
  /** @returns whether it was done */ act: (work: () => Promise<void>) => Promise<boolean>;
  forget: () => void;
};

/** One thing that is being done, and what went wrong with it. */
export function useActing(): Acting {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  return {
    isBusy,
    problem,
    at: (field) => (problem && problem.status < 500 ? problem.at(field) : undefined),
    besides: (...shown) =>
      problem && (problem.status >= 500 || !problem.errors.some(({ field }) => shown.includes(field)))
        ? sayProblem(problem)
        : undefined,
    forget: () => setProblem(null),
    async act(work) {
      setBusy(true);
      setProblem(null);
      try {
        await work();
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setProblem(error);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
