import { MESSAGE_MAX } from '#shared/limits.ts';

/** Signs one after the other in a script: each has to be read from its font, and none comes twice. */
const signs = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => String.fromCodePoint(from + i)).join('');
const whole = (text: string) => text.repeat(Math.ceil(MESSAGE_MAX / text.length)).slice(0, MESSAGE_MAX);

/** The longest messages that cost most to lay out and to draw: families of emoji, emoji of all kinds, and the many signs of two scripts. */
export const DEAREST_MESSAGES: readonly string[] = [
  whole('👨‍👩‍👧‍👦'),
  whole(signs(0x1f300, 700)),
  signs(0xac00, MESSAGE_MAX),
  signs(0x4e00, MESSAGE_MAX),
];
