import {
  at, Drawing, ell, fit, type Input, type LineSpec, lum, n1, path, polar, poly, rect, shade, sparkle, stack, TAU,
  tfit, type Palette,
} from '#artwork/engine.ts';
import { litGround } from '#artwork/materials/lit-ground.ts';
import { candle } from '#artwork/subjects/candle.ts';

/** What the parts of a cover share. */
type Scene = { inp: Input; c: Drawing; p: Palette; bg: string; F: string; m: string };

function drawTexture({ c, bg }: Scene) {
  const w = 92,
    h = w * Math.sqrt(3);
  const hexa = (x: number, y: number, R: number) => {
    let d = '';
    for (const o of [0, Math.PI]) d += poly([0, 1, 2].map((i) => polar(x, y, R, -Math.PI / 2 + o + (i * TAU) / 3)));
    return d;
  };
  const pat = c.pattern(
    Number(n1(w * 2)),
    Number(n1(h)),
    `<path d="${hexa(w / 2, h / 4, 33)}${hexa(w * 1.5, h * 0.75, 33)}" fill="none" stroke="${shade(bg, 0.1,
      0.02)}" stroke-width="2.4"/><circle cx="${n1(w * 1.5)}" cy="${n1(h / 4)}" r="3.4" fill="${shade(bg, 0.1)}"/><circle cx="${n1(w / 2)}" cy="${n1(h * 0.75)}" r="3.4" fill="${shade(bg, 0.1)}"/>`,
  );
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${pat}" opacity=".8"`));
  return hexa;
}

function drawLights({ inp, c, p, bg, F, m, hexa }: Scene & { hexa: (x: number, y: number, R: number) => string }) {
  const cx = 500,
    topY = 520,
    baseY = 930;
  let st = '',
    gl = '',
    fl = '';
  const xs = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
  const lit = inp.variant ? Number(inp.variant) : 8;
  for (const i of xs) {
    const x = cx + i * 76,
      ty = i === 0 ? topY - 60 : topY;
    if (i !== 0) {
      const R = Math.abs(i) * 76;
      if (i > 0)
        st +=
          m === 'angular'
            ? `M${cx - R} ${ty + 30}L${cx - R} ${ty + 60}L${cx} ${ty + 60 + R * 0.95}L${cx + R} ${ty + 60}V${ty + 30}`
            : `M${cx - R} ${ty + 30}A${R} ${n1(R * 1.04)} 0 0 0 ${cx + R} ${ty + 30}`;
    }
    fl += rect(x - 22, ty + 18, 44, 15, `rx="4" fill="${F}"`) + path(`M${x - 15} ${ty + 32}h30l-8 20h-14Z`, `fill="${F}"`);
    if (i === 0 || (i > 0 ? i <= lit - 4 : 4 + i < lit || lit >= 8))
      gl += candle(c, x, ty + 19, 108, 20, ['#f7ead0', '#cfe0f4', p.a, p.d][(i + 4) % 4]!);
    else gl += rect(x - 10, ty - 89, 20, 108, 'rx="4" fill="#e8dfcf"');
  }
  st += `M${cx} ${topY - 30}V${baseY}`;
  c.add(
    'art',
    path(st, `fill="none" stroke="#000" stroke-opacity=".25" stroke-width="19" transform="translate(4 7)"`) +
      path(st, `fill="none" stroke="${F}" stroke-width="17" stroke-linecap="round"`) +
      [0, 1, 2, 3]
        .map((i) => ell(cx, topY + 86 + i * 78 + 8, 21 - i, 14, `fill="${F}" stroke="${shade(bg, -0.02)}" stroke-width="2"`))
        .join('') +
      path(
        `M${cx - 28} ${baseY - 4}C${cx - 44} ${baseY + 40} ${cx - 130} ${baseY + 50} ${cx - 150} ${baseY + 78}H${cx + 150}C${cx + 130} ${baseY + 50} ${cx + 44} ${baseY + 40} ${cx + 28} ${baseY - 4}Z`,
        `fill="${F}"`,
      ) +
      rect(cx - 162, baseY + 76, 324, 17, `rx="6" fill="${F}"`) +
      fl,
    'draw-on',
  );
  c.add('art', gl, 'flicker');
  c.add(
    'ornament',
    path(hexa(cx, 216, 58), `fill="none" stroke="${F}" stroke-width="8" stroke-linejoin="round"`) +
      [150, 262, 738, 850].map((x, i) => path(sparkle(x, [400, 300, 300, 400][i]!, 15), `fill="${F}" opacity="${i % 3 ? 1 : 0}"`)).join(''),
  );
}

function drawWords({ inp, c, F }: Scene) {
  const lines = inp.headline.split('|');
  const specs: LineSpec[] = [{ t: lines.join(' '), f: 'marcellus', w: 640, max: 84, gap: 34 }];
  const S = stack(specs, { cy: 1112 });
  let t = path(at(S.runs[0]!, 500, S.ys[0]!), `fill="#fff4dc"`);
  const heb = fit('חג חנוכה שמח', 'suez-one:400@hebrew', 420, 52, { max: 58 });
  t += path(at(heb, 500, S.bottom + 74), `fill="${F}"`);
  if (inp.name) {
    const u = tfit(inp.name.toUpperCase(), 'marcellus', 880, 26, { track: 300 });
    t += path(at(u, 500, 1346), 'fill="#fff4dc" opacity=".9"');
  }
  c.add('type', t);
  return lines;
}

export function drawMenorah(inp: Input): Drawing {
  const c = new Drawing('menorah', inp),
    { p } = c;
  const dark = lum(p.bg) < 0.5;
  const bg = dark ? p.bg : shade(p.e, -0.12);
  const F = c.foil(p.metal, 58);
  const m = inp.motif || 'arcs';
  c.add('ground', litGround(c, shade(bg, 0.11, 0.02), shade(bg, -0.03), 0.45, 0.75));
  const scene: Scene = { inp, c, p, bg, F, m };
  const hexa = drawTexture(scene);
  const arch = 'M120 1290V560C120 300 300 130 500 84C700 130 880 300 880 560V1290Z';
  c.add(
    'frame',
    path(arch, `fill="${shade(bg, -0.015)}" stroke="${F}" stroke-width="6"`) +
      path('M144 1268V566C144 320 312 158 500 112C688 158 856 320 856 566V1268Z', `fill="none" stroke="${F}" stroke-width="1.8"`),
  );
  drawLights({ ...scene, hexa });
  const lines = drawWords(scene);
  c.add('texture', c.grain(0.4));
  c.alt = `A lit menorah with the words ${lines.join(' ')}`;
  return c;
}
