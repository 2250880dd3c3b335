import {
  at, circ, Drawing, g, type Input, lerp, lum, mix, n1, type P, path, polar, pt, rect, set, smooth, stack, TAU,
  type Stack, type Palette,
} from '#artwork/engine.ts';
import { nameAt, nameLines } from '#artwork/lettering/name-lines.ts';

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; p: Palette; m: string; dark: boolean; bg: string; bands: string[]; W: number;
  str: (d: string, col: string, w?: number) => string;
};

function drawRainbow({ bg, bands, W, str, art, box }: Scene & { art: string; box: [number, number, number] }) {
  for (let i = 0; i < 5; i++) {
    const R = 410 - i * W;
    art += str(`M${500 - R} 1460V560A${R} ${R} 0 0 1 ${500 + R} 560V1460`, bands[i]!);
  }
  art += rect(500 - 410 + 4.5 * W, 560, (410 - 4.5 * W) * 2, 900, `fill="${bg}"`) + circ(500, 560, 410 - 4.5 * W, `fill="${bg}"`);
  art += circ(500, 545, 86, `fill="${bands[1]!}"`);
  art = g(art) + path(`M0 770H1000V1400H0Z`, `fill="${bg}"`);

  box = [500, 1010, 840];
  return { art, box };
}

function drawHook({ bands, W, str, box }: Scene & { box: [number, number, number] }) {
  let art = '';
  const Cx = 300,
    Cy = 740;
  for (let i = 0; i < 5; i++) {
    const R = 360 + i * W;
    art += str(`M${Cx + R} -20V${Cy}A${R} ${R} 0 0 1 ${Cx} ${Cy + R}H-20`, bands[4 - i]!);
  }
  art += circ(Cx - 110, Cy + 130, 78, `fill="${bands[1]!}"`);
  box = [330, 430, 500];
  return { art, box };
}

function drawSunset({ c, bg, bands, art, box }: Scene & { art: string; box: [number, number, number] }) {
  const cx = 500,
    cy = 560;
  const N = 24;
  for (let i = 0; i < N; i++) {
    const a = (i / N) * TAU,
      b = a + TAU / N / 2;
    art += path(`M${cx} ${cy}L${pt(polar(cx, cy, 1300, a))}L${pt(polar(cx, cy, 1300, b))}Z`, `fill="${mix(bg, bands[2]!, 0.28)}"`);
  }
  for (let i = 0; i < 5; i++) art += circ(cx, cy, 390 - i * 62, `fill="${bands[i]!}"`);
  const cp = c.clip(rect(0, 0, 1000, 800));
  art = g(art);
  let wv = '';
  for (let i = 0; i < 5; i++) {
    const y = 760 + i * 46;
    const ps: P[] = [];
    for (let x = -50; x <= 1050; x += 50) ps.push([x, y + Math.sin(x / 118 + i * 0.55) * 26]);
    wv += path(smooth(ps, false) + 'L1050 1460L-50 1460Z', `fill="${[bands[0]!, bands[1]!, bands[2]!, bands[3]!, bg][i]!}"`);
  }
  art += wv;
  void cp;
  box = [500, 1088, 700];
  return { art, box };
}

function drawWave({ bands, W, str, box }: Scene & { box: [number, number, number] }) {
  let art = '';
  for (let i = 0; i < 5; i++) {
    const o = (i - 2) * W;
    const f = (t: number): P => [lerp(-120, 1120, t), 900 - Math.sin(t * Math.PI * 2 - 0.4) * 300 - t * 320];
    const ps: P[] = [];
    for (let k = 0; k <= 60; k++) {
      const t = k / 60,
        a = f(Math.max(0, t - 0.005)),
        b = f(Math.min(1, t + 0.005)),
        l = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const q = f(t);
      ps.push([q[0] - ((b[1] - a[1]) / l) * o, q[1] + ((b[0] - a[0]) / l) * o]);
    }
    art += str(smooth(ps, false), bands[i]!);
  }
  box = [500, 1130, 820];
  return { art, box };
}

function drawEcho({ p, dark, bg, bands, ds, ink }: Scene & { ds: string[]; ink: string }) {
  let t = '';
  const echo = [bands[2]!, bands[1]!, bands[0]!];
  for (let i = 3; i >= 1; i--)
    t += path(
      ds.join(''),
      `fill="${echo[3 - i] === bg ? ink : echo[3 - i]!}" stroke="${echo[3 - i]!}" stroke-width="6" stroke-linejoin="round" transform="translate(${i * 7} ${i * 9})"`,
    );
  t += path(
    ds.join(''),
    `fill="${dark ? p.ink : p.paper}" stroke="${dark ? bg : ink}" stroke-width="7" stroke-linejoin="round" paint-order="stroke"`,
  );
  return t;
}

function drawNameLine({ inp, c, m, S, ink }: Scene & { S: Stack; ink: string }) {
  const u = nameLines((inp.name || inp.sub)!, 'jost:600', m === 'hook' ? 500 : 840, 34, { track: 120, least: 26 });
  c.add(
    'type',
    path(
      m === 'hook' ? nameAt(u, 92, S.bottom + 90, 's') : nameAt(u, 500, Math.min(1352, S.bottom + 74), 'm', 'up'),
      `fill="${m === 'sunset' ? ink : ink}"`,
    ),
  );
}

export function drawRetro(inp: Input): Drawing {
  const c = new Drawing('retro', inp),
    { p } = c;
  const m = inp.motif || 'rainbow';
  const dark = lum(p.bg) < 0.5;
  const bg = dark ? p.bg : p.bg;
  const bands = (dark ? [p.e, p.a, p.c, p.ink, p.d] : [p.e, p.a, p.b, p.d, p.c]).slice(0, 5);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`));
  const W = 54;
  const lines = inp.headline.split('|');
  let art = '';
  const str = (d: string, col: string, w = W) => path(d, `fill="none" stroke="${col}" stroke-width="${n1(w + 0.8)}"`);
  let box: [number, number, number] = [500, 930, 800];
  const scene: Scene = { inp, c, p, m, dark, bg, bands, W, str };
  if (m === 'rainbow') ({ art, box } = drawRainbow({ ...scene, art, box }));
  else if (m === 'hook') { const drawn = drawHook({ ...scene, box }); art += drawn.art; box = drawn.box; }
  else if (m === 'sunset') ({ art, box } = drawSunset({ ...scene, art, box }));
  else { const drawn = drawWave({ ...scene, box }); art += drawn.art; box = drawn.box; }
  c.add('art', art, 'draw-on');
  const f = inp.variant === 'groovy' ? 'shrikhand' : inp.variant === 'soft' ? 'sansita-swashed:800' : 'caprasimo';
  const S = stack(
    lines.map((s) => ({ t: s, f, w: box[2], max: m === 'hook' ? 178 : m === 'sunset' ? 190 : 218, gap: 26, flat: false })),
    { cy: box[1] },
  );
  if (m === 'hook') {
    const k = Math.min(...S.runs.map((u) => u.size));
    S.runs = S.runs.map((u) => set(u.text, f, k));
    S.ys = S.ys.map((_, i) => 300 + i * k * 0.98);
    S.bottom = S.ys[S.ys.length - 1]! + k * 0.1;
  }
  const ds = S.runs.map((u, i) => at(u, box[0] === 330 ? 90 : box[0], S.ys[i]!, box[0] === 330 ? 's' : 'm'));
  const ink = p.ink;
  let t = '';
  if (m !== 'hook') t += drawEcho({ ...scene, ds, ink });
  else t += path(ds.join(''), `fill="${ink}"`);
  c.add('type', t);
  if (inp.name || inp.sub) drawNameLine({ ...scene, S, ink });
  c.add('texture', c.grain(0.95));
  c.alt = `Seventies stripes with the words ${lines.join(' ')}`;
  return c;
}
