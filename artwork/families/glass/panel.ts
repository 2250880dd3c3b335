import { at, type Drawing, type LineSpec, mix, n1, path, shade, stack } from '#artwork/engine.ts';
import { deep, inkOn } from '#artwork/colours/needlework.ts';
import { circD } from '#artwork/materials/outlines.ts';
import { type Colours, type Glazing, lead, OPAL, pane, vary } from './glazing.ts';

/** the words on the text panel, which begins at py and is ph high */
export function drawWords(c: Drawing, lines: string[], small: string | undefined, py: number, ph: number): void {
  const ink = inkOn(OPAL, [deep(c.p.e, 0.12), '#2b1a12'], 7);
  const specs: LineSpec[] = lines.map((t, i) => ({ t, f: 'federo', w: 540, max: lines.length > 1 ? 68 : 92, gap: i === lines.length - 1 ? 26 : 14, flat: true }));
  if (small) specs.push({ t: small, f: 'jost:500', w: 520, max: 33, track: 40, flat: true });
  const k = stack(specs, { cy: py + ph / 2 });
  c.add('type', k.runs.map((q, i) => path(at(q, 500, k.ys[i]!), `fill="${ink}"`)).join(''));
}

/** the text panel: one sheet of opal glass between two jewels */
export function drawTextPanel(glass: Glazing, { A, B, C3, D, E }: Colours, py: number, ph: number): void {
  const px = 92,
    pw = 816;
  const opalF = glass.c.rad([[0, '#fffbea'], [0.6, OPAL], [1, mix(OPAL, D, 0.42)]], 500, py + ph / 2 - 20, 470, 'u');
  for (const [bx, i] of [[px, 0], [px + pw - 92, 1]] as const) {
    pane(glass, `M${bx} ${py}H${bx + 92}V${py + ph}H${bx}Z`, shade(E, -0.02), 8);
    for (const k of [0.25, 0.75]) {
      pane(glass, `M${bx} ${n1(py + ph * (k - 0.25))}L${bx + 92} ${n1(py + ph * (k - 0.25))}L${bx + 92} ${n1(py + ph * (k + 0.25))}L${bx} ${n1(py + ph * (k + 0.25))}Z`, vary(glass, k < 0.5 === !i ? E : B), 8);
      pane(glass, circD(bx + 46, py + ph * k, 25), k < 0.5 === !i ? A : C3, 8);
    }
  }
  const ld = `M${px + 92} ${py}L${px + pw - 92} ${py}L${px + pw - 92} ${py + ph}L${px + 92} ${py + ph}Z`;
  glass.art += path(ld, `fill="${opalF}"`) + path(ld, 'fill="none" stroke="#2a1c10" stroke-opacity=".14" stroke-width="26"') + lead(ld, 11);
}
