import { useRef, useState } from 'react';
import type { Correction, ReadFile } from './read-on-device.ts';

/** Corrects what was read. What was chosen is shown at once, while the file is read once more. Of several corrections in a row the last one counts. */
export function useCorrection(
  read: ReadFile,
  onRead: (read: ReadFile) => void,
): { shown: ReadFile; correct: (correction: Correction) => void } {
  const [pending, setPending] = useState<Correction | null>(null);
  const latest = useRef<Correction | null>(null);
  async function correct(more: Correction) {
    const correction = { ...pending, ...more };
    latest.current = correction;
    setPending(correction);
    const corrected = await read.correct(correction);
    if (latest.current !== correction) return;
    setPending(null);
    onRead(corrected);
  }
  const { roles, dateOrder = read.dateOrder } = pending ?? {};
  const columns = read.columns.map((column, i) => ({ ...column, role: roles?.[i] ?? column.role }));
  return { shown: { ...read, columns, dateOrder }, correct: (more) => void correct(more) };
}
