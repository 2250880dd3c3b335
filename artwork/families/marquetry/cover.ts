import { Drawing, type Input, lum, mix, n1, rect, shade } from '#artwork/engine.ts';
import { drawBird } from './bird.ts';
import { drawCompass } from './compass.ts';
import { drawHare } from './hare.ts';
import { band, piece, type Inlay } from './inlay.ts';
import { drawMountains } from './mountains.ts';
import { LARGE, paleCut, SMALL, straightCut } from './woods.ts';
import { drawWords } from './words.ts';

export function drawMarquetry(inp: Input): Drawing {
  const c = new Drawing('marquetry', inp),
    { r, p } = c;
  const m = inp.motif || 'mountains';
  const dye = (x: string, l: number) => mix(shade(x, l - lum(x)), '#8a5a34', 0.3);
  const WOOD: Record<string, string> = {
    maple: '#EED6A6',
    birch: '#F6E7C8',
    oak: '#CFA061',
    cherry: '#B8683A',
    padauk: '#9E3B22',
    walnut: '#6A4229',
    wenge: '#3A2419',
    blue: dye(p.e, 0.44),
    sky: dye(mix(p.e, p.d, 0.6), 0.74),
    green: dye(p.c, 0.46),
    moss: dye(p.c, 0.58),
    red: mix(dye(p.a, 0.5), '#a6401f', 0.25),
    gold: mix(dye(p.b, 0.76), '#e0a548', 0.4),
  };
  // two cuts of veneer: quarter-sawn (straight) and crown-cut (cathedral figure)
  // the straight cut ends each line at the height where it began, so its tile repeats without a joint
  const straight = c.def((id) => `<g id="${id}">${straightCut(r, ...LARGE)}</g>`);
  const crown = c.def((id) => {
    let d = '',
      pores = '';
    for (let k = 0; k < 3; k++) {
      const y0 = 160 + k * 340,
        x0 = r.f(440, 760);
      for (let i = 0; i < 13; i++) {
        const h = 8 + i * 11 + r.f(-2, 2),
          t = x0 - 60 - i * 26;
        d += `M1620 ${n1(y0 - h * 1.1)}C${n1(1000)} ${n1(y0 - h * 0.95 + r.f(-4, 4))} ${n1(t + 190)} ${n1(y0 - h * 0.8)} ${n1(t + 90)} ${n1(y0
          + r.f(-3, 3))}C${n1(t + 190)} ${n1(y0 + h * 0.8)} 1000 ${n1(y0 + h * 0.95)} 1620 ${n1(y0 + h * 1.1)}`;
      }
    }
    for (let i = 0; i < 300; i++) pores += `M${n1(r.f(0, 1570))} ${n1(r.f(0, 1000))}h${n1(r.f(6, 18))}`;
    return `<g id="${id}"><path d="${d}" fill="none" stroke="#3b1d08" stroke-opacity=".3" stroke-width="1.9"/><path d="${pores}" stroke="#2a1203" stroke-opacity=".3" stroke-width="1.4" stroke-linecap="round"/></g>`;
  });
  const pale = c.def((id) => `<g id="${id}">${paleCut(r, ...LARGE)}</g>`);
  // a renderer draws a whole tile for each piece, so that small pieces have small tiles
  const little = { straight: c.def((id) => `<g id="${id}">${straightCut(r.sub('straight'), ...SMALL)}</g>`), pale: c.def((id) => `<g id="${id}">${paleCut(r.sub('pale'), ...SMALL)}</g>`) };
  const turn = (ang: number) => `rotate(${((Math.round(ang / 15) * 15 % 180) + 180) % 180}) scale(.8)`;
  const joint = '#1c0f07';
  const laid = { art: '' };
  const R = (x: number, y: number, w: number, h: number) => `M${n1(x)} ${n1(y)}L${n1(x + w)} ${n1(y)}L${n1(x + w)} ${n1(y + h)}L${n1(x)} ${n1(y + h)}Z`;
  const ground = lum(p.bg) > 0.6 && inp.variant !== 'dark' ? 'walnut' : 'wenge';
  // ground of four boards, mitred
  const X0 = 118,
    Y0 = 118,
    X1 = 882,
    Y1 = 968;
  const inlay: Inlay = { inp, c, r, WOOD, straight, crown, pale, little, turn, joint, laid, R };
  piece(inlay, `M0 0L1000 0L${X1} ${Y0}L${X0} ${Y0}Z`, ground, 0, 0.25, straight, 1);
  piece(inlay, `M1000 0L1000 1400L${X1} ${Y1}L${X1} ${Y0}Z`, ground, 90, 0.25, straight, 1);
  piece(inlay, `M0 0L${X0} ${Y0}L${X0} ${Y1}L0 1400Z`, ground, 90, 0.25, straight, 1);
  piece(inlay, `M0 1400L${X0} ${Y1}L${X1} ${Y1}L1000 1400Z`, ground, 0, 0.2, crown, 1);
  const bx = 154,
    by = 154,
    bwid = 692,
    bh = 770;
  band(inlay, bx, by, bwid, bh);
  const outer = laid.art;
  laid.art = '';
  const clip = c.clip(rect(bx, by, bwid, bh));
  if (m === 'mountains') drawMountains(inlay);
  else if (m === 'hare') drawHare(inlay);
  else if (m === 'compass') drawCompass(inlay);
  else drawBird(inlay);
  drawWords({ ...inlay, outer, clip, bx, by, bwid, bh });
  // french polish
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#fff', 0.2], [0.3, '#fff', 0.02], [0.42, '#fff', 0.13], [0.5, '#fff', 0.02], [1, '#1a0b02', 0.22]], 0, 0, 1, 1)}"`));
  return c;
}
