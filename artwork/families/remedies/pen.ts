import { at, type Drawing, g, n1, path, rect, type Rng, tfit } from '#artwork/engine.ts';

export type Box = readonly [x: number, y: number, w: number, h: number];

/** how far the tint stone lies from the key plate */
const OFF = [4, 5] as const;

/** A pen for one plate: a key plate of lines in one ink, and tints a little out of register, as old catalogues have them. */
export type Pen = {
  ink: string;
  paper: string;
  /** a flat of spot colour, out of register */
  tint: (d: string, col: string, o?: number) => string;
  line: (d: string, w?: number) => string;
  /** fills in the key plate's ink */
  solid: (d: string) => string;
  /** parallel lines inside a shape, over the part `from`…`to` of its box's width */
  hatch: (d: string, box: Box, from?: number, to?: number, gap?: number, lean?: number) => string;
  /** tint, shade at the right and outline in one */
  thing: (d: string, box: Box, col: string, from?: number) => string;
  /** a pasted label with one or two lines of text */
  label: (cx: number, cy: number, w: number, h: number, text: string, col?: string) => string;
};

/** A pen in an ink on a paper. */
export function penOf(c: Drawing, r: Rng, ink: string, paper: string): Pen {
  const tint = (d: string, col: string, o = 1) => path(d, `fill="${col}" transform="translate(${OFF[0]} ${OFF[1]})"${o < 1 ? ` opacity="${o}"` : ''}`);
  const line = (d: string, w = 3.6) => path(d, `fill="none" stroke="${ink}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"`);
  const solid = (d: string) => path(d, `fill="${ink}"`);
  const hatch = (d: string, [x, y, w, h]: Box, from = 0.64, to = 1, gap = 8, lean = 0.5) => {
    let m = '';
    const x0 = x + w * from, x1 = x + w * to;
    for (let yy = y - (x1 - x0) * lean; yy < y + h + (x1 - x0) * lean; yy += gap) {
      const start = x0 + r.f(0, (x1 - x0) * 0.34);
      m += `M${n1(start)} ${n1(yy + (x1 - start) * lean)}L${n1(x1)} ${n1(yy + r.f(-1, 1))}`;
    }
    return g(path(m, `fill="none" stroke="${ink}" stroke-width="2.1" stroke-linecap="round"`), `clip-path="${c.clip(path(d))}"`);
  };
  const label = (cx: number, cy: number, w: number, h: number, text: string, col = ink) => {
    const lines = text.split('|'), size = Math.min(...lines.map((t) => tfit(t, 'playfair-display:700i', w - 22, lines.length > 1 ? h * 0.36 : h * 0.52).size));
    const pitch = size * 1.02, first = cy + size * 0.3 - ((lines.length - 1) * pitch) / 2;
    return rect(cx - w / 2, cy - h / 2, w, h, `fill="${paper}" stroke="${ink}" stroke-width="3"`) + rect(cx - w / 2 + 5, cy - h / 2 + 5, w - 10, h - 10, `fill="none" stroke="${ink}" stroke-width="1.4"`)
      + path(lines.map((t, i) => at(tfit(t, 'playfair-display:700i', w - 22, size), cx, first + i * pitch)).join(''), `fill="${col}"`);
  };
  const thing = (d: string, box: Box, col: string, from = 0.62) => tint(d, col) + hatch(d, box, from) + line(d);
  return { ink, paper, tint, line, solid, hatch, thing, label };
}
