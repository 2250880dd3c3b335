import {
  at, circ, contrast, Drawing, fit, heart, type Input, lerp, type LineSpec, lum, makeRng, mix, n1, type P, path,
  polar, pt, qbez, rect, shade, smooth, stack, TAU, type Rng, type Palette,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { inkOn } from '#artwork/colours/needlework.ts';
import { spl, type Q } from '#artwork/heroes/hero.ts';
import { circD } from '#artwork/materials/outlines.ts';
import { leafD, place, rib, rotP } from '#artwork/outlines/needlework.ts';
import { hareParts } from '#artwork/subjects/hare.ts';
import { kingfisher } from '#artwork/subjects/kingfisher.ts';

const flatPoint = ([x, y]: Q): P => [x, y];

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; r: Rng; dark: boolean; hiC: string; loC: string; faceF: string; edgeF: string;
  cut: (d: string, w?: number) => string; RR: (x: number, y: number, w: number, h: number, q: number) => string;
};

function up({ c, dark, hiC, loC, faceF, edgeF }: Scene, d: string, hgt = 1) {
  const id = c.def((i) => `<path id="${i}" d="${d}"/>`);
  const u = (attr: string) => `<use href="#${id}" ${attr}/>`;
  return (
    u(`fill="${loC}" fill-opacity=".16" transform="translate(${n1(5 * hgt)} ${n1(6.5 * hgt)})" stroke="${loC}" stroke-opacity=".08" stroke-width="${n1(7 * hgt)}" stroke-linejoin="round"`) +
    u(`fill="${loC}" fill-opacity="${dark ? 0.75 : 0.4}" transform="translate(${n1(2.2 * hgt)} ${n1(2.8 * hgt)})"`) +
    u(`fill="${hiC}" fill-opacity="${dark ? 0.85 : 1}" transform="translate(${n1(-2 * hgt)} ${n1(-2.4 * hgt)})"`) +
    u(`fill="${faceF}" stroke="${edgeF}" stroke-width="${n1(2.2 * hgt)}" stroke-linejoin="round"`)
  );
}

function flower(scene: Scene, x: number, y: number, R: number, n = 6, off = 0) {
  const { cut } = scene;
  let t = '';
  for (let k = 0; k < 2; k++)
    for (let i = 0; i < n; i++) {
      const a = off + ((i + k * 0.5) / n) * TAU,
        RR2 = R * (k ? 0.68 : 1);
      const f = (u: number, v: number, z = 0): Q => {
        const q = rotP(u * RR2, v * RR2, a);
        return [x + q[0], y + q[1], z] as Q;
      };
      t += up(scene, spl([f(0.1, 0, 1), f(0.4, -0.3), f(0.78, -0.36), f(1, -0.12), f(0.94, 0.02, 1), f(1, 0.14), f(0.78, 0.36), f(0.4, 0.3)]), k ? 0.8 : 1);
      t += cut(`M${pt(flatPoint(f(0.3, 0)))}L${pt(flatPoint(f(0.66, 0)))}M${pt(flatPoint(f(0.34, -0.1)))}L${pt(flatPoint(f(0.58,
        -0.16)))}M${pt(flatPoint(f(0.34, 0.1)))}L${pt(flatPoint(f(0.58, 0.16)))}`,
        1.3);
    }
  for (let i = 0; i < 14; i++) {
    const q = polar(x, y, R * 0.2 * Math.sqrt((i + 0.5) / 14), i * 2.4);
    t += up(scene, circD(q[0], q[1], R * 0.045), 0.45);
  }
  return t;
}

function drawLaurel(scene: Scene & { leafUp: (x: number, y: number, deg: number, L: number, W: number, hh?: number) => string; init: string; sealY: number }) {
  const { leafUp, init } = scene;
  let { sealY } = scene;
  let s = '';
  // a garland about a raised initial
  const cx = 500,
    cy = 486,
    R = 262;
  for (const sd of [-1, 1])
    for (let i = 0; i < 17; i++) {
      const a = Math.PI / 2 + sd * (0.16 + i * 0.168),
        q = polar(cx, cy, R, a),
        tan = (a * 180) / Math.PI + sd * 90;
      s += leafUp(q[0], q[1], tan - sd * 34, 88 - i * 1.2, 34, 0.9) + leafUp(q[0], q[1], tan + sd * 34, 80 - i * 1.2, 32, 0.9);
      if (i % 3 === 1) {
        const b = polar(cx, cy, R + 46, a + sd * 0.05);
        s += up(scene, circD(b[0], b[1], 9), 0.8);
      }
    }
  s += flower(scene, cx, cy + R, 84, 7, 0.2) + flower(scene, cx - 104, cy + R - 26, 54, 6) + flower(scene, cx + 104, cy + R - 26, 54, 6, 0.4);
  const q = fit(init, 'cormorant-garamond:600', 250, 270, {});
  s += up(scene, at(q, cx, cy - (q.y0 + q.y1) / 2), 1.3);
  sealY = 1136;
  return { s, sealY };
}

function drawHare(scene: Scene & { leafUp: (x: number, y: number, deg: number, L: number, W: number, hh?: number) => string }) {
  const { r, cut, leafUp } = scene;
  let s = '';
  s += up(scene, circD(500, 440, 236), 1.3);
  for (let i = 0; i < 46; i++) {
    const a = (i / 46) * TAU,
      q = polar(500, 440, 262, a),
      e = polar(500, 440, i % 2 ? 282 : 300, a);
    s += cut(`M${pt(q)}L${pt(e)}`, 3);
  }
  for (const [x, h, k] of [[214, 190, -16], [276, 130, 14], [760, 210, 14], [806, 140, -8], [700, 120, -14], [168, 110, 12]] as const) {
    const tip: P = [x + k, 812 - h];
    s += up(scene, rib(qbez([x, 812], [x, 812 - h * 0.5], tip, 10), () => 5), 0.6);
    for (let i = 0; i < 4; i++) for (const sd of [-1, 1]) s += leafUp(lerp(x, tip[0], 0.18 + i * 0.17), lerp(812, tip[1], 0.18 + i * 0.17), sd > 0 ? -38 : -142, 44, 17, 0.7);
    s += flower(scene, tip[0], tip[1], 28, 6);
  }
  for (const q of place(hareParts(), 205, 258, 0.75)) if (q.k !== 'eye') s += up(scene, q.d, q.k === 'nose' || q.k === 'earin' ? 0.7 : 1.15);
  s += cut(circD(205 + 312 * 0.75, 258 + 300 * 0.75, 8), 4);
  let fur = '';
  for (let i = 0; i < 34; i++) {
    const x = r.f(440, 600),
      y = r.f(590, 780);
    if (Math.hypot((x - 520) / 80, (y - 700) / 100) > 0.9) continue;
    fur += `M${n1(x)} ${n1(y)}q8 6 18 8`;
  }
  s += cut(fur, 1.6);
  s += up(scene, spl([[150, 820, 1], [340, 806], [500, 812], [680, 804], [850, 820, 1], [680, 816], [500, 824], [330, 818]]), 0.8);
  return s;
}

function drawKingfisher(scene: Scene) {
  const { r, cut } = scene;
  let s = '';
  for (const q of place(kingfisher(), 146, 136, 0.885)) {
    if (q.k === 'eye') s += cut(circD(146 + 338 * 0.885, 136 + 206 * 0.885, 9), 5);
    else s += up(scene, q.d, q.k === 'foot' || q.k === 'beak2' ? 0.6 : 1.1);
  }
  const W = (x: number, y: number): P => [146 + x * 0.885, 136 + y * 0.885];
  let d = '';
  for (let i = 0; i < 5; i++) d += `M${pt(W(424 + i * 12, 352 + i * 28))}Q${pt(W(520 + i * 8, 430 + i * 28))} ${pt(W(618 + i * 4, 586 + i * 5))}`;
  for (let i = 0; i < 26; i++) {
    const x = r.f(300, 430),
      y = r.f(380, 540);
    d += `M${pt(W(x, y))}q6 10 2 20`;
  }
  s += cut(d, 1.8);
  for (const [x, y] of [[210, 640], [330, 640], [640, 634]] as [number, number][]) {
    const q = W(x, y);
    s += up(scene, circD(q[0], q[1] + 34, 15), 0.9) + up(scene, rib([W(x, y - 6), [q[0] + 4, q[1] + 10], [q[0], q[1] + 22]], () => 4), 0.5);
  }
  return s;
}

function drawMeadow(scene: Scene & { leafUp: (x: number, y: number, deg: number, L: number, W: number, hh?: number) => string }) {
  const { cut, RR, leafUp } = scene;
  let s = '';
  // three stems and a moth-winged bloom: a meadow panel
  const cx = 500;
  for (const [x, tx, ty, R, n] of [[440, 270, 420, 96, 7], [560, 740, 470, 88, 7], [500, 500, 270, 124, 8]] as const) {
    const mid: P = [x + (tx - x) * 0.2, lerp(830, ty, 0.6)];
    s += up(scene, rib(qbez([x + (cx - x) * 0.6, 836], mid, [tx, ty], 16), (t) => 10 - 4 * t), 0.8);
    for (let i = 0; i < 5; i++) {
      const q = qbez([x + (cx - x) * 0.6, 836], mid, [tx, ty], 20)[3 + i * 3]!,
        sd = i % 2 ? 1 : -1;
      s += leafUp(q[0], q[1], -90 + sd * 52 + (tx - x) * 0.08, 116 - i * 9, 40, 0.9);
    }
    s += flower(scene, tx, ty, R, n, 0.3);
  }
  for (const [x, y, a] of [[398, 590, -150], [610, 600, -28], [420, 706, 170], [590, 720, 12]] as const) s += leafUp(x, y, a, 130, 44, 0.9);
  s += up(scene, RR(442, 796, 116, 26, 13), 1.2) + cut('M452 804L548 804M452 813L548 813', 1.4);
  return s;
}

/** What the parts of `drawEmboss` share. */
type EmbossScene = {
  inp: Input; c: Drawing; p: Palette; m: string; dark: boolean; paper: string; loC: string; init: string;
};

function drawSeal({ inp, c, p, m, dark, paper, loC, init, sealY }: EmbossScene & { sealY: number }) {
  // the seal, on a silk band
  const wax = lum(p.a) > 0.75 ? p.c : contrast(p.a, paper) > 1.7 ? p.a : p.b;
  const silk = dark ? p.b : p.d;
  const by = sealY;
  const bd = `M0 ${by - 17}L1000 ${by - 17}L1000 ${by + 17}L0 ${by + 17}Z`;
  let o = rect(0, by - 17, 1000, 44, `fill="${c.lin([[0, loC, 0.4], [0.7, loC, 0.22], [1, loC, 0]])}" transform="translate(0 4)"`)
    + path(bd, `fill="${c.lin([[0, shade(silk, -0.04)], [0.2, shade(silk, 0.06)], [0.5, silk], [1, shade(silk, -0.09)]])}"`);
  let th = '';
  for (let x = 0; x < 1000; x += 5) th += `M${x} ${by - 17}v34`;
  o += path(th, `stroke="#000" stroke-opacity=".07" stroke-width="1.4"`) + path(`M0 ${by - 12.5}H1000M0 ${by + 12.5}H1000`, `stroke="${shade(silk, -0.14)}" stroke-opacity=".5" stroke-width="1.6"`);
  const R = 104,
    cx = 500;
  const rr = makeRng('wax' + inp.seed);
  const outl: P[] = Array.from({ length: 20 }, (_, i) => polar(cx, by, R * (1 + rr.f(-0.05, 0.075) + (i === 7 ? 0.09 : 0)), (i / 20) * TAU));
  const od = smooth(outl);
  const dkw = shade(wax, -0.17),
    ltw = mix(shade(wax, 0.13), '#ffffff', 0.16);
  o += c.soft(od, 6, 10, 15, '#1a0a08', 0.36) + path(od, `fill="${dkw}" transform="translate(2 3)"`)
    + path(od, `fill="${c.lin([[0, ltw], [0.35, wax], [1, shade(wax, -0.1)]], 0.1, 0, 0.9, 1)}"`)
    + path(od, `fill="none" stroke="${c.lin([[0, '#fff', 0.75], [0.4, '#fff', 0], [1, '#000', 0.35]], 0, 0, 1, 1)}" stroke-width="4"`);
  const inn = circD(cx, by, 76);
  o += path(inn, `fill="none" stroke="${shade(wax, -0.02)}" stroke-width="15" stroke-opacity=".7"`)
    + path(circD(cx, by, 80), `fill="${c.lin([[0, dkw], [0.35, shade(wax, -0.08)], [1, shade(wax, -0.01)]], 0, 0, 1, 1)}"`)
    + path(circD(cx, by, 80), `fill="none" stroke="${c.lin([[0, '#000', 0.5], [0.5, '#000', 0.05], [1, '#fff', 0.65]], 0, 0, 1, 1)}" stroke-width="3.4"`);
  const raise = (d: string) => path(d, `fill="#000" fill-opacity=".42" transform="translate(2.4 3)"`)
    + path(d, `fill="${mix(ltw, '#fff', 0.25)}" transform="translate(-1.5 -1.8)"`) + path(d, `fill="${c.lin([[0, shade(wax, 0.08)], [1, shade(wax, -0.03)]], 0, 0, 1, 1)}"`);
  // a small line that begins in lower case is no name, and gives the seal no letter
  const isNamed = inp.name !== undefined && !/^\p{Ll}/u.test(inp.name.trim());
  if (m === 'laurel' || (m === 'hare' && !isNamed)) {
    o += raise(heart(cx, by + 4, 36));
  } else if (m === 'kingfisher' || !isNamed) {
    for (let i = 0; i < 7; i++) o += raise(leafD(cx, by + 44 - i * 13, -90 + (i % 2 ? 46 : -46), 42 - i * 2, 17));
    o += raise(rib(qbez([cx, by + 58], [cx + 3, by], [cx, by - 48], 8), () => 4.5)) + raise(leafD(cx, by - 38, -90, 28, 14));
  } else {
    const q = fit(init, 'elsie-swash-caps:400', 92, 88, {});
    o += raise(at(q, cx, by - (q.y0 + q.y1) / 2));
  }
  for (let i = 0; i < 32; i++) {
    const q = polar(cx, by, 68, (i / 32) * TAU);
    o += circ(q[0] + 0.9, q[1] + 1.1, 2.1, 'fill="#000" fill-opacity=".4"') + circ(q[0], q[1], 2, `fill="${shade(wax, 0.09)}"`);
  }
  o += path(`M${n1(cx - 84)} ${n1(by - 42)}Q${n1(cx - 66)} ${n1(by - 80)} ${n1(cx - 22)} ${n1(by - 93)}`,
    'fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="5" stroke-linecap="round"') + circ(cx - 90, by - 22, 3, 'fill="#fff" fill-opacity=".5"');
  c.add('texture', c.grain(dark ? 1 : 1.5));
  c.add('ornament', o);
}

export function drawEmboss(inp: Input): Drawing {
  const c = new Drawing('emboss', inp),
    { r, p } = c;
  const m = inp.motif || 'laurel';
  const dark = isDark(p);
  const paper0 = dark ? mix(p.bg, p.paper, 0.45) : mix(p.paper, '#f7f2e8', 0.5);
  const paper = lum(paper0) < 0.33 ? shade(paper0, 0.33 - lum(paper0)) : paper0;
  const hiC = dark ? shade(paper, 0.25) : '#ffffff',
    loC = shade(paper, dark ? -0.14 : -0.3, dark ? 0 : 0.01);
  // white on white is not seen across a room: the panel is a shade deeper than what stands out of it
  const panel = shade(mix(paper, p.d, dark ? 0 : 0.3), dark ? -0.07 : -0.075);
  const faceF = c.lin([[0, shade(paper, dark ? 0.06 : 0.025)], [0.55, shade(paper, dark ? 0.012 : 0)], [1, shade(paper, -0.045)]], 0, 0, 0.8, 1);
  const edgeF = c.lin([[0, hiC, 1], [0.42, hiC, 0.1], [0.6, loC, 0.08], [1, loC, 0.6]], 0, 0, 1, 1);
  const cut = (d: string, w = 2.4) =>
    `<path d="${d}" fill="none" stroke="${hiC}" stroke-opacity="${dark ? 0.4
      : 0.95}" stroke-width="${w}" stroke-linecap="round" transform="translate(1.5 1.7)"/><path d="${d}" fill="none" stroke="${loC}" stroke-opacity=".55" stroke-width="${w}" stroke-linecap="round"/>`;
  const RR = (x: number, y: number, w: number, h: number, q: number) =>
    `M${x + q} ${y}L${x + w - q} ${y}Q${x + w} ${y} ${x + w} ${y + q}L${x + w} ${y + h - q}Q${x + w} ${y + h} ${x + w - q} ${y + h}L${x + q} ${y + h}Q${x} ${y
      + h} ${x} ${y + h - q}L${x} ${y + q}Q${x} ${y} ${x + q} ${y}Z`;
  // cotton paper
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${paper}"`) + rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#fff', dark ? 0.08 : 0.5], [0.5, '#fff', 0], [1, loC, 0.14]], 0, 0, 1, 1)}"`));
  // plate mark: the panel pressed into the sheet
  const pl = RR(88, 88, 824, 1224, 10);
  let s = `<path d="${pl}" fill="${loC}" fill-opacity=".5" transform="translate(-2.5 -3)"/><path d="${pl}" fill="${hiC}" transform="translate(2.5 3)" fill-opacity="${dark ? 0.4 : 1}"/><path d="${pl}" fill="${panel}"/><path d="${pl}" fill="none" stroke="${loC}" stroke-opacity=".12" stroke-width="12" transform="translate(4 5)"/>`;
  const scene: Scene = { c, r, dark, hiC, loC, faceF, edgeF, cut, RR };
  s += up(scene, 'M118 118H882V1282H118ZM127 127V1273H873V127Z'.replace(/H(\d+)V(\d+)H(\d+)Z/, 'L$1 118L$1 $2L$3 $2Z').replace(/V(\d+)H(\d+)V(\d+)Z/, 'L127 $1L$2 $1L$2 127Z'), 0.6);
  const leafUp = (x: number, y: number, deg: number, L: number, W: number, hh = 1) => {
    const a = (deg * Math.PI) / 180;
    let t = up(scene, leafD(x, y, deg, L, W), hh);
    t += cut(`M${n1(x + Math.cos(a) * L * 0.06)} ${n1(y + Math.sin(a) * L * 0.06)}L${n1(x + Math.cos(a) * L * 0.82)} ${n1(y + Math.sin(a) * L * 0.82)}`, 1.8);
    return t;
  };
  const init = Array.from((inp.variant && inp.variant.length === 1 ? inp.variant : inp.name || inp.headline).normalize('NFC')).find((x) => /\p{L}/u.test(x)) || 'A';
  let sealY = 1128;
  const hcy = 900;
  if (m === 'laurel') { const drawn = drawLaurel({ ...scene, leafUp, init, sealY }); s += drawn.s; sealY = drawn.sealY; }
  else if (m === 'hare') s += drawHare({ ...scene, leafUp });
  else if (m === 'kingfisher') s += drawKingfisher(scene);
  else s += drawMeadow({ ...scene, leafUp });
  c.add('art', s);
  // printed lines: ink pressed below the surface
  const ink = inkOn(panel, dark ? [p.ink] : [p.e, p.ink, '#2a2220'], 5.5);
  // a short headline is set on one line, because the seal leaves little height
  const said = inp.headline.split('|');
  const lines = said.join(' ').length <= 18 ? [said.join(' ')] : said;
  const small = inp.name || inp.sub;
  const cuttings = (tight: boolean): LineSpec[] => [
    ...lines.map((t, i): LineSpec => ({
      t,
      f: 'cormorant-garamond:500i',
      w: tight ? 600 : 660,
      max: lines.length > 1 ? (tight ? 62 : 84) : 104,
      gap: i === lines.length - 1 ? (tight ? 32 : 52) : tight ? 20 : 30,
      flat: true,
    })),
    ...(small ? [{ t: small.toUpperCase(), f: 'marcellus' as const, w: 640, max: 28, track: 180, flat: true }] : []),
  ];
  // lines that would reach the seal are set smaller and stand above it
  const room = sealY - 126;
  const loose = stack(cuttings(false), { cy: hcy + 30 });
  const k = loose.bottom > room ? stack(cuttings(true), { bottom: room - 6 }) : loose;
  const td = k.runs.map((q, i) => at(q, 500, k.ys[i]!)).join('');
  c.add('type', path(td, `fill="${hiC}" fill-opacity="${dark ? 0.2 : 0.9}" transform="translate(1.3 1.6)"`) + path(td, `fill="${ink}"`));
  const parts: EmbossScene = { inp, c, p, m, dark, paper, loC, init };
  drawSeal({ ...parts, sealY });
  return c;
}
