import { reads } from '#artwork/colours/grounds.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { path } from '#artwork/engine.ts';
import type { Pen } from './pen.ts';

type Place = { cx: number; top: number; w: number; h: number; max: number; ground: string };

/** The words in the draughtsman's own brush, the small ones in his pen, within `h` from `top`. */
export function headline(q: Pen, at: Place): number {
  const { input, p } = q.c, t = smallLines(input);
  const small = t.length ? 50 * t.length + 16 : 0;
  const b = block(input.headline, 'caveat-brush', at.cx, at.w, at.h - small, at.max, { top: at.top }, { lead: 0.98, lines: 3 });
  q.c.add('type', path(b.d, `fill="${reads(at.ground, 4.6, q.dark ? '#FFF6E0' : q.ink, p.ink)}"`));
  if (t.length) {
    const s = block(t.join('|'), 'gochi-hand', at.cx, at.w - 40, small, 46, { top: b.bottom + 24 }, { lead: 1.12 });
    q.c.add('type', path(s.d, `fill="${reads(at.ground, 4.6, p.a, p.d, q.dark ? '#FFF6E0' : q.ink)}"`));
    return s.bottom;
  }
  return b.bottom;
}
