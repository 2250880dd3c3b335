import { at, circ, g, lum, mix, n1, path, rect, set, shade, wrap } from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { figure, fitLine } from '#artwork/lettering/numbers.ts';
import { field, polylines } from '#artwork/outlines/field.ts';
import { roundRect } from '#artwork/outlines/strokes.ts';
import { bevel, METALS } from './metal.ts';
import type { Numeral } from './number.ts';

/** the number on a door */
export function drawDoor({ c, p, r, num, lines, second, dark }: Numeral) {
  const col = lum(p.a) > 0.62 ? p.e : p.a, lo = shade(col, -0.16), hi = shade(col, 0.1), st = mix(p.paper, '#d8cfc0', dark ? 0.8 : 0.35),
    stone = dark ? shade(mix(p.ink, '#b9a98f', 0.5), -0.04) : st;
  // the stone surround, the fanlight and the door
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${stone}"`) + rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#fff', 0.3], [0.5, '#fff', 0], [1, '#000', 0.1]])}"`));
  let a = '';
  for (const x of [0, 898]) {
    a += rect(x, 0, 102, 1400, `fill="${c.lin([[0, '#000', 0.12], [0.25, '#fff', 0.25], [0.75, '#fff', 0.1], [1, '#000', 0.2]], 0, 0, 1, 0)}"`);
    for (let i = 0; i < 3; i++) a += rect(x + 22 + i * 24, 0, 5, 1400, `fill="#000" opacity=".1"`) + rect(x + 27 + i * 24, 0, 3, 1400, 'fill="#fff" opacity=".35"');
  }
  const fan = 'M102 330V300C102 140 280 60 500 60C720 60 898 140 898 300V330Z';
  a += path(fan, `fill="#10161c"`) + path(fan, `fill="${c.lin([[0, '#3b4c5b', 0.9], [0.5, '#1d2832', 0.4], [1, '#0c1116', 0.9]])}"`);
  a += g(path('M120 330L420 40H520L200 330ZM560 330L760 60H800L610 330Z', 'fill="#fff" opacity=".055"'), `clip-path="${c.clip(path(fan))}"`);
  a += path(fan, `fill="none" stroke="${lo}" stroke-width="26"`)
    + path(fan, `fill="none" stroke="${hi}" stroke-width="3" stroke-opacity=".7" transform="translate(0 -11)"`)
    + path(fan, `fill="none" stroke="#000" stroke-opacity=".5" stroke-width="4" transform="translate(0 12)"`);
  a += rect(102, 328, 796, 1080, `fill="${col}"`);
  const rw = r.sub('grain'); let gr = '';
  for (let i = 0; i < 90; i++) {
    const x = rw.f(104, 896), y = rw.f(330, 1300), l = rw.f(80, 360);
    gr += `M${n1(x)} ${n1(y)}c${n1(rw.f(-3, 3))} ${n1(l / 3)} ${n1(rw.f(-3, 3))} ${n1(l * 0.6)} ${n1(rw.f(-4, 4))} ${n1(l)}`;
  }
  a += path(gr, `fill="none" stroke="${lo}" stroke-opacity=".16" stroke-width="2.4"`) + path(gr, `fill="none" stroke="#fff" stroke-opacity=".05" stroke-width="2" transform="translate(3 4)"`);
  a += rect(102, 328, 796, 1080, `fill="${c.lin([[0, '#000', 0.34], [0.06, '#000', 0.06], [0.3, '#fff', 0.1], [0.62, '#fff', 0], [1, '#000', 0.25]])}"`)
    + rect(102, 322, 796, 18, `fill="${lo}"`) + rect(102, 340, 796, 10, 'fill="#000" opacity=".3"');
  const panel = (x: number, y: number, w: number, h: number) => {
    let o = '';
    for (const [ins, up1] of [[0, false], [16, true], [30, false]] as [number, boolean][]) {
      const X = x + ins, Y = y + ins, W2 = w - 2 * ins, H2 = h - 2 * ins, t = 13;
      o += path(`M${X} ${Y}H${X + W2}L${X + W2 - t} ${Y + t}H${X + t}Z`, `fill="${up1 ? '#fff' : '#000'}" opacity="${up1 ? 0.22 : 0.3}"`)
        + path(`M${X} ${Y}V${Y + H2}L${X + t} ${Y + H2 - t}V${Y + t}Z`, `fill="${up1 ? '#fff' : '#000'}" opacity="${up1 ? 0.16 : 0.2}"`)
        + path(`M${X + W2} ${Y}V${Y + H2}L${X + W2 - t} ${Y + H2 - t}V${Y + t}Z`, `fill="${up1 ? '#000' : '#fff'}" opacity="${up1 ? 0.2 : 0.16}"`)
        + path(`M${X} ${Y + H2}H${X + W2}L${X + W2 - t} ${Y + H2 - t}H${X + t}Z`, `fill="${up1 ? '#000' : '#fff'}" opacity="${up1 ? 0.28 : 0.2}"`);
    }
    return o;
  };
  a += panel(176, 408, 648, 526) + panel(176, 1158, 306, 320) + panel(518, 1158, 306, 320);
  c.add('art', a);
  // brass figures
  const q = figure(num, 'gloock', 500, 672, num.length === 1 ? 320 : 500, 370);
  let b = c.soft(q.d, 12, 20, 16, '#000', 0.45, 6) + path(q.d, `fill="${shade(METALS[p.metal][0]!, -0.16)}" transform="translate(5 7)"`) + path(q.d, `fill="${c.foil(p.metal, 32)}"`);
  b += bevel(q.d, '#fff', METALS[p.metal][0]!, 5, c.clip(path(q.d)), 0.8);
  const sd = field(polylines(q.d, 6), 5);
  for (const gl of q.glyphs) {
    const [x0, y0, x1, y1] = gl.box;
    for (const end of [0, 1]) {
      let best: [number, number, number] = [0, 0, -1];
      for (let y = 0; y < 0.34; y += 0.02) for (let x = x0; x < x1; x += 5) { const Y = end ? y1 - y * (y1 - y0) : y0 + y * (y1 - y0), v = sd(x, Y) - y * 18; if (v > best[2]) best = [x, Y, v]; }
      if (best[2] > 6) b += circ(best[0], best[1], 8, `fill="${shade(METALS[p.metal][0]!, -0.1)}"`)
        + circ(best[0] - 0.8, best[1] - 1, 6.6, `fill="${METALS[p.metal][1]!}"`)
        + path(`M${n1(best[0] - 5)} ${n1(best[1] - 3)}L${n1(best[0] + 4)} ${n1(best[1] + 2)}`, 'stroke="#2a1b08" stroke-width="2"');
    }
  }
  // letter box
  const slot = roundRect(226, 974, 548, 136, 16);
  b += c.soft(slot, 4, 10, 12, '#000', 0.4) + path(slot, `fill="${c.foil(p.metal, 10)}"`) + bevel(slot, '#fff', METALS[p.metal][0]!, 5, c.clip(path(slot)), 0.7);
  const flap = roundRect(262, 998, 476, 88, 6);
  b += path(flap, `fill="#000" fill-opacity=".32" transform="translate(0 3)"`)
    + path(flap, `fill="${c.lin([[0, METALS[p.metal][2]!], [0.5, METALS[p.metal][3]!], [1, METALS[p.metal][2]!]])}"`) + path(flap, `fill="none" stroke="${METALS[p.metal][0]!}" stroke-width="2"`);
  for (const x of [244, 756]) b += circ(x, 1042, 8, `fill="${METALS[p.metal][0]!}"`) + path(`M${x - 5} 1046L${x + 5} 1038`, 'stroke="#2a1b08" stroke-width="2"');
  c.add('art', b);
  const nm = second[second.length - 1];
  if (nm) { const t = fitLine(nm, 'cormorant-garamond:600i', 430, 50, {}, 46); c.add('type', path(at(t, 500, 1042 + t.xh / 2), 'fill="#2a1a08"')); }
  // gilding on the glass
  const hw = (s: string) => fitLine(s, 'cinzel:700', lines.length > 1 ? 560 : 600, 66).size, L = lines.length === 1 && hw(upper(lines[0]!)) < 44 ? wrap(lines[0]!, 2) : lines;
  const sz = Math.min(...L.map((s, i) => fitLine(upper(s), 'cinzel:700', i === 0 && L.length > 1 ? 500 : 620, 64).size));
  const cy0 = 214 + (second.length > 1 ? -14 : 0);
  L.forEach((s, i) => {
    const t = set(upper(s), 'cinzel:700', sz, { track: 30 });
    c.add('type', path(at(t, 500, cy0 + t.cap / 2 + (i - (L.length - 1) / 2) * sz * 1.22), `fill="${METALS[p.metal][3]!}"`));
  });
  if (second.length > 1) {
    const t = fitLine(upper(second[0]!), 'cinzel:600', 560, 25, { track: 160 });
    c.add('type', path(at(t, 500, cy0 + sz * 0.6 * L.length + 44), `fill="${METALS[p.metal][3]!}"`));
  }
  c.add('texture', c.vignette('#000', 0.22) + c.grain(0.9));
}
