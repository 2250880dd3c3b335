import {
  at, circ, Drawing, type Input, lum, mix, n1, noise1, type P, path, polar, qbez, rect, ribbon, set, shade, smooth, TAU,
  tfit, warp,
} from '#artwork/engine.ts';
import { inkFor } from '#artwork/colours/play.ts';
import { oval } from '#artwork/outlines/walk.ts';
import { drawJelly } from './jelly.ts';
import { drawOctopus } from './octopus.ts';
import { type Sea, weed } from './sea.ts';
import { drawTurtle } from './turtle.ts';
import { drawWhale } from './whale.ts';

function drawNameLine({ c, p, deep, textTop }: Sea, name: string, nameY: number) {
  const q = tfit(name, 'josefin-sans:600', 720, 34, { track: 60 }), lc = inkFor(deep, ['#fff9ea', p.paper], 4.5);
  if (textTop) {
    const w = q.x1 - q.x0 + 76;
    c.add('ornament', rect(500 - w / 2, nameY - 42, w, 62, `rx="31" fill="${deep}" fill-opacity=".86"`));
  }
  c.add('type', path(at(q, 500, nameY), `fill="${lc}"`));
}

export function drawFathoms(inp: Input): Drawing {
  const c = new Drawing('fathoms', inp), { p, r } = c;
  const m = ['octopus', 'whale', 'jelly', 'turtle'].includes(inp.motif || '') ? inp.motif! : 'octopus';
  const deep = shade([p.e, p.bg, p.ink].sort((a, b) => lum(a) - lum(b))[0]!, 0);
  const isNight = lum(p.bg) < 0.5;
  const topW = isNight ? mix(p.d, deep, 0.35) : mix(p.d, '#ffffff', 0.12);
  const mid = mix(topW, deep, 0.55);
  const water = (t: number) => (t < 0.5 ? mix(topW, mid, t * 2) : mix(mid, deep, t * 2 - 1));
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, topW], [0.42, water(0.4)], [0.75, water(0.76)], [1, deep]])}"`));
  // rays
  let rays = '';
  const rr = r.sub('rays'), sx = rr.f(180, 420);
  for (let i = 0; i < 9; i++) {
    const x = sx + (i - 4) * 120 + rr.f(-30, 30), w = rr.f(30, 90), slope = (x - sx) * 0.85 + 330, L = rr.f(900, 1350);
    rays += path(`M${n1(x)} -20L${n1(x + w)} -20L${n1(x + w * 2.3 + slope)} ${n1(L)}L${n1(x - w * 0.6 + slope)} ${n1(L)}Z`, `fill="${c.lin([[0, '#fffbe6', rr.f(0.2, 0.42)], [1, '#fffbe6', 0]])}"`);
  }
  c.add('ground', rays);
  // motes
  let motes = '';
  for (let i = 0; i < 120; i++) motes += circ(rr.f(0, 1000), rr.f(0, 1400), rr.f(0.8, 2.8), `fill="#fff" opacity="${n1(rr.f(0.2, 0.6))}"`);
  // far reef
  const reef = (base: number, amp: number, col: string, seed: string) => {
    const nz = noise1(seed), ps: P[] = [];
    for (let x = -40; x <= 1040; x += 30) ps.push([x, base - amp * (0.25 + Math.abs(x - 500) / 620) - nz(x * 0.011) * amp * 0.5 - nz(x * 0.05) * 12]);
    return path(smooth(ps, false) + 'L1040 1450L-40 1450Z', `fill="${col}"`);
  };
  c.add('art', reef(1240, 150, mix(water(0.85), topW, 0.12), inp.seed + 'a') + reef(1330, 130, water(0.93), inp.seed + 'b'));
  const coral = (x: number, y: number, h: number, a: number, w: number, depth: number): string => {
    const e = polar(x, y, h, a);
    let d = ribbon(qbez([x, y], polar(x, y, h * 0.6, a + rr.f(-0.22, 0.22)), e, 6), (t) => w * (1 - 0.3 * t));
    d += smooth(oval(e[0], e[1], w * 0.38, w * 0.38, 0, TAU, 6));
    if (depth > 0) for (const s of [-1, 1]) d += coral(e[0], e[1], h * rr.f(0.66, 0.86), a + s * rr.f(0.3, 0.56), w * 0.72, depth - 1);
    return d;
  };
  const heroC = m === 'octopus' ? p.b : m === 'whale' ? mix(p.a, deep, 0.45) : m === 'turtle' ? p.c : p.a;
  let art = '';
  const textTop = !(m === 'jelly' || m === 'whale');
  const sea: Sea = { inp, c, p, deep, topW, mid, water, rr, heroC, textTop };
  if (m === 'octopus') art += drawOctopus(sea);
  else if (m === 'whale') art += drawWhale(sea);
  else if (m === 'jelly') art += drawJelly(sea);
  else art += drawTurtle(sea);
  c.add('texture', motes);
  c.add('art', art);
  // near garden
  let near = '';
  const cA = mix(p.b, deep, 0.3), cB = mix(p.c, deep, 0.32);
  near += path(coral(120, 1400, 78, -1.5, 26, 4), `fill="${cA}"`) + path(coral(900, 1410, 74, -1.68, 24, 4), `fill="${cB}"`);
  for (const [x, h] of [[30, 300], [236, 150], [770, 170], [972, 330], [830, 110]] as [number, number][]) near += weed(sea, x, 1410, h, mix(mix(p.a, p.c, 0.2), deep, 0.5));
  near += reef(1404, 60, shade(deep, -0.02), inp.seed + 'c');
  c.add('art', near);
  // lettering along the waves
  const L = inp.headline.split('|').map((s) => s.trim());
  const key = 'sansita-swashed:700';
  L.forEach((t, i) => (L[i] = t.replace(/ /g, '\u00a0 ')));
  const sizes = L.map((l) => tfit(l, key, 780, textTop ? 128 : 124).size), hs = Math.min(...sizes);
  const onTop = textTop ? water(0.14) : water(0.9);
  let y = textTop ? 110 : 0;
  const nameY = 1312;
  if (!textTop) y = nameY - 96 - L.length * hs * 1.02;
  let d = '';
  L.forEach((l, i) => {
    const q = set(l, key, hs), by = y + hs * 0.8 + i * hs * 1.02;
    d += warp(q, 500, 0, (a, b) => [a, by + b + -Math.cos((a - 500) * 0.0052) * 15 + 8], 1);
  });
  const col = textTop ? inkFor(onTop, [deep, p.ink, '#ffffff'], 4) : inkFor(onTop, [p.paper, '#fff9ea', p.ink], 4.5);
  c.add('type', (textTop ? '' : path(d, `fill="${deep}" opacity=".5" transform="translate(0 6)"`)) + path(d, `fill="${col}"`));
  if (inp.name) drawNameLine(sea, inp.name, nameY);
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${c.rad([[0.5, deep, 0], [1, deep, 0.4]], 0.45, 0.4, 0.8)}"`) + c.grain(1.15));
  return c;
}
