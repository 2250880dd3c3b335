import type { Input } from '#artwork/engine.ts';

/** A number given alone as the second line is the number that the picture is about: it is drawn, not set as a line. */
export function numberInSub(input: Input): Input {
  const sub = input.sub?.trim() ?? '';
  if (!/^\d{1,3}$/.test(sub)) return input;
  const { sub: _drawn, ...rest } = input;
  return { ...rest, variant: sub };
}
