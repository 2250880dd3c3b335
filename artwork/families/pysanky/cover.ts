import { Drawing, hash, type Input, lum, mix, rect, shade } from '#artwork/engine.ts';
import { isDark, reads } from '#artwork/colours/grounds.ts';
import type { Card } from './card.ts';
import { drawDozen } from './dozen.ts';
import { drawOne } from './one.ts';
import type { Dye } from './shell.ts';
import { drawWillow } from './willow.ts';

export function drawPysanky(inp: Input): Drawing {
  const c = new Drawing('pysanky', inp),
    { r, p } = c;
  const m = inp.motif || 'one';
  const dark = isDark(p);
  const wax = dark ? p.ink : mix(p.paper, '#fff8e4', 0.6);
  const deepest = dark ? shade(p.bg, -0.06) : shade(p.ink, lum(p.ink) > 0.3 ? -0.12 : 0);
  const dyes: Dye[] = [
    { bg: deepest, a: p.a, b: p.b, c: p.c, w: wax },
    { bg: p.a, a: deepest, b: p.b, c: p.c, w: wax },
    { bg: p.e, a: p.a, b: p.c, c: p.b, w: wax },
    { bg: p.a, a: p.e, b: p.c, c: p.b, w: wax },
    { bg: deepest, a: p.e, b: p.a, c: p.b, w: wax },
    { bg: p.e, a: deepest, b: p.b, c: p.a, w: wax },
  ];
  const bg = p.bg,
    ink = reads(bg, 6, p.ink, p.e),
    acc = reads(bg, 4.6, p.a, shade(p.a, dark ? 0.14 : -0.1), ink);
  const off = inp.variant ? hash(inp.variant) % 6 : 0;
  const ROSE = ['....A....A....', '...AAA..AAA...', '..AABAAAABAA..', '.AABBAAAABBAA.', 'AABBBBAABBBBAA', '.AAAAABBAAAAA.', '..AAABBBBAAA..', 'B..AABBBBAA..B',
    '..AAABBBBAAA..', '.AAAAABBAAAAA.', 'AABBBBAABBBBAA', '.AABBAAAABBAA.', '..AABAAAABAA..', '...AAA..AAA...', '....A....A....'];
  const EDGE = ['A...A...', '.A.A.A.A', '..A...A.'];
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.rad([[0, dark ? shade(bg, 0.05) : mix(bg, '#ffffff', 0.5)], [1, shade(bg, -0.025)]], 0.5, 0.36, 0.8)}"`));
  const card: Card = { inp, c, r, p, dark, deepest, dyes, bg, ink, acc, off, ROSE, EDGE };
  if (m === 'one') drawOne(card);
  else if (m === 'willow') drawWillow(card);
  else drawDozen(card);
  c.add('texture', c.grain(0.4));
  return c;
}
