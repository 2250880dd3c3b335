import {
  at, circ, clamp, Drawing, fit, g, type Input, lerp, mix, n1, noise1, type P, path, poisson, rect, type Rng, shade,
  smooth, stack, type Palette,
} from '#artwork/engine.ts';

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
function drawHouse(c: Drawing, house: House, isChurch: boolean): string {
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

const snowTree = (x: number, y: number, h: number, col: string, snow: string) => {
  let s = rect(x - h * 0.035, y - h * 0.12, h * 0.07, h * 0.14, `fill="${shade(col, -0.15)}"`);
  for (let i = 0; i < 4; i++) {
    const t = i / 4,
      w = h * (0.26 + 0.24 * t) * 0.9,
      yy = y - h + h * 0.2 + i * h * 0.21;
    s +=
      path(
        `M${n1(x)} ${n1(yy - h * 0.27)}C${n1(x + w * 0.12)} ${n1(yy - h * 0.12)} ${n1(x + w * 0.3)} ${n1(yy - h * 0.02)} ${n1(x + w * 0.5)} ${n1(yy
          + h * 0.05)}Q${n1(x)} ${n1(yy + h * 0.12)} ${n1(x - w * 0.5)} ${n1(yy
          + h * 0.05)}C${n1(x - w * 0.3)} ${n1(yy - h * 0.02)} ${n1(x - w * 0.12)} ${n1(yy - h * 0.12)} ${n1(x)} ${n1(yy - h * 0.27)}Z`,
        `fill="${shade(col, -0.03 + i * 0.015)}"`,
      ) +
      path(
        `M${n1(x)} ${n1(yy - h * 0.27)}C${n1(x - w * 0.12)} ${n1(yy - h * 0.12)} ${n1(x - w * 0.3)} ${n1(yy - h * 0.02)} ${n1(x - w * 0.5)} ${n1(yy
          + h * 0.05)}Q${n1(x - w * 0.28)} ${n1(yy + h * 0.01)} ${n1(x - w * 0.1)} ${n1(yy + h * 0.03)}Q${n1(x - w * 0.06)} ${n1(yy - h * 0.1)} ${n1(x)} ${n1(yy - h * 0.27)}Z`,
        `fill="${snow}" opacity=".85"`,
      );
  }
  return s;
};

/** What the parts of a cover share. */
type Scene = { t0: string; mx: number; my: number };

function drawSleigh({ t0, mx, my }: Scene) {
  let s = '';
  const sl = shade(t0, -0.05),
    x = mx - 40,
    y = my + 20;
  let d = '';
  const rd = (a: number, b: number) =>
    `M${a} ${b}c-8 -2 -20 -2 -28 0l-12 16h5l10 -10l20 1l8 12h5l-3 -13l8 -14l8 -4l-2 -5l-10 0l-6 6ZM${a + 9} ${b - 10}l4 -14l5 -6l-4 7l8 -3l-8 7l-2 8Z`;
  for (let i = 0; i < 3; i++) d += rd(x - 40 + i * 52, y - i * 9);
  d += `M${x - 150} ${y + 12}q0 24 26 24h40q14 0 18 -12l6 -22q-22 12 -42 4q-30 -12 -48 6Z`;
  s +=
    path(d, `fill="${sl}"`) +
    path(`M${x - 66} ${y + 12}Q${x - 20} ${y + 10} ${x + 66} ${y - 18}`, `fill="none" stroke="${sl}" stroke-width="2"`);
  return s;
}

/** What the parts of `drawVillage` share. */
type VillageScene = {
  inp: Input; c: Drawing; r: Rng; p: Palette; t0: string; t2: string; snow: string; win: string; dayl: boolean;
  hillY: number[]; hcol: string[]; wallC: string[]; treeC: string;
};

function hill({ inp, hillY, hcol }: VillageScene, i: number) {
  const nz = noise1(inp.seed + i);
  const ps: P[] = [];
  for (let x = -60; x <= 1060; x += 112) ps.push([x, hillY[i]! + nz(x / 230) * (40 - i * 5)]);
  const yAt = (x: number) => {
    const k = clamp(Math.floor((x + 60) / 112), 0, ps.length - 2);
    return lerp(ps[k]![1], ps[k + 1]![1], (x - ps[k]![0]) / 112);
  };
  return { svg: path(smooth(ps, false) + 'L1060 1460L-60 1460Z', `fill="${hcol[i]!}"`), yAt };
}

function drawHouses(parts: VillageScene) {
  const { c, r, t0, t2, snow, win, wallC, treeC } = parts;
  let v = '';
  for (let i = 0; i < 4; i++) {
    const H = hill(parts, i);
    let row = '';
    if (i === 0)
      for (let x = -10; x < 1020; x += r.f(26, 52))
        row += snowTree(x, H.yAt(x) + 10, r.f(70, 120), mix(treeC, t2, 0.45), mix(snow, t2, 0.4));
    else if (i < 3) {
      const sc = i === 1 ? 0.78 : 1.16;
      let x = r.f(20, 70);
      let k = 0;
      while (x < 990) {
        const church = i === 1 && x > 380 && x < 560;
        const isT = k % 4 === 3 || r.chance(0.16);
        if (isT) {
          row += snowTree(x + 20, H.yAt(x + 20) + 16, r.f(150, 210) * sc, mix(treeC, t2, i === 1 ? 0.25 : 0.05), snow);
          x += 96 * sc;
        } else {
          const w = r.f(104, 140) * sc,
            h = r.f(80, 150) * sc;
          const col = wallC[(k * 2 + i) % wallC.length]!;
          const place = { x: x + w / 2, y: H.yAt(x + w / 2) + 26, w, h, rf: w * 0.52 };
          row += drawHouse(c, { ...place, col: mix(col, t2, i === 1 ? 0.18 : 0), snow, win }, church);
          x += w * 1.14;
        }
        k++;
      }
    } else {
      for (const x of [60, 170, 905, 800]) row += snowTree(x, H.yAt(x) + 40, r.f(230, 320), treeC, snow);
      const lx = 500;
      for (let q = 0; q < 5; q++) {
        const yy = H.yAt(500) + 40 + q * 46;
        row +=
          path(
            `M${r.f(60, 300)} ${yy}q${r.f(90, 150)} ${r.f(-16, 10)} ${r.f(240, 380)} ${r.f(-6, 14)}`,
            `fill="none" stroke="${mix(snow, t2, 0.22)}" stroke-width="5" stroke-linecap="round" opacity=".7"`,
          ) +
          path(
            `M${r.f(560, 700)} ${yy + 18}q${r.f(60, 120)} ${r.f(-12, 8)} ${r.f(160, 300)} ${r.f(-6, 10)}`,
            `fill="none" stroke="${mix(snow, t2, 0.22)}" stroke-width="5" stroke-linecap="round" opacity=".7"`,
          );
      }
      const lp = (x: number) => {
        const y = H.yAt(x) + 60;
        return (
          circ(
            x,
            y - 182,
            110,
            `fill="${c.rad([
              [0, win, 0.6],
              [1, win, 0],
            ])}"`,
          ) +
          rect(x - 4, y - 150, 8, 150, `fill="${shade(t0, -0.06)}"`) +
          path(`M${x - 18} ${y - 204}h36l-7 54h-22Z`, `fill="${win}" stroke="${shade(t0, -0.06)}" stroke-width="5"`) +
          path(`M${x - 26} ${y - 204}L${x} ${y - 228}L${x + 26} ${y - 204}Z`, `fill="${snow}"`) +
          circ(x, y - 140, 10, 'fill="#c93a3a"') +
          path(`M${x} ${y - 140}l-24 -9v18ZM${x} ${y - 140}l24 -9v18Z`, 'fill="#c93a3a"')
        );
      };
      row += lp(330) + lp(690);
      void lx;
    }
    v += i === 3 ? H.svg + row : row + H.svg.replace('Z"', 'Z"');

  }
  c.add('art', v, 'parallax');
}

function drawSnow({ c, r, dayl }: VillageScene) {
  let fl = '';
  for (const q of poisson(r, 0, 0, 1000, 1400, 36))
    if (r.chance(0.55) && !(q[1] > 70 && q[1] < 430 && Math.abs(q[0] - 500) < 370))
      fl += circ(q[0], q[1], Math.pow(r.f(), 2.4) * 5.4 + 1.1, `opacity="${n1(r.f(0.5, 1))}"`);
  c.add('art', g(fl, `fill="#fff"${dayl ? ' opacity=".9"' : ''}`), 'snow');
}

function drawWords({ inp, c, p, t0, dayl }: VillageScene) {
  const lines = inp.headline.split('|');
  const ink = dayl ? p.a : '#fff6e3';
  const f = inp.variant === 'serif' ? 'playfair-display:700i' : 'berkshire-swash';
  const S = stack(
    lines.map((s) => ({ t: s, f, w: 800, max: 160, gap: 16 })),
    { cy: 240 },
  );
  if (inp.name) {
    S.runs.push(fit(inp.name.toUpperCase(), 'josefin-sans:600', 640, 1e9, { max: 30, track: 330 }));
    S.ys.push(1336);
  }
  const ds = S.runs.map((u, i) => at(u, 500, S.ys[i]!));
  c.add(
    'type',
    path(
      ds.slice(0, lines.length).join(''),
      `fill="none" stroke="${t0}" stroke-opacity="${dayl ? 0 : 0.3}" stroke-width="22" filter="${c.blur(10)}"`,
    ) + ds.map((d, i) => path(d, `fill="${i < lines.length ? ink : dayl ? p.ink : shade(t0, 0.03)}"`)).join(''),
  );
  return lines;
}

export function drawVillage(inp: Input): Drawing {
  const c = new Drawing('village', inp),
    { r, p } = c;
  const m = inp.motif || 'night';
  const T: Record<string, string[]> = {
    night: ['#101b45', '#2a3d7c', '#6d76b4'],
    dusk: ['#2d2a63', '#a2577c', '#f3a978'],
    day: ['#9cc7dc', '#cfe5ec', '#f4efe6'],
    green: ['#0e352e', '#1d5a4c', '#6aa48c'],
  };
  const [t0, t1, t2] = (T[m] ?? T.night) as [string, string, string];
  const snow = m === 'day' ? '#ffffff' : m === 'dusk' ? '#fdeee6' : '#eef3fb';
  const win = '#ffd774';
  c.add(
    'ground',
    rect(
      0,
      0,
      1000,
      1400,
      `fill="${c.lin([
        [0, t0],
        [0.5, t1],
        [0.85, t2],
      ])}"`,
    ),
  );
  let s = '';
  const dayl = m === 'day';
  if (!dayl)
    for (const q of poisson(r, 0, 0, 1000, 820, 42))
      if (r.chance(0.7) && !(q[1] > 70 && q[1] < 430 && Math.abs(q[0] - 500) < 370))
        s += circ(q[0], q[1], Math.pow(r.f(), 2) * 2.6 + 0.7, `fill="#fff" opacity="${n1(r.f(0.35, 0.95))}"`);
  const mx = r.f(640, 790),
    my = r.f(480, 540);
  s +=
    circ(
      mx,
      my,
      190,
      `fill="${c.rad([
        [0, dayl ? '#fff7dd' : '#fff3cf', 0.55],
        [1, '#fff3cf', 0],
      ])}"`,
    ) +
    circ(mx, my, 84, `fill="${dayl ? '#fff6d8' : '#fff1cb'}"`) +
    (dayl
      ? ''
      : circ(mx - 26, my - 16, 15, 'fill="#f3dfae" opacity=".7"') +
        circ(mx + 24, my + 22, 20, 'fill="#f3dfae" opacity=".6"') +
        circ(mx + 20, my - 34, 9, 'fill="#f3dfae" opacity=".6"'));
  const scene: Scene = { t0, mx, my };
  if (inp.variant !== 'plain') s += drawSleigh(scene);
  c.add('art', s, 'twinkle');
  const hillY = [760, 850, 985, 1120];
  const hcol = [mix(t2, snow, 0.15), mix(t2, snow, 0.45), mix(t2, snow, 0.75), snow];
  const wallC =
    m === 'day'
      ? [p.a, p.b, p.c, p.e, mix(p.a, p.b, 0.5)]
      : [
          mix(p.a, t0, 0.3),
          mix(p.e, t0, 0.25),
          mix(p.b, t0, 0.35),
          mix('#b5533c', t0, 0.25),
          mix('#40617f', t0, 0.25),
          mix('#8a4a63', t0, 0.2),
        ];
  const treeC = m === 'day' ? '#3f7a63' : mix('#2c6a58', t0, 0.45);
  const parts: VillageScene = { inp, c, r, p, t0, t2, snow, win, dayl, hillY, hcol, wallC, treeC };
  drawHouses(parts);
  drawSnow(parts);
  const lines = drawWords(parts);
  c.add('texture', c.grain(0.55));
  c.alt = `A snowy village at ${m} with the words ${lines.join(' ')}`;
  return c;
}
