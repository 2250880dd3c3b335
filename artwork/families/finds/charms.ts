import { circ, type Drawing, ell, g, mix, n1, type P, type Palette, path, polar, qbez, rect, ribbon, shade, TAU } from '#artwork/engine.ts';

/** A keepsake drawn about the origin, within some 110 units of it. */
export type Charm = (c: Drawing, p: Palette) => string;

const DARK = '#1a120e';

function cast(c: Drawing, d: string): string {
  return c.soft(d, 7, 11, 9, DARK, 0.4, 4);
}

/** a clover with four leaves, pressed and taped to a card */
export const pressed: Charm = (c, p) => {
  const leaf = 'M0 2C-9 -10 -36 -22 -35 -45C-33 -63 -11 -66 0 -51C11 -66 33 -63 35 -45C36 -22 9 -10 0 2Z', green = mix('#5E8A4A', p.c, 0.4), card = 'M-96 -112H96V112H-96Z';
  let s = cast(c, card) + path(card, `fill="${mix(p.paper, p.b, 0.1)}"`) + path('M0 -10C6 30 -10 60 4 92', `fill="none" stroke="${shade(green, -0.1)}" stroke-width="5" stroke-linecap="round"`);
  for (let k = 0; k < 4; k++) s += g(path(leaf, `fill="${green}"`) + path('M-24 -38Q-13 -26 0 -39Q13 -26 24 -38', `fill="none" stroke="${mix(green, p.paper, 0.55)}" stroke-width="6" stroke-linecap="round"`) + path('M0 0V-48M0 -18l-18 -14M0 -18l18 -14', `fill="none" stroke="${shade(green, -0.1)}" stroke-width="1.8"`), `transform="translate(0 -18) rotate(${k * 90 + 40})"`);
  return s + g(rect(-30, -9, 60, 18, `fill="${p.a}" opacity=".75"`), 'transform="translate(1 62) rotate(-8)"');
};

export const horseshoe: Charm = (c) => {
  const arch: P[] = [];
  for (let i = 0; i <= 22; i++) arch.push([Math.cos(Math.PI * (-0.24 + (1.48 * i) / 22)) * 72, -Math.sin(Math.PI * (1 + -0.24 + (1.48 * i) / 22)) * -84 - 4]);
  const d = ribbon(arch, (t) => 34 + 12 * Math.sin(Math.PI * t)), iron = c.lin([[0, '#A7ADB3'], [0.35, '#6E747B'], [0.6, '#8D949B'], [1, '#3F444A']], 0, 0, 1, 1);
  let holes = '';
  for (const i of [4, 6, 8, 14, 16, 18]) { const q = arch[i]!; holes += rect(q[0] - 4, q[1] - 6, 8, 12, 'fill="#22252a" rx="2"') + path(`M${n1(q[0] - 4)} ${n1(q[1] + 7)}h8`, 'stroke="#c8ced4" stroke-width="2"'); }
  return cast(c, d) + path(d, `fill="${iron}"`) + path(ribbon(arch, () => 18), 'fill="#000" fill-opacity=".22"') + holes + path(d, 'fill="none" stroke="#D5DADF" stroke-width="2.4" stroke-opacity=".6"');
};

export const ladybird: Charm = (c, p) => {
  const green = mix('#6C9A4E', p.c, 0.4), leaf = 'M-104 70C-90 -30 0 -100 104 -84C100 30 10 110 -104 70Z', red = mix('#D5362A', p.a, 0.3);
  return cast(c, leaf) + path(leaf, `fill="${green}"`) + path('M-104 70C-20 60 60 20 104 -84C100 30 10 110 -104 70Z', `fill="${shade(green, -0.06)}"`) + path('M-118 80Q0 20 96 -78M-60 54q4 -44 24 -66M-20 32q6 -50 34 -74M-36 42q40 14 70 2M6 14q34 4 58 -16', `fill="none" stroke="${mix(green, p.paper, 0.45)}" stroke-width="4" stroke-linecap="round"`)
    + g(ell(5, 9, 45, 38, `fill="${DARK}" opacity=".35"`) + path('M-26 -30C-22 -58 22 -58 26 -30Z', `fill="${DARK}"`) + circ(-13, -42, 6, 'fill="#fff"') + circ(13, -42, 6, 'fill="#fff"') + path('M-10 -52q-6 -14 -18 -16M10 -52q6 -14 18 -16M-40 -6l-14 -6M40 -6l14 -6M-36 20l-14 8M36 20l14 8', `fill="none" stroke="${DARK}" stroke-width="5" stroke-linecap="round"`) + ell(0, 0, 43, 41, `fill="${c.rad([[0, mix(red, '#FFD0B0', 0.55)], [0.4, red], [1, shade(red, -0.16)]], 0.34, 0.28, 0.8)}"`) + path('M0 -41V41', `stroke="${DARK}" stroke-width="5"`) + [[-21, -15, 9], [21, -15, 9], [-18, 15, 8], [18, 15, 8]].map(([x, y, q]) => circ(x!, y!, q!, `fill="${DARK}"`)).join('') + circ(0, -27, 8, `fill="${DARK}"`) + ell(-17, -26, 9, 5, 'fill="#fff" opacity=".7"'), 'transform="rotate(32)"');
};

export const wishbone: Charm = (c) => {
  const d = 'M-9 -104C-14 -84 -12 -74 -20 -50C-44 -6 -66 40 -66 84C-66 106 -44 108 -42 88C-40 50 -20 8 0 -26C20 8 40 50 42 88C44 108 66 106 66 84C66 40 44 -6 20 -50C12 -74 14 -84 9 -104C6 -116 -6 -116 -9 -104Z', bone = '#F4E8CF';
  return cast(c, d) + path(d, `fill="${c.lin([[0, '#FFF9EC'], [0.5, bone], [1, '#CDB68C']], 0, 0, 1, 0.3)}"`) + path('M-10 -66C-34 -20 -56 36 -56 80M8 -66C30 -20 52 30 54 76', 'fill="none" stroke="#B79A66" stroke-width="3" stroke-opacity=".6" stroke-linecap="round"') + path('M-4 -100C-8 -80 -8 -70 -14 -54', 'fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"');
};

export const acorns: Charm = (c, p) => {
  const leaf = ribbon(qbez([-94, 62], [0, 58], [92, 0], 36), (t) => 12 + 84 * Math.sin(Math.PI * t ** 0.8) * (0.7 + 0.3 * Math.cos(t * TAU * 4.2))), brown = mix('#B5702E', p.b, 0.25);
  const nut = (x: number, y: number, deg: number) => { const body = 'M-32 -6C-32 40 -12 62 0 70C12 62 32 40 32 -6Z', cup = 'M-40 -2C-42 -34 42 -34 40 -2C20 8 -20 8 -40 -2Z'; return g(cast(c, body) + path(body, `fill="${c.lin([[0, '#E3C072'], [0.35, '#B58A3C'], [1, '#6E4E1C']], 0, 0, 1, 0.2)}"`) + path('M-16 6C-14 30 -8 44 -2 54', 'fill="none" stroke="#FFF0C0" stroke-width="5" stroke-linecap="round" opacity=".7"') + path(cup, 'fill="#7A5632"') + path('M-34 -8q8 -10 16 0q8 -10 17 0q8 -10 17 0q8 -10 16 0M-28 -18q8 -9 14 0q7 -9 14 0q7 -9 14 0q7 -9 14 0', 'fill="none" stroke="#4E3319" stroke-width="3.4"') + path('M0 -26q-2 -16 8 -24', 'fill="none" stroke="#7A5632" stroke-width="8" stroke-linecap="round"'), `transform="translate(${x} ${y}) rotate(${deg})"`); };
  return g(cast(c, leaf) + path(leaf, `fill="${brown}"`) + path('M-110 64Q0 58 80 8M-42 58l-14 -24M4 48l-10 -30M44 32l-4 -24M-42 58l12 20M4 48l18 20M44 32l20 10', `fill="none" stroke="${shade(brown, -0.12)}" stroke-width="3.4" stroke-linecap="round"`), 'transform="translate(0 5) rotate(2)"') + nut(-30, -44, 22) + nut(44, -34, -24);
};

export const sixpence: Charm = (c) => {
  const rim = 'M-84 0A84 84 0 1 1 84 0A84 84 0 1 1 -84 0Z', silver = c.lin([[0, '#F6F8FA'], [0.3, '#B9C0C7'], [0.52, '#E8ECEF'], [0.75, '#9AA2AA'], [1, '#6F767E']], 0, 0, 1, 1);
  let mill = '', sprays = '';
  for (let i = 0; i < 60; i++) { const [x0, y0] = polar(0, 0, 76, (i * TAU) / 60); mill += circ(x0, y0, 2.4); }
  for (const side of [-1, 1]) for (let i = 0; i < 7; i++) { const a = Math.PI / 2 + side * (0.36 + i * 0.34), [x, y] = polar(0, 0, 52, a), deg = Math.round((a * 180) / Math.PI) + 90 - side * 40; sprays += `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="13" ry="5" transform="rotate(${deg} ${n1(x)} ${n1(y)})"/>`; }
  const hare = 'M-22 24C-30 8 -18 -8 0 -8C6 -12 10 -14 12 -18L4 -42Q12 -44 17 -22L22 -40Q30 -36 24 -16C32 -12 34 -4 28 -2C24 4 22 14 24 24Z';
  return cast(c, rim) + path(rim, `fill="${silver}"`) + g(mill, 'fill="#5a6068" opacity=".55"') + circ(0, 0, 68, 'fill="none" stroke="#fff" stroke-width="3" stroke-opacity=".7"') + g(sprays, 'fill="#565c64" opacity=".8"') + path(hare, 'fill="#4d535b" opacity=".85"') + path(hare, 'fill="none" stroke="#fff" stroke-width="2" opacity=".6" transform="translate(-1.6 -1.6)"');
};

export const key: Charm = (c) => {
  const brass = c.lin([[0, '#F6DC94'], [0.3, '#C9973E'], [0.55, '#EBC870'], [1, '#7E5A1E']], 0, 0, 1, 0.2), d = 'M-9 -30H9V112H-9ZM9 66H46V80H34V92H46V106H9Z', bow = 'M0 -116C20 -116 26 -96 18 -84C34 -98 54 -86 50 -66C46 -46 24 -44 16 -54C22 -36 14 -26 0 -26C-14 -26 -22 -36 -16 -54C-24 -44 -46 -46 -50 -66C-54 -86 -34 -98 -18 -84C-26 -96 -20 -116 0 -116ZM0 -80A12 12 0 1 0 0 -56A12 12 0 1 0 0 -80Z';
  return cast(c, d + bow) + path(d, `fill="${brass}"`) + path(bow, `fill="${brass}" fill-rule="evenodd"`) + rect(-15, -32, 30, 12, `fill="${brass}" rx="4"`) + rect(-13, -14, 26, 8, 'fill="#8E6A28" rx="3"') + path('M-5 -4V106', 'stroke="#FFF3C4" stroke-width="3" stroke-linecap="round" opacity=".8"');
};

/** a stone with a hole that the sea made, on a string */
export const hagstone: Charm = (c, p) => {
  const stone = 'M-70 22C-82 -22 -44 -58 0 -56C50 -58 82 -18 72 28C64 78 24 96 -14 90C-46 88 -64 62 -70 22ZM-2 -26C-24 -26 -32 -6 -22 8C-10 24 18 20 24 2C28 -14 16 -26 -2 -26Z', cord = mix(p.a, '#7A3B2A', 0.3);
  return path('M-2 -24C-20 -60 -14 -90 -34 -112M2 -24C10 -60 4 -90 22 -112', `fill="none" stroke="${shade(cord, -0.12)}" stroke-width="7" stroke-linecap="round"`) + cast(c, 'M-70 22C-82 -22 -44 -58 0 -56C50 -58 82 -18 72 28C64 78 24 96 -14 90C-46 88 -64 62 -70 22Z') + path(stone, `fill="${c.lin([[0, '#D9D4CA'], [0.5, '#A39C92'], [1, '#625C56']], 0, 0, 1, 1)}" fill-rule="evenodd"`) + path('M-62 36C-20 60 40 58 70 34M-56 54C-16 76 30 74 62 54', 'fill="none" stroke="#F2EEE4" stroke-width="6" stroke-opacity=".7" stroke-linecap="round"') + path('M-46 -18C-36 -34 -18 -42 0 -42', 'fill="none" stroke="#fff" stroke-width="5" stroke-opacity=".6" stroke-linecap="round"') + path('M-2 -54C-16 -44 -14 -30 -2 -24M4 -54C14 -44 12 -30 4 -24', `fill="none" stroke="${cord}" stroke-width="8" stroke-linecap="round"`);
};

export const feather: Charm = (c, p) => {
  const blue = mix('#34507A', p.e, 0.35), d = 'M54 -112C80 -70 66 -8 30 40C14 60 -8 76 -28 84C-44 50 -46 10 -28 -30C-12 -68 20 -96 54 -112Z';
  let barbs = '';
  for (let i = 0; i < 22; i++) { const t = i / 21, x = 50 - t * 74, y = -100 + t * 176; barbs += `M${n1(x)} ${n1(y)}q${n1(18)} ${n1(-2)} ${n1(30 * Math.sin(Math.PI * (0.1 + t * 0.8)) + 4)} ${n1(14)}M${n1(x)} ${n1(y)}q${n1(-14)} ${n1(-8)} ${n1(-34 * Math.sin(Math.PI * (0.1 + t * 0.8)))} ${n1(-4)}`; }
  return cast(c, d) + path(d, `fill="${blue}"`) + g(path('M-60 10L80 -50V-10L-60 40ZM-60 76L80 10V44L-60 110Z', `fill="${mix(blue, p.d, 0.5)}"`) + path(barbs, `fill="none" stroke="${mix(blue, '#E8F0F8', 0.4)}" stroke-width="2" stroke-opacity=".7"`), `clip-path="${c.clip(path(d))}"`) + path('M52 -106C34 -40 0 40 -54 112', 'fill="none" stroke="#F4ECDC" stroke-width="5" stroke-linecap="round"') + path('M-30 76l-16 -2M-36 86l12 10M-26 70l18 12', `stroke="#F4ECDC" stroke-width="3" stroke-linecap="round"`);
};

/** a pair of dice, both on six */
export const sixes: Charm = (c, p) => {
  const die = (x: number, y: number, deg: number, col: string, spot: string) => { const d = 'M-42 -50H42Q50 -50 50 -42V42Q50 50 42 50H-42Q-50 50 -50 42V-42Q-50 -50 -42 -50Z'; return g(cast(c, d) + path(d, `fill="${shade(col, -0.1)}"`) + path('M-40 -48H38Q44 -48 44 -42V36Q44 42 38 42H-40Q-46 42 -46 36V-42Q-46 -48 -40 -48Z', `fill="${col}"`) + [-25, -3, 19].flatMap((yy) => [-22, 20].map((xx) => circ(xx, yy, 8.6, `fill="${spot}"`) + path(`M${xx - 5} ${yy + 6}q5 4 10 0`, 'fill="none" stroke="#fff" stroke-width="1.8" stroke-opacity=".5"'))).join('') + path('M-38 -43H30', 'stroke="#fff" stroke-width="4" stroke-opacity=".7" stroke-linecap="round"'), `transform="translate(${x} ${y}) rotate(${deg})"`); };
  return die(-26, -50, -14, '#F8EEDA', '#2A2320') + die(26, 62, 19, mix('#C8342B', p.a, 0.4), '#FFF3DC');
};
