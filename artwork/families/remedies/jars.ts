import { circ, g, n1, type Palette, path, polar, rect, star, tf } from '#artwork/engine.ts';
import type { Pen } from './pen.ts';

/** a jar's glass, its lid on top, standing on `base` with its middle at `cx` */
export function jar(pen: Pen, p: Palette, cx: number, base: number, w: number, h: number, lid: string): string {
  const x = cx - w / 2, top = base - h, s = w * 0.12;
  const d = `M${x} ${base - 14}V${top + s + 8}Q${x} ${top} ${x + s} ${top}H${x + w - s}Q${x + w} ${top} ${x + w} ${top + s + 8}V${base - 14}Q${x + w} ${base} ${x + w - 14} ${base}H${x + 14}Q${x} ${base} ${x} ${base - 14}Z`;
  const cap = `M${n1(x + s * 0.7)} ${top}v-30q0 -6 6 -6H${n1(x + w - s * 0.7 - 6)}q6 0 6 6v30Z`;
  return path(d, `fill="${p.paper}" opacity=".75"`) + pen.thing(cap, [x + s, top - 36, w - s * 2, 36], lid, 0.5) + pen.line(`M${n1(x + s * 0.7)} ${top - 12}H${n1(x + w - s * 0.7)}`, 2) + pen.hatch(d, [x, top, w, h], 0.9, 1, 7) + pen.line(d, 4) + pen.line(`M${x + 13} ${top + 34}V${base - 40}`, 2.4);
}

/** a stoppered bottle with sloping shoulders */
export function bottle(pen: Pen, cx: number, base: number, w: number, h: number, fill: string, cork: string): string {
  const x = cx - w / 2, top = base - h, n = w * 0.2, sh = top + h * 0.36;
  const d = `M${n1(cx - n)} ${top}V${n1(top + h * 0.16)}C${n1(cx - n)} ${n1(sh - 8)} ${x} ${n1(sh - 10)} ${x} ${n1(sh + 28)}V${base - 12}Q${x} ${base} ${x + 12} ${base}H${x + w - 12}Q${x + w} ${base} ${x + w} ${base - 12}V${n1(sh + 28)}C${x + w} ${n1(sh - 10)} ${n1(cx + n)} ${n1(sh - 8)} ${n1(cx + n)} ${n1(top + h * 0.16)}V${top}Z`;
  const stop = `M${n1(cx - n * 0.8)} ${top - 4}L${n1(cx - n * 1.05)} ${top - 30}H${n1(cx + n * 1.05)}L${n1(cx + n * 0.8)} ${top - 4}Z`;
  return pen.thing(stop, [cx - n, top - 30, n * 2, 26], cork, 0.5) + pen.thing(d, [x, top, w, h], fill, 0.72) + pen.line(`M${n1(cx - n - 5)} ${top}H${n1(cx + n + 5)}`, 7) + pen.line(`M${x + 12} ${n1(sh + 34)}V${base - 30}`, 2.4);
}

/** an afternoon: the sun going down behind a hill, and a deckchair */
export function afternoon(pen: Pen, p: Palette, cx: number, y: number): string {
  let rays = '';
  for (let i = 0; i < 9; i++) { const a = Math.PI * (1.06 + (i * 0.88) / 8), [x0, y0] = polar(cx + 26, y, 42, a), [x1, y1] = polar(cx + 26, y, i % 2 ? 54 : 62, a); rays += `M${n1(x0)} ${n1(y0)}L${n1(x1)} ${n1(y1)}`; }
  const sun = `M${cx - 6} ${y + 2}a32 32 0 0 1 64 0Z`, hill = `M${cx - 88} ${y + 30}Q${cx - 30} ${y - 22} ${cx + 30} ${y + 4}T${cx + 90} ${y + 4}V${y + 36}H${cx - 88}Z`;
  return pen.tint(sun, p.b) + pen.line(sun, 3) + pen.line(rays, 3) + pen.tint(hill, p.c) + pen.line(`M${cx - 88} ${y + 26}Q${cx - 30} ${y - 22} ${cx + 30} ${y + 4}T${cx + 88} ${y + 4}`, 3)
    + pen.line(`M${cx - 78} ${y - 40}L${cx - 30} ${y + 22}M${cx - 70} ${y + 22}L${cx - 26} ${y - 14}`, 3.4) + path(`M${cx - 78} ${y - 40}Q${cx - 60} ${y + 8} ${cx - 26} ${y - 14}L${cx - 29} ${y - 4}Q${cx - 64} ${y + 20} ${cx - 86} ${y - 36}Z`, `fill="${p.a}" stroke="${pen.ink}" stroke-width="2.4" stroke-linejoin="round"`);
}

/** a snail on a leaf */
export function snail(pen: Pen, p: Palette, cx: number, y: number): string {
  const leaf = `M${cx - 70} ${y + 20}Q${cx - 10} ${y - 6} ${cx + 72} ${y + 8}Q${cx + 16} ${y + 40} ${cx - 70} ${y + 20}Z`, body = `M${cx - 46} ${y + 8}Q${cx - 10} ${y - 4} ${cx + 24} ${y}Q${cx + 36} ${y - 6} ${cx + 38} ${y - 28}Q${cx + 52} ${y - 34} ${cx + 54} ${y - 18}Q${cx + 54} ${y + 12} ${cx + 20} ${y + 14}Q${cx - 20} ${y + 18} ${cx - 46} ${y + 8}Z`;
  const shell = `M${cx - 34} ${y + 2}A36 36 0 1 1 ${cx + 26} ${y + 1}Q${cx} ${y + 10} ${cx - 34} ${y + 2}Z`;
  return pen.thing(leaf, [cx - 70, y - 6, 142, 46], p.c, 0.6) + pen.tint(body, p.b) + pen.line(body, 3) + pen.thing(shell, [cx - 40, y - 60, 74, 64], p.a, 0.66) + pen.line(`M${cx - 20} ${y - 6}a22 22 0 1 1 32 -8a14 14 0 1 1 -22 -8a7 7 0 1 1 10 4M${cx + 42} ${y - 30}l-6 -18M${cx + 50} ${y - 31}l6 -17`, 3) + circ(cx + 36, y - 50, 3.6, `fill="${pen.ink}"`) + circ(cx + 56, y - 50, 3.6, `fill="${pen.ink}"`);
}

/** slices of toast in a pile */
export function toast(pen: Pen, p: Palette, cx: number, base: number): string {
  let s = '';
  for (let i = 0; i < 4; i++) {
    const y = base - i * 22, dx = [0, 5, -6, 2][i]!, crumb = `M${cx - 62 + dx} ${y - 20}h124q8 0 8 8v4q0 8 -8 8h-124q-8 0 -8 -8v-4q0 -8 8 -8Z`;
    s += pen.tint(crumb, i % 2 ? p.b : p.d) + pen.hatch(crumb, [cx - 70, y - 20, 140, 20], 0.6, 1, 7) + pen.line(crumb, 3);
  }
  const butter = `M${cx - 22} ${base - 90}h42l8 -16h-42Z`;
  return s + pen.tint(butter, p.b) + pen.line(butter, 3) + pen.line(`M${cx + 20} ${base - 90}l8 -16v10l-8 10M${cx + 10} ${base - 82}q4 12 10 2`, 2.6);
}

/** a wren in full song on a twig */
export function songbird(pen: Pen, p: Palette, cx: number, y: number): string {
  const body = 'M-44 6C-40 -22 -14 -40 8 -40C12 -58 38 -62 46 -46L64 -56L50 -40L62 -36L46 -32C46 4 22 28 -8 26C-28 26 -42 20 -44 6Z', tail = 'M-40 8L-74 -42L-58 -48L-26 -8Z', wing = 'M-30 -4C-18 -24 8 -24 20 -12C12 10 -12 16 -30 -4Z';
  const bird = pen.thing(tail, [-74, -48, 48, 56], p.a, 0.3) + pen.thing(body, [-44, -60, 108, 86], p.d, 0.7) + pen.thing(wing, [-30, -24, 50, 34], p.a, 0.4) + circ(32, -45, 4.4, `fill="${pen.ink}"`) + pen.line('M-6 26l-4 22M10 24l4 22', 3);
  const note = (x: number, yy: number, k: number) => g(path('M0 0V-34L22 -40V-8', `fill="none" stroke="${pen.ink}" stroke-width="4"`) + `<ellipse cx="-6" cy="1" rx="8" ry="6" fill="${pen.ink}"/><ellipse cx="16" cy="-7" rx="8" ry="6" fill="${pen.ink}"/>`, tf(x, yy, 8, k));
  return g(bird, tf(cx - 12, y)) + pen.line(`M${cx - 78} ${y + 52}Q${cx} ${y + 42} ${cx + 76} ${y + 50}M${cx + 30} ${y + 46}l24 18M${cx - 40} ${y + 48}l-22 14`, 5) + note(cx + 54, y - 56, 0.66) + note(cx + 26, y - 84, 0.5);
}

/** a cloud raining on one small roof */
export function rain(pen: Pen, p: Palette, cx: number, y: number): string {
  const cloud = `M${cx - 44} ${y}a18 18 0 0 1 4 -35a26 26 0 0 1 48 -8a22 22 0 0 1 34 43Z`, roof = `M${cx - 46} ${y + 68}L${cx} ${y + 34}L${cx + 46} ${y + 68}Z`;
  let drops = '';
  for (let i = 0; i < 7; i++) drops += `M${cx - 36 + i * 13} ${y + 10 + (i % 2) * 7}l-4 14`;
  return pen.thing(cloud, [cx - 60, y - 50, 110, 50], p.d, 0.6) + pen.line(drops, 3) + pen.thing(roof, [cx - 46, y + 34, 92, 34], p.a, 0.5) + pen.line(`M${cx - 34} ${y + 68}v18M${cx + 34} ${y + 68}v18`, 3.4);
}

/** a ship in a bottle that lies on two blocks */
export function ship(pen: Pen, p: Palette, cx: number, base: number): string {
  const y = base - 82, glass = `M${cx - 150} ${y}C${cx - 150} ${y - 62} ${cx - 120} ${y - 66} ${cx - 90} ${y - 66}H${cx + 44}C${cx + 80} ${y - 66} ${cx + 84} ${y - 24} ${cx + 112} ${y - 22}H${cx + 146}V${y + 22}H${cx + 112}C${cx + 84} ${y + 24} ${cx + 80} ${y + 66} ${cx + 44} ${y + 66}H${cx - 90}C${cx - 120} ${y + 66} ${cx - 150} ${y + 62} ${cx - 150} ${y}Z`;
  const sea = `M${cx - 146} ${y + 22}q14 -14 28 0t28 0t28 0t28 0t28 0t28 0t26 0Q${cx + 74} ${y + 66} ${cx + 44} ${y + 66}H${cx - 90}C${cx - 124} ${y + 66} ${cx - 142} ${y + 50} ${cx - 146} ${y + 22}Z`;
  const hull = `M${cx - 74} ${y + 6}Q${cx - 20} ${y + 16} ${cx + 46} ${y}L${cx + 26} ${y + 30}H${cx - 54}Z`;
  const sails = `M${cx - 34} ${y - 2}V${y - 48}Q${cx - 4} ${y - 28} ${cx - 6} ${y - 6}ZM${cx - 40} ${y - 42}Q${cx - 72} ${y - 20} ${cx - 70} ${y}L${cx - 40} ${y + 2}ZM${cx + 2} ${y - 6}V${y - 44}Q${cx + 32} ${y - 24} ${cx + 36} ${y - 8}Z`;
  const block = (x: number) => pen.thing(`M${x - 26} ${base}L${x - 16} ${base - 26}H${x + 16}L${x + 26} ${base}Z`, [x - 26, base - 26, 52, 26], p.b, 0.5);
  return block(cx - 84) + block(cx + 40) + path(glass, `fill="${p.paper}" opacity=".8"`) + pen.tint(sea, p.e, 0.55) + pen.line(`M${cx - 146} ${y + 22}q14 -14 28 0t28 0t28 0t28 0t28 0t28 0t26 0`, 3) + pen.tint(sails, p.d) + pen.line(sails, 2.8) + pen.thing(hull, [cx - 74, y, 120, 30], p.a, 0.6) + pen.line(`M${cx - 36} ${y - 52}V${y + 8}M${cx} ${y - 50}V${y + 6}`, 3) + path(`M${cx - 36} ${y - 52}l-20 -5l20 -5Z`, `fill="${p.a}"`)
    + pen.hatch(glass, [cx - 150, y - 66, 296, 132], 0.72, 0.86, 7) + pen.line(glass, 4) + pen.line(`M${cx - 118} ${y - 48}H${cx + 20}`, 2.4) + pen.thing(`M${cx + 146} ${y - 17}h30v34h-30Z`, [cx + 146, y - 17, 30, 34], p.b, 0.4);
}

/** a cat asleep, curled round */
export function nap(pen: Pen, p: Palette, cx: number, base: number): string {
  const body = 'M-76 -4C-84 -52 -46 -84 2 -82C50 -82 82 -54 76 -8C74 2 60 4 40 4H-50C-66 4 -74 4 -76 -4Z', head = 'M-66 -6C-76 -30 -62 -46 -60 -66L-42 -52Q-28 -56 -14 -52L4 -64C6 -46 18 -28 8 -8C-4 8 -54 10 -66 -6Z', tail = 'M70 -20C60 6 20 12 -6 2C14 0 40 -4 50 -24Z';
  return g(pen.thing(body, [-80, -84, 158, 88], p.b, 0.6) + pen.line('M20 -80q4 16 -2 28M42 -72q4 14 -2 26M60 -56q2 12 -6 22', 4) + pen.tint(tail, p.a) + pen.line(tail, 3) + pen.tint(head, p.d) + pen.line(head, 3.2) + pen.line('M-50 -26q8 7 16 0M-20 -26q8 7 16 0M-31 -14l5 5l5 -5M-26 -9v5', 3), tf(cx, base));
}

/** sheets, folded and warm */
export function linen(pen: Pen, p: Palette, cx: number, base: number): string {
  let s = '';
  [p.d, p.paper, p.e, p.d].forEach((col, i) => {
    const y = base - i * 24, d = `M${cx - 56} ${y - 22}H${cx + 46}Q${cx + 60} ${y - 22} ${cx + 60} ${y - 11}T${cx + 46} ${y}H${cx - 56}Z`;
    s += path(d, `fill="${col}" opacity="${i === 2 ? 0.6 : 1}"`) + pen.hatch(d, [cx - 56, y - 22, 116, 22], 0.7, 1, 6) + pen.line(d, 3) + pen.line(`M${cx - 56} ${n1(y - 11)}H${cx + 40}`, 1.8);
  });
  return s + pen.line(`M${cx - 10} ${base - 98}c10 -14 -18 -28 0 -46M${cx + 20} ${base - 98}c10 -14 -18 -24 0 -40`, 3);
}

/** a letter with a seal */
export function letter(pen: Pen, p: Palette, cx: number, base: number): string {
  return g(rect(-52, -72, 104, 68, `fill="${p.d}" stroke="${pen.ink}" stroke-width="3"`) + pen.line('M-52 -72L0 -30L52 -72', 3) + pen.thing(star(0, -32, 12, 15, 12), [-15, -47, 30, 30], p.a, 0.6), tf(cx + 4, base - 12, -7)) + g(rect(-48, -62, 96, 60, `fill="${p.paper}" stroke="${pen.ink}" stroke-width="3"`) + pen.line('M-48 -62L0 -26L48 -62M-48 -2L-14 -34M48 -2L14 -34', 2.6), tf(cx - 4, base - 2, 5));
}

/** a mortar with a star in it */
export function mortar(pen: Pen, p: Palette, cx: number, base: number): string {
  const bowl = `M${cx - 66} ${base - 118}H${cx + 66}C${cx + 66} ${base - 60} ${cx + 40} ${base - 34} ${cx + 26} ${base - 26}L${cx + 44} ${base}H${cx - 44}L${cx - 26} ${base - 26}C${cx - 40} ${base - 34} ${cx - 66} ${base - 60} ${cx - 66} ${base - 118}Z`, pestle = `M${cx + 6} ${base - 114}L${cx + 54} ${base - 206}q12 -14 24 -6t6 24L${cx + 34} ${base - 110}Z`;
  return pen.thing(pestle, [cx, base - 214, 90, 104], p.d, 0.5) + pen.thing(star(cx - 26, base - 124, 5, 32, 14, -1.8), [cx - 58, base - 156, 64, 64], p.b, 0.6) + pen.thing(bowl, [cx - 66, base - 118, 132, 118], p.c, 0.58) + pen.line(`M${cx - 74} ${base - 118}H${cx + 74}M${cx - 60} ${base - 94}H${cx + 60}`, 4.4) + path(star(cx - 62, base - 184, 4, 13, 4) + star(cx - 6, base - 206, 4, 10, 3), `fill="${pen.ink}"`);
}
