import {
  at, bez, circ, Drawing, ell, fit, fontFor, g, type Input, n1, type P, path, qbez, rect, ribbon, shade, stack, tf,
  type Rng,
} from '#artwork/engine.ts';
import { litGround } from '#artwork/materials/lit-ground.ts';
import { flowers } from '#artwork/subjects/flowers.ts';

/** What the parts of a cover share. */
type Scene = { c: Drawing; r: Rng; lc: string; G: string };

function lantern({ c, lc, G }: Scene, x: number, top: number, W: number, H: number, txt?: string) {
  const y = top + H / 2;
  let s =
    path(`M${x} -20V${n1(top - 22)}`, `stroke="${G}" stroke-width="4"`) +
    circ(
      x,
      y,
      W * 1.05,
      `fill="${c.rad([
        [0, '#ff9a4d', 0.4],
        [1, '#ff9a4d', 0],
      ])}"`,
    );
  s += rect(x - W * 0.3, top - 24, W * 0.6, 22, `rx="5" fill="${G}"`) + rect(x - W * 0.3, top + H + 1, W * 0.6, 22, `rx="5" fill="${G}"`);
  s += ell(
    x,
    y,
    W,
    H / 2 + 4,
    `fill="${c.rad(
      [
        [0, '#ff6a4a'],
        [0.6, lc],
        [1, shade(lc, -0.13)],
      ],
      0.5,
      0.5,
      0.55,
      '',
      0.42,
      0.4,
    )}"`,
  );
  let d = '';
  for (const k of [0.33, 0.66, 1])
    d += `M${x} ${n1(top - 3)}C${n1(x - W * 1.3 * k)} ${n1(top + H * 0.12)} ${n1(x - W * 1.3 * k)} ${n1(top + H * 0.88)} ${x} ${n1(top + H
      + 3)}M${x} ${n1(top - 3)}C${n1(x + W * 1.3 * k)} ${n1(top + H * 0.12)} ${n1(x + W * 1.3 * k)} ${n1(top + H * 0.88)} ${x} ${n1(top + H + 3)}`;
  s += path(d, `fill="none" stroke="${G}" stroke-width="2.2" opacity=".75"`);
  if (txt) {
    const u = fit(txt, fontFor('ma-shan-zheng', txt), W * 0.95, H * 0.52);
    s += path(at(u, x, y + (u.y1 - u.y0) / 2 - u.y1), `fill="#ffe7ae"`);
  }
  const ty = top + H + 24;
  s += path(`M${x} ${ty}v26`, `stroke="${G}" stroke-width="4"`) + circ(x, ty + 34, 10, `fill="${G}"`);
  let tt = '';
  for (let i = -4; i <= 4; i++)
    tt += `M${x + i * 1.6} ${ty + 42}C${x + i * 3} ${ty + 70} ${x + i * 4.4} ${ty + 90} ${x + i * 4 + (i % 2)} ${ty + 122}`;
  s += path(tt, `fill="none" stroke="#f3c25a" stroke-width="3" stroke-linecap="round"`);
  return s;
}

function cloud({ G }: Scene, x: number, y: number, s: number, f = 1) {
  return g(
    path(
      'M-150 40C-190 40 -196 -10 -158 -18C-160 -60 -104 -74 -84 -42C-70 -86 -6 -86 6 -44C34 -70 84 -52 78 -14C116 -22 140 24 104 40C160 36 190 40 220 40',
      'fill="none" stroke-linecap="round"',
    ) +
      path(
        'M-132 14C-140 -6 -112 -16 -104 2C-100 16 -118 20 -122 10M-40 -6C-50 -30 -14 -42 -4 -18C2 0 -22 8 -28 -6M44 12C36 -8 66 -18 74 2C78 16 60 20 56 10M-150 62H60M-90 84H120',
        'fill="none" stroke-linecap="round"',
      ),
    `${tf(x, y, 0, s * f, s)} stroke="${G}" stroke-width="8"`,
  );
}

function drawFu({ c, lc, G, cx, cy }: Scene & { cx: number; cy: number }) {
  let hero = '';
  const Q = 238;
  const dd = `M${cx} ${cy - Q}L${cx + Q} ${cy}L${cx} ${cy + Q}L${cx - Q} ${cy}Z`;
  hero +=
    c.soft(dd, 0, 10, 18, '#3a0508', 0.4) +
    path(dd, `fill="${G}"`) +
    path(`M${cx} ${cy - Q + 22}L${cx + Q - 22} ${cy}L${cx} ${cy + Q - 22}L${cx - Q + 22} ${cy}Z`, `fill="${lc}"`) +
    path(
      `M${cx} ${cy - Q + 38}L${cx + Q - 38} ${cy}L${cx} ${cy + Q - 38}L${cx - Q + 38} ${cy}Z`,
      `fill="none" stroke="${G}" stroke-width="3"`,
    );
  const u = fit('福', fontFor('ma-shan-zheng', '福'), 260, 250);
  hero += path(at(u, cx, cy - (u.y0 + u.y1) / 2), `fill="${G}"`);
  return hero;
}

function drawMoon({ c, r, cx, cy }: Scene & { cx: number; cy: number }) {
  let hero = '';
  hero += circ(
    cx,
    cy,
    236,
    `fill="${c.rad([
      [0, '#fff2cc'],
      [0.8, '#fbdf9a'],
      [1, '#f1c66b'],
    ])}"`,
  );
  const b: P[] = bez([170, 1010], [300, 820], [420, 800], [640, 560], 26);
  hero += path(
    ribbon(b, (t) => 24 - 18 * t),
    'fill="#3d1a14"',
  );
  const b2 = qbez([420, 762], [470, 640], [420, 540], 14);
  hero += path(
    ribbon(b2, (t) => 13 - 9 * t),
    'fill="#3d1a14"',
  );
  for (const q of [...b.slice(6), ...b2.slice(4)].filter((_, i) => i % 2 === 0)) {
    const k = r.f(26, 46);
    hero += g(
      flowers.blossom!(r, k, { petal: '#f7a6a8', deep: '#d9485c', light: '#ffe3df', core: '#f6c95a' }),
      tf(q[0] + r.f(-36, 36), q[1] + r.f(-36, 36), r.f(0, 360)),
    );
  }
  return hero;
}

/** fish scales over the whole ground, fainter behind the picture */
function drawScales(c: Drawing, bg: string) {
  const R = 58;
  const scale = (x: number, y: number) =>
    [1, 0.74, 0.48, 0.22]
      .map(
        (k) => `<circle cx="${x}" cy="${y}" r="${n1(R * k)}" fill="${k === 1 ? bg : 'none'}" stroke="${shade(bg, 0.1)}" stroke-width="2"/>`,
      )
      .join('');
  const pat = c.pattern(R * 2, R, scale(0, 0) + scale(R * 2, 0) + scale(R, R / 2) + scale(0, R) + scale(R * 2, R) + scale(R, R * 1.5));
  c.add(
    'texture',
    rect(0, 0, 1000, 1400, `fill="${pat}" opacity=".55"`) +
      rect(
        0,
        0,
        1000,
        1400,
        `fill="${c.rad(
          [
            [0, bg, 0.9],
            [0.75, bg, 0.35],
            [1, bg, 0],
          ],
          0.5,
          0.48,
          0.6,
        )}"`,
      ),
  );
}

/** the words, with a wish for the new year below them */
function drawWords(c: Drawing, lines: string[], G: string) {
  const S = stack(
    lines.map((s) => ({ t: s, f: 'cinzel:700', w: 800, max: 92, gap: 26, track: 40 })),
    { cy: 1186 },
  );
  let t = '';
  S.runs.forEach((u, i) => (t += path(at(u, 500, S.ys[i]!), `fill="${G}"`)));
  const cn = Array.from('新年快乐');
  cn.forEach((ch, i) => {
    const u = fit(ch, fontFor('ma-shan-zheng', ch), 56, 56);
    t += path(at(u, 500 + (i - 1.5) * 78, S.bottom + 60 - (u.y0 + u.y1) / 2), 'fill="#ffe7ae"');
  });
  c.add('type', t, 'foil');
}

export function drawLanterns(inp: Input): Drawing {
  const c = new Drawing('lanterns', inp),
    { r } = c;
  const m = inp.motif || 'fu',
    lines = inp.headline.split('|');
  const bg = inp.variant === 'night' ? '#1b2047' : '#B3141F';
  const lc = inp.variant === 'night' ? '#d22f2f' : '#d8292f';
  const G = c.foil('gold', 55);
  c.add('ground', litGround(c, shade(bg, 0.07, 0.01), shade(bg, -0.07), 0.4, 0.8));
  drawScales(c, bg);
  const scene: Scene = { c, r, lc, G };
  c.add('ornament', cloud(scene, 120, 1010, 0.84) + cloud(scene, 890, 960, 0.8, -1) + cloud(scene, 905, 720, 0.5, -1) + cloud(scene, 100, 700, 0.46), 'drift');
  c.add(
    'art',
    lantern(scene, 235, 190, 104, 172, '吉') + lantern(scene, 758, 120, 124, 204, '春') + lantern(scene, 926, 430, 62, 104) + lantern(scene, 84, 470, 58, 96),
    'sway',
  );
  const middle = { cx: 500, cy: 655 };
  c.add('art', m === 'fu' ? drawFu({ ...scene, ...middle }) : drawMoon({ ...scene, ...middle }));
  drawWords(c, lines, G);
  c.add('texture', c.grain(0.5));
  c.alt = `Red lanterns and gold clouds with the words ${lines.join(' ')}`;
  return c;
}
