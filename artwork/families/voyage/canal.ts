import { circ, type Drawing, g, lum, mix, n1, path, polar, pt, qbez, rect, ribbon, type Rng, TAU } from '#artwork/engine.ts';
import type { Roles } from '#artwork/colours/roles.ts';
import { glitter } from '#artwork/subjects/scenery.ts';

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; r: Rng;
  K: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; };
  dk: string; sh: string; base: number;
};

function houses({ c, r, K, dk, sh, base }: Scene) {
  const cols = r.shuffle([K.hot, mix(K.warm, K.hot, 0.35), mix(K.cool, K.deep, 0.15), K.cream, mix(K.hot, K.deep, 0.4), K.warm, mix(K.cool2, K.cool, 0.4)]);
  const kinds = r.shuffle([0, 1, 2, 3, 0, 1, 2]);
  let row = '';
  let x = 10, i = 0;
  const ws = [150, 132, 160, 138, 150, 128, 160];
  while (x < 1000) {
    const w = ws[i % 7]!, h = 330 + ((i * 71) % 90) - (i === 3 ? 60 : 0), top = base - h, col = cols[i % 7]!, trim = lum(col) > 0.8 ? mix(K.cool, K.deep, 0.3) : K.cream, m = x + w / 2, gh = w * 0.72;
    const k = kinds[i % 7]!;
    let gd = '';
    if (k === 0) {
      gd = `M${x} ${top}`;
      for (let j = 0; j < 4; j++) gd += `V${n1(top - (gh * (j + 1)) / 4.6)}h${n1(w * 0.105)}`;
      gd += `V${n1(top - gh * 1.02)}H${n1(m + w * 0.08)}`;
      for (let j = 3; j >= 0; j--) gd += `V${n1(top - (gh * (j + 1)) / 4.6)}h${n1(w * 0.105)}`;
      gd = `M${x} ${base}V${top}` + Array.from({ length: 4 }, (_, j) => `V${n1(top - (gh * (j + 1)) / 5)}H${n1(x + w * 0.105 * (j + 1))}`).join('')
        + `V${n1(top - gh)}H${n1(x + w - w * 0.42)}` + Array.from({ length: 4 }, (_, j) => `V${n1(top - (gh * (4 - j)) / 5)}H${n1(x + w - w * 0.105 * (3 - j))}`).join('') + `V${base}Z`;
    } else if (k === 1) gd = `M${x} ${base}V${top}C${n1(x + w * 0.02)} ${n1(top - gh * 0.4)} ${n1(x + w * 0.3)} ${n1(top - gh * 0.3)} ${n1(x + w * 0.28)} ${n1(top - gh * 0.72)}C${n1(x + w * 0.3)} ${n1(top - gh * 1.08)} ${n1(x + w * 0.7)} ${n1(top - gh * 1.08)} ${n1(x + w * 0.72)} ${n1(top - gh * 0.72)}C${n1(x + w * 0.7)} ${n1(top - gh * 0.3)} ${n1(x + w * 0.98)} ${n1(top - gh * 0.4)} ${x + w} ${top}V${base}Z`;
    else if (k === 2) gd = `M${x} ${base}V${top}H${n1(x + w * 0.12)}C${n1(x + w * 0.14)} ${n1(top - gh * 0.2)} ${n1(x + w * 0.3)} ${n1(top - gh * 0.14)} ${n1(x + w * 0.29)} ${n1(top - gh * 0.36)}V${n1(top - gh * 0.84)}H${n1(x + w * 0.25)}L${m} ${n1(top - gh * 1.08)}L${n1(x + w * 0.75)} ${n1(top - gh * 0.84)}H${n1(x + w * 0.71)}V${n1(top - gh * 0.36)}C${n1(x + w * 0.7)} ${n1(top - gh * 0.14)} ${n1(x + w * 0.86)} ${n1(top - gh * 0.2)} ${n1(x + w * 0.88)} ${top}H${x + w}V${base}Z`;
    else gd = `M${x} ${base}V${top}L${n1(m - w * 0.1)} ${n1(top - gh * 0.82)}V${n1(top - gh)}H${n1(m + w * 0.1)}V${n1(top - gh * 0.82)}L${x + w} ${top}V${base}Z`;
    const cp = c.clip(`<path d="${gd}"/>`);
    row += path(gd, `fill="${col}"`) + g(rect(x + w * 0.76, 200, w * 0.3, 620, `fill="${sh}" opacity=".34"`), `clip-path="${cp}"`);
    row += path(gd, `fill="none" stroke="${trim}" stroke-width="7" stroke-linejoin="round"`);
    const nf = Math.floor((h - 96) / 76);
    let fr = '', pane = '', shd = '';
    for (let f = 0; f < nf; f++)
      for (let j = 0; j < 3; j++) {
        const ww = w * 0.19, wh = 54 - f * -1, wx = x + w * (0.1 + j * 0.3), wy = top + 20 + f * 78;
        fr += `M${n1(wx - 3)} ${n1(wy - 3)}h${n1(ww + 6)}v${wh + 6}h${n1(-ww - 6)}Z`;
        pane += `M${n1(wx)} ${n1(wy)}h${n1(ww)}v${wh}h${n1(-ww)}Z`;
        shd += `M${n1(wx + ww / 2)} ${n1(wy)}v${wh}M${n1(wx)} ${n1(wy + wh * 0.42)}h${n1(ww)}`;
      }
    row += path(fr, `fill="${trim}"`) + path(pane, `fill="${dk}"`) + path(shd, `stroke="${trim}" stroke-width="2.4" fill="none"`);
    row += path(`M${n1(m - w * 0.11)} ${n1(top - gh * 0.28)}v-34a${n1(w * 0.11)} ${n1(w * 0.11)} 0 0 1 ${n1(w * 0.22)} 0v34Z`, `fill="${dk}" stroke="${trim}" stroke-width="4"`);
    row += rect(x + w * 0.39, base - 74, w * 0.24, 74, `fill="${[K.hot, K.cool, dk][i % 3]!}" stroke="${trim}" stroke-width="5"`)
      + path(`M${x + w * 0.1} ${base}v-52h${n1(w * 0.2)}v52ZM${n1(x + w * 0.72)} ${base}v-52h${n1(w * 0.2)}v52Z`, `fill="${dk}" stroke="${trim}" stroke-width="4"`);
    x += w + 3;
    i++;
  }
  const rowId = c.def((id) => `<g id="${id}">${row}</g>`);
  return rowId;
}

function trees({ r, K, dk }: Scene) {
  let s = '';
  // trees on the quay
  for (const tx of [86, 452, 900]) {
    s += path(ribbon(qbez([tx, 804], [tx + 8, 720], [tx - 2, 650]), (t) => 15 - 8 * t), `fill="${dk}"`);
    let d1 = '', d2 = '';
    for (let k = 0; k < 44; k++) {
      const q = polar(tx, 612, Math.sqrt(r.f(0, 1)) * 74, r.f(0, TAU)),
        lf = (a: number, L: number) =>
          `M${pt(q)}q${n1(Math.cos(a) * L * 0.5 - Math.sin(a) * L * 0.34)} ${n1(Math.sin(a) * L * 0.5
            + Math.cos(a) * L * 0.34)} ${n1(Math.cos(a) * L)} ${n1(Math.sin(a) * L)}q${n1(-Math.cos(a) * L * 0.5
            + Math.sin(a) * L * 0.34)} ${n1(-Math.sin(a) * L * 0.5 - Math.cos(a) * L * 0.34)} ${n1(-Math.cos(a) * L)} ${n1(-Math.sin(a) * L)}Z`;
      if (k % 3) d1 += lf(r.f(0, TAU), 40);
      else d2 += lf(r.f(0, TAU), 34);
    }
    s += path(d1, `fill="${mix(K.cool, K.deep, 0.45)}"`) + path(d2, `fill="${mix(K.cool, K.warm, 0.35)}"`);
  }
  return s;
}

function boat({ K, dk, sh }: Scene) {
  let s = '';
  // canal boat with striped awning
  const bx = 660, by = 1010;
  s += path(`M${bx - 250} ${by + 34}q250 -18 500 0q-250 30 -500 0Z`, `fill="${mix(dk, '#000000', 0.25)}" opacity=".7"`);
  s += path(`M${bx - 120} ${by - 40}v-84M${bx + 120} ${by - 40}v-84M${bx} ${by - 40}v-84`, `stroke="${K.cream}" stroke-width="5"`);
  for (let k = 0; k < 9; k++) {
    const u = (v: number) => bx - 150 + v * (300 / 9), t2 = (v: number) => bx - 126 + v * (252 / 9);
    s += path(`M${n1(t2(k))} ${by - 150}H${n1(t2(k + 1))}L${n1(u(k + 1))} ${by - 116}V${by - 104}A16.7 13 0 0 1 ${n1(u(k))} ${by - 104}V${by - 116}Z`,
      `fill="${k % 2 ? K.cream : K.hot}"`) + path(`M${n1(u(k))} ${by - 116}H${n1(u(k + 1))}V${by - 104}A16.7 13 0 0 1 ${n1(u(k))} ${by - 104}Z`, `fill="${sh}" opacity=".22"`);
  }
  for (const [hx, cl] of [[-84, K.warm], [-40, K.cool2], [36, K.hot], [78, K.cream]] as const)
    s += path(`M${bx + hx - 17} ${by - 28}C${bx + hx - 18} ${by - 52} ${bx + hx - 8} ${by - 58} ${bx + hx} ${by - 58}C${bx + hx + 8} ${by - 58} ${bx + hx + 18} ${by - 52} ${bx + hx + 17} ${by - 28}Z`,
      `fill="${cl}"`) + circ(bx + hx, by - 70, 11, `fill="${mix(K.warm, K.hot, 0.45)}"`)
        + path(hx === -40 || hx === 78 ? `M${bx + hx - 24} ${by - 74}q24 -7 48 0q-10 -22 -24 -22q-14 0 -24 22Z`
        : `M${bx + hx - 12} ${by - 68}a12 13 0 0 1 24 -2q-12 -5 -24 2Z`, `fill="${hx === -40 ? K.cream : dk}"`);
  s += path(`M${bx - 236} ${by - 58}C${bx - 220} ${by - 44} ${bx - 200} ${by - 36} ${bx - 170} ${by - 34}H${bx + 190}C${bx + 214} ${by - 36} ${bx
    + 226} ${by - 42} ${bx + 236} ${by - 52}C${bx + 228} ${by - 6} ${bx + 200} ${by + 30} ${bx + 160} ${by + 32}H${bx - 150}C${bx - 194} ${by + 30} ${bx - 226} ${by - 10} ${bx - 236} ${by - 58}Z`,
    `fill="${mix(K.cool, K.deep, 0.1)}"`)
      + path(`M${bx - 236} ${by - 58}C${bx - 220} ${by - 44} ${bx - 200} ${by - 36} ${bx - 170} ${by - 34}H${bx + 190}C${bx + 214} ${by - 36} ${bx
      + 226} ${by - 42} ${bx + 236} ${by - 52}L${bx + 232} ${by - 36}C${bx + 222} ${by - 24} ${bx + 210} ${by - 18} ${bx
      + 190} ${by - 18}H${bx - 170}C${bx - 200} ${by - 20} ${bx - 220} ${by - 28} ${bx - 232} ${by - 40}Z`,
      `fill="${K.cream}"`);
  return s;
}

export function canal(c: Drawing, r: Rng, K: Roles) {
  const sky = mix(K.cool2, K.cream, 0.3), dk = mix(K.deep, K.cool, 0.12), sh = mix(K.cool, K.deep, 0.55), base = 800;
  let s = rect(0, 0, 1000, 1400, `fill="${c.lin([[0, mix(K.cool2, K.cool, 0.35)], [0.4, sky], [0.6, mix(K.warm, K.cream, 0.5)]])}"`);
  for (const [x, y, k] of [[180, 250, 1], [640, 170, 1.3], [830, 330, 0.8]] as const)
    s += path(`M${x - 150 * k} ${y}C${x - 120 * k} ${y - 30 * k} ${x - 60 * k} ${y - 26 * k} ${x - 40 * k} ${y - 44 * k}C${x} ${y - 74 * k} ${x
      + 60 * k} ${y - 60 * k} ${x + 70 * k} ${y - 28 * k}C${x + 110 * k} ${y - 34 * k} ${x + 150 * k} ${y - 14 * k} ${x + 160 * k} ${y}Z`,
      `fill="${mix(K.cream, sky, 0.25)}"`);
  // distant church
  s += path('M470 620V420L478 400V360L488 346L500 250L512 346L522 360V400L530 420V620Z', `fill="${mix(K.cool, sky, 0.45)}"`);
  const scene: Scene = { c, r, K, dk, sh, base };
  const rowId = houses(scene);
  const water = mix(K.cool, K.deep, 0.45);
  s += `<use href="#${rowId}"/>`;
  s += rect(0, 858, 1000, 560, `fill="${c.lin([[0, water], [0.5, dk]])}"`);
  // reflection, broken into shuffled slats
  for (let k = 0; k < 13; k++) {
    const y = 862 + k * 20, hh = 20 - k * 0.95, dx = Math.sin(k * 1.9) * (3 + k * 1.5);
    s += g(`<use href="#${rowId}" transform="matrix(1 0 0 -0.72 ${n1(dx)} ${n1(858 + 800 * 0.72)})"/>`,
      `clip-path="${c.clip(rect(0, y, 1000, hh))}" opacity="${Math.round((0.5 - k * 0.034) * 100) / 100}"`);
  }
  s += rect(0, 858, 1000, 300, `fill="${c.lin([[0, water, 0.12], [1, dk, 1]])}"`);
  // quay
  s += rect(0, 796, 1000, 12, `fill="${mix(K.cream, K.warm, 0.3)}"`) + rect(0, 808, 1000, 52, `fill="${mix(K.hot, K.deep, 0.55)}"`);
  let br = '';
  for (let y = 0; y < 4; y++) for (let x2 = (y % 2) * 24; x2 < 1000; x2 += 48) br += `M${x2} ${808 + y * 13}v13`;
  s += path(br + 'M0 821H1000M0 834H1000M0 847H1000', `stroke="${mix(K.hot, K.deep, 0.75)}" stroke-width="2" fill="none"`);
  s += trees(scene);
  s += boat(scene);
  s += glitter(r, 360, 1050, 1130, 300, 420, mix(K.warm, water, 0.2), 16, 0.7);
  return { s, cy: 1244, H: 150, ground: dk, ink: K.cream };
}
