import {
  at, bez, circ, Drawing, ell, g, type Input, mix, n1, type P, path, poisson, polar, pt, rect, ribbon, type Rng, set,
  shade, TAU, tf, type Palette,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { isDark, reads } from '#artwork/colours/grounds.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { onLine } from '#artwork/marks/brush.ts';

/** pigment pooled inside a shape: base, blooms, a darker drying edge */
const pool = (c: Drawing, r: Rng, d: string, box: [number, number, number, number], col: string, n = 9, k = 1) => {
  let s = '';
  const [x, y, w, h] = box;
  for (let i = 0; i < n; i++) {
    const rx = r.f(0.16, 0.42) * w, ry = r.f(0.16, 0.42) * h, q = r.chance(0.55) ? shade(col, r.f(0.03, 0.09) * k) : shade(col, -r.f(0.03, 0.08) * k);
    s += ell(x + r.f() * w, y + r.f() * h, rx, ry, `fill="${c.rad([[0, q, 0.75], [0.7, q, 0.4], [0.86, q, 0.5], [1, q, 0]])}"`);
  }
  let sp = '';
  for (let i = 0; i < n * 2; i++) sp += circ(x + r.f() * w, y + r.f() * h, r.f(0.6, 2));
  return path(d, `fill="${col}"`)
    + g(s + g(sp, `fill="${shade(col, -0.14)}" fill-opacity=".35"`) + path(d, `fill="none" stroke="${shade(col, -0.12)}" stroke-width="7" stroke-opacity=".3"`)
    + path(d, `fill="none" stroke="${shade(col, -0.16)}" stroke-width="2.6" stroke-opacity=".55"`), `clip-path="${c.clip(path(d))}"`);
};

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; r: Rng; p: Palette; red: string; gold: string; green: string; blue: string; shd: string; under: string;
  leafD: (x: number, y: number, a: number, L: number, w: number) => string; hero: string[];
  sh: (d: string, o?: number) => string;
  cut: (d: string, box: [number, number, number, number], col: string, n?: number) => string;
  W: (d: string, o?: number) => string;
};

function drawHoney({ c, r, red, gold, green, blue, shd, under, hero, sh, cut, W }: Scene) {
  const jar = 'M330 560C300 584 286 620 288 664L300 836C304 872 330 890 372 892H548C590 890 616 872 620 836L632 664C634 620 620 584 590 560Z', honey = mix(gold, '#e8982a', 0.45);
  hero.push(cut(jar, [286, 560, 350, 332], mix(honey, '#fff4d8', 0.7), 5),
    pool(c, r, 'M296 650C340 636 400 662 460 648C520 636 580 660 624 646L612 834C608 866 586 880 548 882H372C334 880 314 866 310 834Z', [296, 640, 330, 240], honey, 12));
  hero.push(W('M318 610C308 660 314 760 322 826', 0.9) + W('M340 604C336 630 336 650 337 668', 0.7),
    cut('M316 520H604C614 520 618 530 614 540L606 566H314L306 540C302 530 306 520 316 520Z', [306, 520, 310, 46], mix(red, '#a8552a', 0.3), 4));
  // label cut from white
  const lab = 'M376 706C376 690 390 684 404 684H516C530 684 544 690 544 706V800C544 816 530 822 516 822H404C390 822 376 816 376 800Z';
  hero.push(sh(lab, 0.18) + path(lab, 'fill="#FFFBF0"') + path(lab, `fill="none" stroke="${gold}" stroke-width="3" transform="translate(460 753) scale(.9 .86) translate(-460 -753)"`));
  const hb = set('דבש', 'suez-one:400@hebrew', 66);
  hero.push(path(at(hb, 460, 776), `fill="${mix(red, '#5a2a14', 0.35)}"`));
  // dipper with its thread of honey
  let dip = path('M604 392L742 250', `stroke="${shade(mix('#b07a42', gold, 0.2), -0.04)}" stroke-width="17" stroke-linecap="round"`);
  dip = g(sh('M-14 -170H14V60H-14Z', 0.2) + path('M-9 -190C-4 -198 4 -198 9 -190L8 20H-8Z', 'fill="#b5814a"')
    + [0, 1, 2, 3, 4].map((i) =>
    path(`M${-34 - (i % 4 ? 8 : 0)} ${14 + i * 21}C${-30} ${8 + i * 21} 30 ${8 + i * 21} ${34 + (i % 4 ? 8 : 0)} ${14 + i * 21}C36 ${26 + i * 21} -36 ${26
      + i * 21} ${-34 - (i % 4 ? 8 : 0)} ${14 + i * 21}Z`,
      `fill="${i % 2 ? '#a06c38' : '#bd8a50'}"`)).join(''), 'transform="translate(560 380) rotate(28)"');
  hero.push(path('M508 486C500 520 520 540 508 566', `stroke="${honey}" stroke-width="13" stroke-linecap="round" fill="none"`) + dip
    + path('M488 470C500 500 524 500 540 478C534 506 520 520 516 540C506 520 492 500 488 470Z', `fill="${honey}"`));
  // apple, whole and halved
  const ap = 'M-92 -4C-100 -70 -48 -102 -2 -80C46 -102 102 -68 92 -2C86 60 48 98 0 90C-48 98 -86 60 -92 -4Z';
  hero.push(g(cut(ap, [-96, -100, 192, 196], red, 9) + path('M-2 -78C0 -104 8 -118 20 -130',
    `stroke="#5a3a22" stroke-width="8" fill="none" stroke-linecap="round"`)
      + cut('M14 -106C34 -140 78 -146 100 -126C82 -100 42 -92 14 -106Z', [14, -146, 90, 56], green, 4) + W('M-64 -30C-58 -54 -44 -66 -28 -70', 0.9), tf(700, 812, 4, 1.06)));
  hero.push(g(cut(ap, [-96, -100, 192, 196], red, 5) + pool(c, r,
    'M-80 -4C-86 -58 -42 -86 -2 -66C40 -86 88 -56 80 -2C74 50 42 84 0 76C-42 84 -74 50 -80 -4Z', [-86, -80, 170, 166], '#FBF0D2', 5, 0.5)
      + path('M0 -60C-34 -30 -40 30 0 62C40 30 34 -30 0 -60Z', `fill="none" stroke="${mix(gold, '#fff', 0.3)}" stroke-width="3"`)
      + [-13, 13].map((x) => path(`M${x} ${-14}C${x - 9} 0 ${x - 8} 18 ${x} 22C${x + 8} 18 ${x + 9} 0 ${x} -14Z`, 'fill="#5a3318"')).join(''), tf(232, 838, -10, 0.92)));
  // two bees
  for (const [x, y, a, f] of [[330, 380, -14, 1], [668, 520, 12, -1]] as const)
    hero.push(path(f > 0 ? 'M210 470C250 420 280 430 300 396' : 'M760 452C740 500 720 500 702 516',
      `stroke="${mix(shd, under, 0.4)}" stroke-width="3.4" stroke-dasharray="2 11" stroke-linecap="round" fill="none"`)
        + g(path('M-6 -18C-30 -60 -4 -74 10 -54C18 -40 10 -26 2 -18ZM10 -18C12 -52 44 -60 46 -38C46 -24 28 -16 14 -14Z',
        `fill="#FFFDF4" fill-opacity=".92" stroke="${mix(blue, '#fff', 0.4)}" stroke-width="2"`)
          + path('M-40 0C-36 -24 22 -28 40 -2C28 22 -34 24 -40 0Z', `fill="${gold}"`)
          + path('M-16 -19C-22 -6 -22 6 -16 18M4 -21C-2 -6 -2 8 4 19M22 -17C18 -6 18 6 22 14', `stroke="#3a2416" stroke-width="8" fill="none"`)
          + circ(38, -2, 13, 'fill="#3a2416"') + path('M46 -10C52 -20 58 -22 64 -20M48 -4C58 -8 62 -8 66 -4', 'stroke="#3a2416" stroke-width="2.6" fill="none"'), tf(x, y, a, f, 1)));
}

function drawSeder({ c, r, red, gold, green, blue, shd, leafD, hero, sh }: Scene) {
  const cx = 500, cy = 574, R = 292;
  const disc = (rad: number) => `M${cx - rad} ${cy}a${rad} ${rad} 0 1 0 ${rad * 2} 0a${rad} ${rad} 0 1 0 ${-rad * 2} 0Z`;
  hero.push(sh(disc(R), 0.4) + path(disc(R), 'fill="#FFFDF7"') + pool(c, r, disc(R - 8), [cx - R, cy - R, 2 * R, 2 * R], mix('#FFFDF7', blue, 0.1), 10, 0.3));
  hero.push(circ(cx, cy, R - 12, `fill="none" stroke="${blue}" stroke-width="5"`) + circ(cx, cy, R - 24, `fill="none" stroke="${gold}" stroke-width="2.6"`));
  let rimD = '';
  for (let i = 0; i < 48; i++) { const a = (i * TAU) / 48, q = polar(cx, cy, R - 42, a); rimD += leafD(q[0], q[1], a + Math.PI / 2 + (i % 2 ? 0.5 : -0.5), 26, 6); }
  hero.push(path(rimD, `fill="${mix(blue, '#ffffff', 0.15)}"`));
  const words: [string, string][] = [['מרור', 'maror'], ['זרוע', 'zeroa'], ['חרוסת', 'charoset'], ['חזרת', 'chazeret'], ['כרפס', 'karpas'], ['ביצה', 'beitzah']];
  words.forEach(([he, kind], i) => {
    const a = -Math.PI / 2 + (i * TAU) / 6, [x, y] = polar(cx, cy, 150, a), b = `M-70 0a70 70 0 1 0 140 0a70 70 0 1 0 -140 0Z`;
    let s = c.soft(b, 2, 5, 9, shd, 0.3, 4) + path(b, `fill="${mix(blue, '#ffffff', 0.72)}"`) + circ(0, 0, 66, `fill="none" stroke="${blue}" stroke-width="4"`) + circ(0, 0, 57, `fill="#FFFDF7"`);
    if (kind === 'beitzah') s += g(pool(c, r, 'M0 -36C22 -36 31 -2 30 12C28 32 14 40 0 40C-14 40 -28 32 -30 12C-31 -2 -22 -36 0 -36Z', [-30, -36, 60, 76],
      '#E9D3B4', 6) + path('M-14 -2C-10 -16 -6 -22 0 -26', 'stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none"')
        + path('M10 24c6 -4 10 -12 12 -18M-18 20c4 6 10 10 16 10',
        'stroke="#8a5a34" stroke-width="4" stroke-opacity=".5" fill="none" stroke-linecap="round"'), 'transform="rotate(28) translate(0 -4)"');
    else if (kind === 'zeroa')
      s += g(pool(c, r, 'M-46 -10C-58 -24 -40 -36 -32 -24C-26 -14 -18 -10 -6 -8C10 -6 24 -12 32 -22C40 -34 58 -22 48 -10C60 -4 54 16 40 10C28 6 20 10 8 14C-8 20 -20 14 -30 14C-40 22 -56 10 -46 -10Z',
        [-54, -34, 110, 56], '#C69A6C', 6) + path('M-14 -2C0 2 14 0 24 -4', 'stroke="#fff2dc" stroke-width="4" stroke-linecap="round" fill="none"')
          + path('M-20 8c8 4 16 4 22 2', 'stroke="#6a3a1c" stroke-width="4" stroke-opacity=".6" fill="none"'), 'transform="rotate(-32)"');
    else if (kind === 'charoset') {
      s += pool(c, r, 'M-38 8C-42 -16 -18 -32 4 -30C28 -30 44 -12 38 10C30 34 -28 36 -38 8Z', [-42, -32, 84, 66], '#9A5C3A', 8);
      for (let k = 0; k < 16; k++) {
        const q = polar(0, 2, r.f(4, 28), r.f(0, TAU));
        s += rect(q[0] - 4, q[1] - 3, 8, 7, `fill="${r.pick(['#E3C08A', '#C98A52', '#6f3a22', '#F0DDB0'])}" transform="rotate(${r.i(0, 90)} ${n1(q[0])} ${n1(q[1])})"`);
      }
    }
    else if (kind === 'maror')
      s += [-22, 0, 22].map((x,
        k) => g(pool(c, r, 'M-9 34C-14 0 -10 -26 -2 -40C8 -28 14 0 9 34C4 40 -4 40 -9 34Z', [-12, -40, 24, 76], '#EFE3C6', 3)
          + path('M-6 8q6 3 12 0M-7 -8q7 3 14 0M-6 22q6 3 12 0', 'stroke="#b59a6c" stroke-width="2" fill="none"')
          + path('M0 -38C-10 -50 -14 -54 -10 -60M0 -38C2 -52 8 -56 10 -62', `stroke="${green}" stroke-width="5" fill="none" stroke-linecap="round"`),
          tf(x, k === 1 ? 2 : 8, (k - 1) * 14, 0.82))).join('');
    else if (kind === 'karpas') {
      for (let k = 0; k < 7; k++) {
        const a2 = -Math.PI / 2 + (k - 3) * 0.3, e = polar(0, 42, 50 + (k % 2) * 13, a2);
        s += path(`M0 42Q${n1(e[0] * 0.3)} ${n1(10)} ${pt(e)}`, `stroke="${shade(green, -0.04)}" stroke-width="4" fill="none"`) + [0, 1, 2, 3, 4].map((j) => {
          const q = polar(e[0], e[1], 9, j * 1.26 + k);
          return circ(q[0], q[1], 8, `fill="${shade(green, j % 2 ? 0.07 : -0.01)}"`);
        }).join('');
      }
    }
    else s += [-30, 30, -14, 14, 0].map((a2,
      k) => g(pool(c, r, 'M0 42C-8 20 -28 10 -22 -14C-30 -24 -12 -46 0 -44C12 -46 30 -24 22 -14C28 10 8 20 0 42Z', [-26, -44, 52, 86],
        shade(mix(green, '#b7d27a', 0.45), k * 0.02 - 0.04), 4)
          + path('M0 40V-34M0 10L-14 -2M0 10L14 -2M0 -10L-12 -22M0 -10L12 -22', 'stroke="#F4F8DC" stroke-width="2.6" fill="none" stroke-linecap="round"'),
          `transform="rotate(${a2} 0 40)"`)).join('');
    hero.push(g(s, tf(x, y, 0, 0.84)));
    const run = set(he, 'suez-one:400@hebrew', 27);
    hero.push(path(at(run, x, y + 80), `fill="${blue}"`));
  });
  const mid = set('פסח', 'suez-one:400@hebrew', 62);
  hero.push(path(at(mid, cx, cy + 22), `fill="${red}"`));
}

function drawDove({ c, r, p, gold, green, blue, shd, leafD, hero, sh, W }: Scene) {
  const white = '#FFFEFA';
  const body = 'M250 560C300 520 372 508 430 528C500 496 560 500 612 548C660 590 720 600 786 590C760 640 700 668 640 664C590 700 520 716 456 700C384 690 330 640 306 596C288 592 268 584 250 560Z';
  const wingN = 'M430 540C400 440 420 320 520 250C520 290 536 310 552 322C560 300 584 284 610 280C600 310 606 330 616 346C632 336 650 334 668 338C646 360 640 382 640 402C656 402 668 408 680 420C640 440 610 500 590 566C560 620 470 610 430 540Z',
    wingF = 'M420 534C350 480 320 400 340 300C366 326 384 336 402 338C404 318 414 300 430 290C436 330 450 350 466 366C470 420 480 480 500 540Z';
  hero.push(sh(wingF, 0.3) + pool(c, r, wingF, [330, 290, 170, 250], mix(white, blue, 0.2), 5, 0.5),
    sh(body, 0.34) + pool(c, r, body, [250, 500, 540, 210], white, 9, 0.35), sh(wingN, 0.34) + pool(c, r, wingN, [420, 250, 260, 360], white, 8, 0.35));
  // feathers cut through the wing
  let cutF = '';
  for (const [x, y, a, L] of [[500, 330, 1.3, 90], [560, 372, 1.5, 84], [604, 404, 1.7, 78], [632, 444, 1.95, 66], [476, 430, 1.2, 70], [536, 462, 1.45, 66],
    [580, 484, 1.7, 58]] as [number, number, number, number][]) cutF += leafD(x, y, a, L, 10);
  for (const [x, y, a, L] of [[680, 612, 0.1, 70], [660, 632, 0.25, 70], [620, 588, 0.3, 44]] as [number, number, number, number][]) cutF += leafD(x, y, a, L, 7);
  hero.push(path(cutF, `fill="${mix(blue, '#ffffff', 0.35)}"`) + circ(308, 556, 8, `fill="${mix(blue, '#101420', 0.4)}"`)
    + path('M250 560C236 560 222 566 212 576C228 580 246 580 262 574Z', `fill="${gold}"`));
  // the olive branch
  const stem: P[] = bez([226, 574], [260, 680], [330, 790], [520, 832], 18);
  hero.push(path(ribbon(stem, (t) => 9 - 4 * t), `fill="${mix('#7a5a34', green, 0.2)}"`));
  for (let i = 0; i < 15; i++) {
    const [q, a] = onLine(stem, 0.05 + i * 0.065), k = i % 2 ? 1 : -1, L = 96 - i * 1.6, d = leafD(q[0], q[1], a + k * 0.7, L, 15);
    hero.push(c.soft(d, 2, 5, 6, shd, 0.22, 3) + pool(c, r, d, [q[0] - 90, q[1] - 90, 180, 180], i % 3 ? green : shade(green, 0.1), 4)
      + path(`M${pt(q)}L${pt(polar(q[0], q[1], L * 0.85, a + k * 0.7))}`, 'stroke="#FFFDF6" stroke-width="2.4" stroke-opacity=".75"'));
    if (i % 4 === 1) {
      const o = polar(q[0], q[1], 34, a - k * 0.9);
      const od = `M${n1(o[0] - 15)} ${n1(o[1])}a15 20 0 1 0 30 0a15 20 0 1 0 -30 0Z`;
      hero.push(c.soft(od, 2, 5, 5, shd, 0.25, 3) + pool(c, r, od, [o[0] - 15, o[1] - 20, 30, 40], mix(p.e, green, 0.3), 4) + W(`M${n1(o[0] - 6)} ${n1(o[1] - 8)}q2 -5 6 -6`));
    }
  }
}

function drawPomegranates({ c, r, p, red, gold, green, shd, leafD, hero, sh, cut, W }: Scene) {
  // pomegranates, one opened
  const pom = (S: number, open: boolean) => {
    const d = 'M-150 20C-166 -70 -100 -140 -34 -150C-30 -178 -46 -200 -58 -222C-38 -216 -26 -210 -18 -200C-14 -214 -6 -228 0 -240C6 -228 14 -214 18 -200C26 -210 38 -216 58 -222C46 -200 30 -178 34 -150C100 -140 166 -70 150 20C140 110 70 156 0 156C-70 156 -140 110 -150 20Z';
    let s = cut(d, [-160, -240, 320, 400], red, 14) + W('M-118 -10C-118 -58 -92 -92 -60 -104', 0.8) + W('M-124 24v10', 0.7);
    if (open) {
      const o = 'M-96 34C-104 -26 -70 -82 -8 -92C62 -96 108 -46 102 22C94 84 40 112 -6 108C-54 106 -88 80 -96 34Z';
      s += path(o, 'fill="#FBEBCB"') + c.soft(o, 0, 0, 5, red, 0.4, 3);
      const lobes: [number, number, number, number][] = [[-46, -36, 50, 46], [38, -42, 54, 46], [60, 30, 42, 54], [-2, 64, 56, 42], [-60, 34, 38, 48], [4, 8, 38, 34]];
      for (const [x, y, rx, ry] of lobes) for (const q of poisson(r, x - rx, y - ry, rx * 2, ry * 2, 17))
        if (((q[0] - x) / rx) ** 2 + ((q[1] - y) / ry) ** 2 < 0.86)
          s += path(`M${n1(q[0])} ${n1(q[1] + 12)}C${n1(q[0] - 12)} ${n1(q[1] + 8)} ${n1(q[0] - 10)} ${n1(q[1] - 11)} ${n1(q[0])} ${n1(q[1] - 11)}C${n1(q[0]
            + 11)} ${n1(q[1] - 10)} ${n1(q[0] + 12)} ${n1(q[1] + 8)} ${n1(q[0])} ${n1(q[1] + 12)}Z`,
            `fill="${shade(mix(red, '#8a0f2a', 0.3), r.f(-0.04, 0.08))}"`) + circ(q[0] - 2.6, q[1] - 3, 2, 'fill="#FFE9E0" fill-opacity=".9"');
    }
    return s;
  };
  const bough: P[] = bez([850, 250], [690, 230], [480, 260], [230, 330], 18);
  hero.push(sh(ribbon(bough, (t) => 20 - 13 * t), 0.22) + path(ribbon(bough, (t) => 20 - 13 * t), `fill="${mix('#6a4630', p.e, 0.1)}"`));
  for (let i = 0; i < 15; i++) {
    const t = 0.1 + i * 0.062, [q, a] = onLine(bough, t), k = i % 2 ? 1 : -1, L = 112 - i * 2.2, d = leafD(q[0], q[1], a + k * 0.72, L, 19);
    hero.push(c.soft(d, 2, 6, 7, shd, 0.24, 3) + pool(c, r, d, [q[0] - 110, q[1] - 110, 220, 220], i % 3 ? green : mix(green, gold, 0.25), 5)
      + path(`M${pt(q)}L${pt(polar(q[0], q[1], L * 0.86, a + k * 0.72))}`, 'stroke="#FFFDF6" stroke-width="2.6" stroke-opacity=".75"'));
  }
  hero.push(path('M640 246C646 290 640 310 634 340M372 290C370 330 376 360 380 384',
    `stroke="${mix('#6a4630', p.e, 0.1)}" stroke-width="10" fill="none" stroke-linecap="round"`),
      g(pom(1, false), `transform="translate(640 490) rotate(184) scale(.86)"`), g(pom(1, true), tf(400, 640, -6, 1.12)));
  for (const [x, y] of [[610, 860], [660, 826], [700, 868], [560, 884], [740, 838]] as [number, number][])
    hero.push(path(`M${x} ${y + 15}C${x - 17} ${y + 10} ${x - 13} ${y - 15} ${x} ${y - 15}C${x + 15} ${y - 13} ${x + 17} ${y + 10} ${x} ${y + 15}Z`,
      `fill="${mix(red, '#8a0f2a', 0.2)}"`) + circ(x - 4, y - 5, 3.6, 'fill="#FFE9E0"'));
}

export function drawYomtov(inp: Input): Drawing {
  const c = new Drawing('yomtov', inp), { r, p } = c;
  const m = inp.motif || 'honey', dk = isDark(p), sheet = dk ? p.bg : p.paper, wash = dk ? mix(p.paper, p.d, 0.2) : p.bg;
  const red = p.a, gold = p.b, green = mix(p.c, '#5f8a4c', 0.62), blue = p.e, shd = dk ? '#000000' : mix(p.ink, '#3a2a20', 0.4);
  // the painted sheet behind
  const all = 'M0 0H1000V1400H0Z', under = dk ? mix(p.d, '#fff6e6', 0.5) : mix(wash, p.d, 0.42);
  c.add('ground', pool(c, r, all, [0, 0, 1000, 1400], under, 26, 0.6));
  // the arch cut in the upper sheet, leaves left standing along its edge
  const ax = 150, bx = 850, ay = 470, by = 930, top = 120;
  const arch = `M${ax} ${by}V${ay}C${ax} ${ay - 160} ${ax + 150} ${top + 50} 500 ${top}C${bx - 150} ${top + 50} ${bx} ${ay - 160} ${bx} ${ay}V${by}Z`;
  const leafD = (x: number, y: number, a: number, L: number, w: number) => {
    const f = (u: number, v: number) => pt([x + u * Math.cos(a) - v * Math.sin(a), y + u * Math.sin(a) + v * Math.cos(a)]);
    return `M${f(0, 0)}C${f(L * 0.25, w)} ${f(L * 0.75, w)} ${f(L, 0)}C${f(L * 0.75, -w)} ${f(L * 0.25, -w)} ${f(0, 0)}Z`;
  };
  let sprigs = '';
  // an olive vine inside the arch, half by half
  for (const s of [-1, 1]) {
    const M = (x: number) => 500 + s * (x - 500);
    const half: P[] = bez([ax + 22, by], [ax + 22, by - 200], [ax + 22, ay + 100], [ax + 22, ay], 12)
      .concat(bez([ax + 22, ay], [ax + 22, ay - 150], [ax + 162, top + 68], [470, top + 30], 14).slice(1));
    sprigs += ribbon(half.map(([x, y]) => [M(x), y] as P), (t) => 9 - 5 * t);
    for (let i = 0; i < 26; i++) {
      const t = 0.03 + (i / 26) * 0.95, [q, a] = onLine(half, t), k = i % 2 ? 1 : -1, L = k > 0 ? 62 : 30;
      const a2 = a + k * 0.62, x = M(q[0]);
      sprigs += leafD(x, q[1], s > 0 ? a2 : Math.PI - a2, L, L * 0.2);
      if (i % 5 === 2) { const o = polar(q[0], q[1], 26, a + 1.45); sprigs += `M${n1(M(o[0]) - 10)} ${n1(o[1])}a10 13 0 1 0 20 0a10 13 0 1 0 -20 0Z`; }
    }
  }
  const hero: string[] = [];
  const sh = (d: string, o = 0.3) => c.soft(d, 4, 10, 14, shd, dk ? o + 0.12 : o, 5);
  const cut = (d: string, box: [number, number, number, number], col: string, n = 7) => sh(d) + pool(c, r, d, box, col, n);
  const W = (d: string, o = 0.85) => path(d, `fill="none" stroke="#FFFDF6" stroke-width="4" stroke-linecap="round" stroke-opacity="${o}"`);
  const scene: Scene = { c, r, p, red, gold, green, blue, shd, under, leafD, hero, sh, cut, W };
  if (m === 'honey') drawHoney(scene);
  else if (m === 'seder') drawSeder(scene);
  else if (m === 'dove') drawDove(scene);
  else drawPomegranates(scene);
  c.add('art', hero);
  // upper sheet with its window
  const holeD = 'M0 0H1000V1400H0Z' + arch;
  const clipWin = c.clip(path(arch));
  c.add('frame', g(c.soft(arch, 5, 14, 26, shd, dk ? 0.55 : 0.34, 7) + c.soft(sprigs, 4, 10, 9, shd, dk ? 0.4 : 0.24, 4), `clip-path="${clipWin}"`)
    + path(holeD, `fill="${sheet}" fill-rule="evenodd"`) + path(sprigs, `fill="${sheet}"`)
    + path(arch, `fill="none" stroke="${dk ? shade(sheet, 0.12) : '#ffffff'}" stroke-width="2.4" stroke-opacity=".8"`));
  // small cut-outs in the paper's margin
  let holes = '';
  for (const s of [-1, 1]) for (let i = 0; i < 3; i++) {
    const x = 500 + s * (392 - i * 62), y = 148 + i * -22 + 40;
    for (let k = 0; k < 6; k++) holes += leafD(x, y, (k * TAU) / 6 + 0.5, 26 - i * 4, 7);
  }
  c.add('ornament', path(holes, `fill="${shade(under, -0.05)}"`) + path(holes, `fill="none" stroke="${shd}" stroke-width="1.6" stroke-opacity=".35"`));
  const ink = reads(sheet, 6, dk ? p.ink : blue, p.ink), t = smallLines(inp);
  const he = t.filter((q) => /[\u0590-\u05FF]/.test(q)), la = t.filter((q) => !/[\u0590-\u05FF]/.test(q));
  const b = block(inp.headline, 'young-serif', 500, 780, he.length ? 160 : 200, 108, { cy: he.length || la.length ? 1070 : 1150 }, { lead: 1.06, lines: 3 });
  c.add('type', path(b.d, `fill="${ink}"`));
  let y = b.bottom + 42;
  if (he.length) { const h = block(he.join(' '), 'suez-one:400@hebrew', 500, 700, 62, 62, { top: y }); c.add('type', path(h.d, `fill="${reads(sheet, 4.6, red, gold, ink)}"`)); y = h.bottom + 38; }
  if (la.length) c.add('type', path(block(la.map(upper).join('|'), 'josefin-sans:600', 500, 740, 76, 27, { top: y }, { track: 150, lead: 1.6 }).d,
    `fill="${reads(sheet, 4.6, he.length ? ink : red, gold, ink)}"`));
  c.add('texture', c.grain(0.85));
  return c;
}
