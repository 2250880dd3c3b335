import { n1 } from '../geometry.ts';
import { path } from '../svg.ts';
import type { Side } from './look.ts';

/** a thin line */
export function hair(d: string, colour: string, width = 2, opacity = 1): string {
  return path(d, `fill="none" stroke="${colour}" stroke-width="${n1(width)}" opacity="${opacity}"`);
}

/** a frame along the page's edge, `inset` from it, with rounded corners when r is given */
export function frameAt(inset: number, r = 0, W = 1000, H = 1400): string {
  const i = inset;
  if (!r) return `M${i} ${i}H${W - i}V${H - i}H${i}Z`;
  return (
    `M${i + r} ${i}H${W - i - r}a${r} ${r} 0 0 1 ${r} ${r}V${H - i - r}a${r} ${r} 0 0 1 ${-r} ${r}` +
    `H${i + r}a${r} ${r} 0 0 1 ${-r} ${-r}V${i + r}a${r} ${r} 0 0 1 ${r} ${-r}Z`
  );
}

/** a frame round both inner pages, `inset` from their outer edges: its lines run on over the fold; with rounded corners when r is given */
export function spreadFrame(side: Side, inset: number, r = 0): string {
  const [outer, fold, step, sweep] = side === 'l' ? [inset, 1000, 1, 0] : [1000 - inset, 0, -1, 1];
  const corner = (dx: number, dy: number) => (r === 0 ? '' : `a${r} ${r} 0 0 ${sweep} ${dx} ${dy}`);
  const foot = 1400 - inset;
  return `M${fold} ${inset}H${outer + step * r}${corner(-step * r, r)}V${foot - r}${corner(step * r, r)}H${fold}`;
}

/** a wavy line from x0 to x1: amplitude a, half a wave each l */
export function waveLine(x0: number, x1: number, y: number, a: number, l: number): string {
  let d = `M${n1(x0)} ${n1(y)}`;
  for (let x = x0, s = 1; x < x1 - 1; x += l, s = -s) d += `q${l / 2} ${n1(-a * s * 2)} ${l} 0`;
  return d;
}

/** a circle as path data */
export function ring(cx: number, cy: number, r: number): string {
  return `M${n1(cx - r)} ${n1(cy)}a${n1(r)} ${n1(r)} 0 0 1 ${n1(r * 2)} 0a${n1(r)} ${n1(r)} 0 0 1 ${n1(-r * 2)} 0Z`;
}
