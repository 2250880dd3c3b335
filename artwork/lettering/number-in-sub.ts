import type { Input } from '#artwork/engine.ts';

/** If the second line is only a number, the picture draws that number, and the line is not written. */
export function numberInSub(input: Input): Input {
  const sub = input.sub?.trim() ?? '';
  if (!/^\d{1,3}$/.test(sub)) return input;
  const { sub: _drawn, ...rest } = input;
  return { ...rest, variant: sub };
}
