import { useRef, useState } from 'react';
import { call } from '#app/client/api.ts';
import { useAction } from '#app/client/use-action.ts';
import { useToast } from '#app/ui/overlay/toast-store.ts';
import { IMPORT_PART_MAX } from '#shared/limits.ts';
import { announceCalendarChange } from '../entries/calendar-changes.ts';
import { type ImportRow, partsOf } from './import-rows.ts';

type Started = { importId: string; parts: ReturnType<typeof partsOf>; /** parts that are stored */ stored: number };
export type ImportState = {
  step: 'choosing' | 'adding' | 'stopped' | 'done';
  /** people that are stored */ done: number;
  total: number;
  /** what went wrong */ problem: string | undefined;
  isUndoing: boolean;
  /** stores the rows that are chosen, or goes on with it */ start: (rows: readonly ImportRow[]) => void;
  stop: () => void;
  undo: () => void;
};

/** Stores the people of a file, part by part. It can be stopped, gone on with, and undone as a whole. @param name of the file */
export function useImport(name: string): ImportState {
  const [started, setStarted] = useState<Started | null>(null);
  const isStopped = useRef(false);
  const { run, running, generalError } = useAction();
  const toast = useToast();

  async function start(rows: readonly ImportRow[]) {
    // What was stored before an answer was lost is not stored twice: the import and its parts keep their names.
    const current = started ?? { importId: crypto.randomUUID(), parts: partsOf(rows, IMPORT_PART_MAX), stored: 0 };
    const { importId, parts } = current;
    setStarted(current);
    isStopped.current = false;
    await run(
      async () => {
        for (let part = current.stored; part < parts.length && !isStopped.current; part++) {
          await call('POST /imports', { body: { importId, name, part, people: parts[part] ?? [] } });
          setStarted({ importId, parts, stored: part + 1 });
        }
      },
      { name: 'add' },
    );
    announceCalendarChange();
  }
  async function undo() {
    if (started === null) return;
    const { importId, stored } = started;
    const isUndone = await run(
      async () => {
        // Nothing is there to be undone where the first part did not arrive.
        if (stored > 0) await call('DELETE /imports/{importId}', { params: { importId } });
      },
      { name: 'undo' },
    );
    if (!isUndone) return;
    announceCalendarChange();
    setStarted(null);
    toast('The import is undone.');
  }

  const count = (parts: Started['parts']) => parts.reduce((sum, { length }) => sum + length, 0);
  const isWhole = started !== null && started.stored === started.parts.length;
  return {
    step: started === null ? 'choosing' : isWhole ? 'done' : running === 'add' ? 'adding' : 'stopped',
    done: started === null ? 0 : count(started.parts.slice(0, started.stored)),
    total: started === null ? 0 : count(started.parts),
    problem: generalError,
    isUndoing: running === 'undo',
    start: (rows) => void start(rows),
    stop() {
      isStopped.current = true;
    },
    undo: () => void undo(),
  };
}
