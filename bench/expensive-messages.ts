import { MESSAGE_MAX } from '#shared/limits.ts';

/** The characters of a script one after the other: each has to be loaded from its font, and none occurs twice. */
const signs = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => String.fromCodePoint(from + i)).join('');
const whole = (text: string) => text.repeat(Math.ceil(MESSAGE_MAX / text.length)).slice(0, MESSAGE_MAX);

/** The longest messages that cost most to lay out and to draw: emoji of families, emoji of all kinds, and the many characters of two scripts. */
export const EXPENSIVE_MESSAGES: readonly string[] = [
  whole('👨‍👩‍👧‍👦'),
  whole(signs(0x1f300, 700)),
  signs(0xac00, MESSAGE_MAX),
  signs(0x4e00, MESSAGE_MAX),
];
