import { contrast, lum } from '#cards/render/colour.ts';
import { Drawing, type Input } from '#cards/render/drawing.ts';
import { n1 } from '#cards/render/geometry.ts';
import { at, fit, set } from '#cards/render/lettering.ts';
import { circ, g, path, rect, tf } from '#cards/render/svg.ts';
import { petalD } from '#cards/families/subjects/flowers.ts';

export function drawTiles(inp: Input): Drawing {
  const c = new Drawing('tiles', inp),
    { r, p } = c;
  const dark = lum(p.bg) < 0.5;
  const text = inp.headline.replace(/\|/g, ' ').toUpperCase();
  const words = text.split(' ');
  const cols = Math.min(5, Math.max(3, Math.ceil(Math.sqrt(text.length * 0.72))));
  const bands: string[] = [];
  for (const w of words) {
    for (let i = 0; i < w.length; i += cols) bands.push(w.slice(i, i + cols));
  }
  const C = Math.max(...bands.map((q) => q.length), 3);
  let rows = bands.map((q) => {
    const pad = C - q.length;
    const left = r.i(0, pad);
    return ' '.repeat(left) + q + ' '.repeat(pad - left);
  });
  const cell = 1000 / C;
  const total = Math.floor(1400 / cell);
  while (rows.length < total) rows.push(' '.repeat(C));
  rows = rows.slice(0, Math.max(total, rows.length));
  const ch = 1400 / rows.length;
  const K = dark ? [p.bg, p.a, p.c, p.b, p.ink, p.e] : [p.paper, p.a, p.b, p.c, p.d, p.e];
  let prev: string[] = [];
  let s = '';
  const f = inp.variant === 'serif' ? 'abril-fatface' : 'league-spartan:800';
  const shapes = [
    (x: number, y: number, w: number, h: number, a: string) =>
      path(`M${n1(x)} ${n1(y)}H${n1(x + w)}A${n1(w)} ${n1(h)} 0 0 1 ${n1(x)} ${n1(y + h)}Z`, `fill="${a}"`),
    (x: number, y: number, w: number, h: number, a: string) =>
      path(`M${n1(x)} ${n1(y + h)}A${n1(w / 2)} ${n1(w / 2)} 0 0 1 ${n1(x + w)} ${n1(y + h)}Z`, `fill="${a}"`) +
      path(`M${n1(x)} ${n1(y + h / 2)}A${n1(w / 2)} ${n1(w / 2)} 0 0 1 ${n1(x + w)} ${n1(y + h / 2)}Z`, `fill="${a}"`),
    (x: number, y: number, w: number, h: number, a: string, b?: string) =>
      circ(x + w / 2, y + h / 2, Math.min(w, h) * 0.38, `fill="${a}"`) + circ(x + w / 2, y + h / 2, Math.min(w, h) * 0.16, `fill="${b}"`),
    (x: number, y: number, w: number, h: number, a: string) => {
      let d = '';
      for (let i = 0; i < 3; i++)
        for (let j = 0; j < 3; j++) d += circ(x + (w * (i + 0.5)) / 3, y + (h * (j + 0.5)) / 3, Math.min(w, h) * 0.085, '');
      return g(d, `fill="${a}"`);
    },
    (x: number, y: number, w: number, h: number, a: string, b?: string) =>
      [1, 0.74, 0.48, 0.22]
        .map((k, i) =>
          path(
            `M${n1(x)} ${n1(y + h)}V${n1(y + h - h * k)}A${n1(w * k)} ${n1(h * k)} 0 0 1 ${n1(x + w * k)} ${n1(y + h)}Z`,
            `fill="${i % 2 ? b : a}"`,
          ),
        )
        .join(''),
    (x: number, y: number, w: number, h: number, a: string) =>
      path(
        Array.from({ length: 5 }, (_, i) => `M${n1(x)} ${n1(y + (h * (i * 2)) / 10)}h${n1(w)}v${n1(h / 10)}h${n1(-w)}Z`).join(''),
        `fill="${a}"`,
      ),
    (x: number, y: number, w: number, h: number, a: string) =>
      path(
        `M${n1(x)} ${n1(y)}L${n1(x + w)} ${n1(y)}L${n1(x + w / 2)} ${n1(y + h / 2)}ZM${n1(x)} ${n1(y + h)}L${n1(x + w)} ${n1(y + h)}L${n1(x + w / 2)} ${n1(y + h / 2)}Z`,
        `fill="${a}"`,
      ),
    (x: number, y: number, w: number, h: number, a: string) =>
      [0, 90, 180, 270]
        .map((q) => g(path(petalD('round', Math.min(w, h) * 0.46, Math.min(w, h) * 0.4), `fill="${a}"`), tf(x + w / 2, y + h / 2, q + 45)))
        .join(''),
  ];
  let si = r.i(0, 7);
  rows.forEach((row, j) => {
    const line: string[] = [];
    Array.from(row).forEach((l, i) => {
      const x = i * cell,
        y = j * ch;
      let col = r.pick(K);
      let guard = 0;
      while ((col === line[i - 1] || col === prev[i]) && guard++ < 20) col = r.pick(K);
      line.push(col);
      const on = K.filter((z) => contrast(z, col) > 2.6);
      const fg = l.trim()
        ? on.length
          ? on.sort((a, b) => contrast(b, col) - contrast(a, col))[r.i(0, Math.min(1, on.length - 1))]!
          : lum(col) > 0.6
            ? p.ink
            : '#fff'
        : r.pick(K.filter((z) => z !== col && contrast(z, col) > 1.35)) || p.ink;
      s += rect(x - 0.3, y - 0.3, cell + 0.6, ch + 0.6, `fill="${col}"`);
      if (l.trim()) {
        const u = fit(l, f, cell * 0.68, ch * 0.62);
        const sz = Math.min(u.size, ch * 0.82);
        const v = set(l, f, sz);
        s += path(at(v, x + cell / 2, y + ch / 2 + v.cap / 2), `fill="${fg}"`);
      } else {
        s += shapes[si++ % shapes.length]!(x, y, cell, ch, fg, r.pick(K.filter((z) => z !== fg)));
      }
    });
    prev = line;
  });
  c.add('art', s, 'flip');
  c.add('texture', c.grain(0.75));
  c.alt = `Modernist tiles spelling ${text}`;
  return c;
}
