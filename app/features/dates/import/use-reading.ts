import { useState } from 'react';
import { ApiError } from '#app/client/api.ts';
import { type ReadFile, readOnDevice, type ReadSource } from './read-on-device.ts';

export type Reading = {
  isBusy: boolean;
  /** how much is read, from 0 to 1; null where nothing is being read */ share: number | null;
  problem: string | null;
  /** Reads people. @returns what was read; null where it failed, which is shown */ read: (
    source: ReadSource,
  ) => Promise<ReadFile | null>;
  reject: (problem: string) => void;
};

/** Reads people on this device, and what went wrong with it. */
export function useReading(): Reading {
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    isBusy: share !== null,
    share,
    problem,
    reject: setProblem,
    async read(source) {
      setShare(0);
      setProblem(null);
      try {
        return await readOnDevice(source, setShare);
      } catch (error) {
        // A file that was moved away meanwhile cannot be read.
        if (!(error instanceof ApiError) && !(error instanceof DOMException)) throw error;
        setProblem(
          error instanceof ApiError
            ? 'We could not load your contacts. Try again.'
            : 'This file cannot be read. Choose it again.',
        );
        return null;
      } finally {
        setShare(null);
      }
    },
  };
}
