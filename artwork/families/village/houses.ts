import { circ, type Drawing, n1, path, rect, shade } from '#artwork/engine.ts';

/** A house: the middle of its foot, its width and the height of its walls, and its colours. `rf` is the height of its roof. */
type House = { x: number; y: number; w: number; h: number; rf: number; col: string; snow: string; win: string };

/** a church's tower with its spire, its cross and its bell window */
function steeple({ x, y, w, h, rf, col, snow, win }: House): string {
  return (
    rect(x - w * 0.2, y - h - rf - w * 0.75, w * 0.4, w * 0.95, `fill="${shade(col, -0.03)}"`) +
    path(
      `M${n1(x - w * 0.26)} ${n1(y - h - rf - w * 0.74)}L${n1(x)} ${n1(y - h - rf - w * 1.6)}L${n1(x + w * 0.26)} ${n1(y - h - rf - w * 0.74)}Z`,
      `fill="${snow}"`,
    ) +
    path(
      `M${n1(x)} ${n1(y - h - rf - w * 1.58)}v${n1(-w * 0.24)}M${n1(x - w * 0.07)} ${n1(y - h - rf - w * 1.72)}h${n1(w * 0.14)}`,
      `stroke="${win}" stroke-width="5" stroke-linecap="round"`,
    ) +
    path(
      `M${n1(x - w * 0.08)} ${n1(y - h - rf - w * 0.3)}v${n1(-w * 0.18)}a${n1(w * 0.08)} ${n1(w * 0.08)} 0 0 1 ${n1(w * 0.16)} 0v${n1(w * 0.18)}Z`,
      `fill="${win}"`,
    )
  );
}

/** a chimney with snow on it */
function chimney({ x, y, w, h, rf, col, snow }: House): string {
  return (
    rect(x + w * 0.18, y - h - rf * 0.98, w * 0.13, rf * 0.66, `fill="${shade(col, -0.07)}"`) +
    rect(x + w * 0.155, y - h - rf * 1.06, w * 0.18, rf * 0.16, `rx="5" fill="${snow}"`)
  );
}

/** the walls, shaded on the right, under a snowy roof */
function walls({ x, y, w, h, rf, col, snow }: House): string {
  const ov = w * 0.09,
    wall = `M${n1(x - w / 2)} ${n1(y)}V${n1(y - h)}L${n1(x)} ${n1(y - h - rf)}L${n1(x + w / 2)} ${n1(y - h)}V${n1(y)}Z`;
  return (
    path(wall, `fill="${col}"`) +
    path(
      `M${n1(x)} ${n1(y - h - rf)}L${n1(x + w / 2)} ${n1(y - h)}V${n1(y)}H${n1(x + w * 0.16)}V${n1(y - h)}Z`,
      `fill="${shade(col, -0.05)}" opacity=".5"`,
    ) +
    path(
      `M${n1(x - w / 2 - ov)} ${n1(y - h + ov * 0.7)}L${n1(x)} ${n1(y - h - rf - ov * 0.4)}L${n1(x + w / 2 + ov)} ${n1(y - h + ov * 0.7)}`,
      `fill="none" stroke="${snow}" stroke-width="${n1(w * 0.115)}" stroke-linecap="round" stroke-linejoin="round"`,
    )
  );
}

/** warm light about a window */
const glow = (c: Drawing, win: string, gx: number, gy: number, R: number) =>
  circ(
    gx,
    gy,
    R,
    `fill="${c.rad([
      [0, win, 0.5],
      [1, win, 0],
    ])}"`,
  );

/** a lit window with its bars and a sill of snow */
const litWindow = (c: Drawing, { col, snow, win }: House, gx: number, gy: number, ww: number, hh: number) =>
  glow(c, win, gx, gy, ww * 1.7) +
  rect(gx - ww / 2, gy - hh / 2, ww, hh, `rx="4" fill="${win}"`) +
  path(
    `M${n1(gx)} ${n1(gy - hh / 2)}v${n1(hh)}M${n1(gx - ww / 2)} ${n1(gy)}h${n1(ww)}`,
    `stroke="${shade(col, -0.1)}" stroke-width="3.4"`,
  ) +
  rect(gx - ww * 0.62, gy + hh / 2, ww * 1.24, 6, `rx="3" fill="${snow}"`);

/** the door, with a wreath on it */
function door({ x, y, w, h, col }: House): string {
  const dw = w * 0.22,
    dh = Math.min(h * 0.5, w * 0.42);
  return (
    path(
      `M${n1(x - dw / 2)} ${n1(y)}V${n1(y - dh * 0.7)}A${n1(dw / 2)} ${n1(dw / 2)} 0 0 1 ${n1(x + dw / 2)} ${n1(y - dh * 0.7)}V${n1(y)}Z`,
      `fill="${shade(col, -0.2)}"`,
    ) +
    circ(x, y - dh * 0.78, dw * 0.3, `fill="none" stroke="#3f7d58" stroke-width="${n1(dw * 0.14)}"`) +
    circ(x, y - dh * 0.78 + dw * 0.3, dw * 0.09, 'fill="#d13b3b"')
  );
}

/** the round window under the gable */
function gableWindow(c: Drawing, house: House): string {
  const { x, y, w, h, rf, col, win } = house;
  return (
    glow(c, win, x, y - h - rf * 0.42, w * 0.16) +
    circ(x, y - h - rf * 0.42, w * 0.085, `fill="${win}"`) +
    path(
      `M${n1(x)} ${n1(y - h - rf * 0.42 - w * 0.085)}v${n1(w * 0.17)}M${n1(x - w * 0.085)} ${n1(y - h - rf * 0.42)}h${n1(w * 0.17)}`,
      `stroke="${shade(col, -0.1)}" stroke-width="3"`,
    )
  );
}

/** a house with lit windows, or a church with a steeple */
export function drawHouse(c: Drawing, house: House, isChurch: boolean): string {
  const { x, y, w, h } = house;
  let s = (isChurch ? steeple(house) : chimney(house)) + walls(house);
  const rows = Math.max(1, Math.round(h / (w * 0.62)));
  for (let i = 0; i < rows; i++) {
    const yy = y - h + ((i + 0.42) * h) / rows;
    if (i === rows - 1) s += door(house) + litWindow(c, house, x - w * 0.31, yy + 6, w * 0.16, w * 0.2) + litWindow(c, house, x + w * 0.31, yy + 6, w * 0.16, w * 0.2);
    else for (const q of w > 150 ? [-0.28, 0, 0.28] : [-0.2, 0.2]) s += litWindow(c, house, x + q * w, yy, w * 0.17, w * 0.22);
  }
  return s + gableWindow(c, house);
}
