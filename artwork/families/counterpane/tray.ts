import {
  circ, type Drawing, ell, g, mix, n1, type P, type Palette, path, polar, rect, ribbon, type Rng, shade, TAU, tf,
} from '#artwork/engine.ts';
import { dry } from '#artwork/marks/brush.ts';
import type { Room } from './room.ts';

/** a soft shade to the lower right of something round */
function under(x: number, y: number, rx: number, col: string, ry = rx): string {
  return ell(x + rx * 0.12, y + ry * 0.14, rx, ry, `fill="${col}" opacity=".28"`);
}

function soup(r: Rng, p: Palette, x: number, y: number): string {
  const china = mix(p.paper, '#FFFFFF', 0.35), broth = mix('#E0882E', p.b, 0.45);
  let s = under(x, y, 214, p.e) + circ(x, y, 210, `fill="${china}"`) + circ(x, y, 196, `fill="none" stroke="${p.e}" stroke-width="5"`) + circ(x, y, 184, `fill="none" stroke="${mix(p.e, china, 0.4)}" stroke-width="2.4"`);
  for (let i = 0; i < 20; i++) { const [qx, qy] = polar(x, y, 170, (i * TAU) / 20); s += circ(qx, qy, 6, `fill="${i % 2 ? p.a : p.c}"`); }
  s += circ(x, y, 152, `fill="${mix(china, p.e, 0.18)}"`) + circ(x - 5, y - 6, 146, `fill="${china}"`) + circ(x, y, 138, `fill="${broth}"`) + path(`M${x - 128} ${y + 50}A138 138 0 0 0 ${x + 128} ${y + 50}A150 150 0 0 1 ${x - 128} ${y + 50}Z`, `fill="${mix(broth, '#FFF2C8', 0.4)}"`);
  const carrot = '#E8622C', herb = mix('#4F7A3C', p.c, 0.4);
  for (const [dx, dy, q] of [[-64, -40, 29], [46, -64, 25], [70, 34, 30], [-30, 62, 27], [-90, 22, 22]] as const) s += circ(x + dx, y + dy, q, `fill="${carrot}"`) + circ(x + dx, y + dy, q * 0.66, `fill="${mix(carrot, '#FFD9A0', 0.4)}"`) + path(`M${x + dx - q * 0.4} ${y + dy}h${q * 0.8}M${x + dx} ${n1(y + dy - q * 0.4)}v${n1(q * 0.8)}`, `stroke="${carrot}" stroke-width="3"`);
  for (let i = 0; i < 20; i++) { const [qx, qy] = polar(x, y, r.f(10, 120), r.f(0, TAU)); s += path('M-9 0Q0 -8 9 0Q0 8 -9 0Z', `fill="${herb}" transform="translate(${n1(qx)} ${n1(qy)}) rotate(${Math.round(r.f(0, 180))})"`); }
  for (let i = 0; i < 12; i++) { const [qx, qy] = polar(x, y, r.f(20, 124), r.f(0, TAU)); s += circ(qx, qy, r.f(3, 7), `fill="none" stroke="#FFF1C4" stroke-width="2.4" opacity=".8"`); }
  // noodles in loose curls
  return s + path(`M${x - 20} ${y - 8}c20 -30 54 -16 44 10s-44 20 -38 -2M${x - 74} ${y - 86}c24 -14 50 0 40 20M${x + 20} ${y + 84}c10 -26 40 -24 54 -6`, `fill="none" stroke="#FFE9B0" stroke-width="9" stroke-linecap="round"`);
}

/** a boiled egg in its cup, from above */
export function egg(p: Palette, x: number, y: number): string {
  return under(x, y, 84, p.e) + circ(x, y, 82, `fill="${p.a}"`) + circ(x, y, 70, `fill="${shade(p.a, -0.1)}"`) + circ(x - 3, y - 4, 60, `fill="#F7E3C8"`) + path(`M${x - 44} ${y - 12}l14 -26l16 14l20 -20l16 18l20 -4l-2 26l14 16l-20 14l-4 22l-24 -8l-20 14l-14 -22l-22 -6Z`, 'fill="#FFFDF6"') + circ(x + 2, y + 2, 27, 'fill="#F5A623"') + circ(x - 6, y - 6, 9, 'fill="#FFD877"');
}

function soldiers(c: Drawing, r: Rng, p: Palette, x: number, y: number): string {
  const crust = mix('#A8662C', p.e, 0.08), crumb = '#EFC27C';
  let s = under(x, y, 152, p.e, 112) + ell(x, y, 150, 110, `fill="${mix(p.paper, '#FFFFFF', 0.35)}"`) + ell(x, y, 118, 82, `fill="none" stroke="${p.c}" stroke-width="5"`);
  for (let i = 0; i < 4; i++) {
    const d = 'M-20 -84H20Q26 -84 26 -78V78Q26 84 20 84H-20Q-26 84 -26 78V-78Q-26 -84 -20 -84Z';
    s += g(path(d, `fill="${p.e}" opacity=".3" transform="translate(7 8)"`) + path(d, `fill="${crust}"`) + path('M-17 -74H17V74H-17Z', `fill="${crumb}"`) + dry(c, r, 'M-17 -74H17V74H-17Z', [-17, -74, 34, 148], 80, '#C98A3C', 14, 0.6, 4) + path('M-10 -40C-12 -10 10 -14 8 20C6 44 -8 40 -10 20Z', 'fill="#FFE79A"'), tf(x - 72 + i * 46, y + (i % 2) * 8 - 4, -8 + ((i * 11) % 15)));
  }
  return s;
}

function posy(p: Palette, x: number, y: number): string {
  let s = under(x, y, 74, p.e) + circ(x, y, 50, `fill="${mix(p.e, p.d, 0.5)}"`);
  for (const [dx, dy, a] of [[-70, -40, 200], [74, -26, -20], [-30, 76, 110], [54, 66, 50], [6, -86, -90]] as const) s += path('M0 0C16 -18 50 -18 68 0C50 18 16 18 0 0Z', `fill="${shade(p.c, -0.06)}" ${tf(x + dx * 0.4, y + dy * 0.4, a)}`);
  for (const [dx, dy, q, col, mid] of [[-30, -24, 40, p.paper, p.b], [36, -30, 36, p.a, p.b], [4, 36, 42, mix(p.b, p.paper, 0.2), p.a], [-56, 32, 28, p.a, p.b], [58, 26, 30, p.paper, p.b]] as const) {
    for (let i = 0; i < 9; i++) { const [qx, qy] = polar(x + dx, y + dy, q * 0.6, (i * TAU) / 9); s += ell(qx, qy, q * 0.42, q * 0.22, `fill="${i % 2 ? col : shade(col, -0.04)}" transform="rotate(${i * 40} ${n1(qx)} ${n1(qy)})"`); }
    s += circ(x + dx, y + dy, q * 0.32, `fill="${mid}"`);
  }
  return s;
}

function mug(p: Palette, x: number, y: number): string {
  const tea = mix('#9A5A2C', p.e, 0.1);
  return under(x, y, 108, p.e) + path(`M${x + 74} ${y + 40}q66 34 34 72q-34 28 -78 -14`, `fill="none" stroke="${p.c}" stroke-width="24" stroke-linecap="round"`) + circ(x, y, 104, `fill="${p.c}"`) + circ(x, y, 90, `fill="${shade(p.c, 0.08)}"`) + circ(x, y, 82, `fill="${tea}"`) + path(`M${x - 62} ${y - 24}A68 68 0 0 1 ${x + 10} ${y - 66}`, `fill="none" stroke="#E9B98A" stroke-width="7" stroke-linecap="round"`) + circ(x + 22, y + 24, 7, `fill="none" stroke="#E9B98A" stroke-width="3"`) + circ(x + 38, y + 10, 4, `fill="none" stroke="#E9B98A" stroke-width="3"`);
}

/** a cat's paw that reaches for the toast */
function paw(c: Drawing, r: Rng, p: Palette): string {
  const fur = mix('#E0903F', p.b, 0.15), sock = '#FFF3E0', line = mix(fur, p.e, 0.45), arm: P[] = [[1090, 1372], [1000, 1300], [912, 1222], [836, 1160]];
  const d = ribbon(arm, (t) => 132 - t * 30), mitt = 'M838 1096C812 1072 774 1076 764 1098C742 1104 730 1126 740 1146C728 1164 736 1190 758 1194C766 1216 800 1222 820 1208C850 1212 880 1196 886 1170C894 1136 870 1104 838 1096Z';
  let s = path(d + mitt, `fill="${p.e}" opacity=".34" transform="translate(8 20)"`) + path(d, `fill="${fur}"`);
  s += g(path('M886 1236l70 -76M932 1280l76 -84M982 1322l76 -84', `stroke="${shade(fur, -0.13)}" stroke-width="20" stroke-linecap="round"`), `clip-path="${c.clip(path(d))}"`);
  s += path(mitt, `fill="${sock}"`) + path(ribbon([[900, 1213], [870, 1188], [836, 1160]], (t) => 112 - t * 8), `fill="${sock}"`);
  return s + dry(c, r, d, [770, 1090, 320, 300], 40, shade(fur, -0.1), 34, 0.4, 3) + path('M764 1098q10 12 26 14M740 1146q14 4 28 0M758 1194q12 -8 26 -8', `fill="none" stroke="${line}" stroke-width="5" stroke-linecap="round"`) + path('M838 1096C812 1072 774 1076 764 1098C742 1104 730 1126 740 1146C728 1164 736 1190 758 1194C766 1216 800 1222 820 1208', `fill="none" stroke="${mix(sock, line, 0.5)}" stroke-width="4" stroke-linecap="round"`);
}

/** A tray on a blanket from straight above: soup, egg, toast soldiers, tea, and a cat's paw that reaches for the toast. */
export function tray(c: Drawing, r: Rng, p: Palette): Room {
  const blanket = mix(p.c, p.bg, 0.35), wood = mix('#B67B42', p.b, 0.18);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${blanket}"`));
  let checks = '';
  for (const x of [70, 330, 590, 850]) checks += rect(x, -100, 84, 1700, `fill="${p.a}" opacity=".5"`) + rect(x + 104, -100, 12, 1700, `fill="${p.paper}" opacity=".7"`);
  for (const y of [40, 300, 560, 820, 1080, 1340]) checks += rect(-100, y, 1200, 84, `fill="${p.e}" opacity=".38"`) + rect(-100, y + 104, 1200, 12, `fill="${p.paper}" opacity=".7"`);
  c.add('texture', g(checks, 'transform="rotate(-8 500 700)"') + dry(c, r, 'M0 0H1000V1400H0Z', [0, 0, 1000, 1400], -8, '#FFFFFF', 120, 0.16, 4));
  const board = 'M96 470Q96 440 126 438L884 420Q914 420 916 450L934 1280Q934 1312 904 1314L110 1326Q80 1326 80 1296Z', well = 'M128 478L884 460L900 1276L116 1290Z';
  c.add('art', path(board, `fill="${p.e}" opacity=".4" transform="translate(14 20)"`) + path(board, `fill="${wood}"`) + dry(c, r, board, [80, 420, 860, 906], -1, shade(wood, -0.1), 110, 0.5, 4) + path(well, `fill="${shade(wood, 0.05)}"`) + dry(c, r, well, [116, 460, 784, 830], -1, shade(wood, -0.06), 120, 0.45, 3.4) + path('M128 478L884 460', `stroke="${shade(wood, -0.16)}" stroke-width="8"`) + path('M128 478L116 1290', `stroke="${shade(wood, -0.13)}" stroke-width="7"`) + path('M56 800Q36 880 60 960L92 958Q76 880 88 802ZM960 770Q984 850 966 934L932 936Q944 850 928 772Z', `fill="${shade(wood, -0.1)}"`));
  // a cloth under the bowl
  c.add('art', g(rect(-196, -196, 392, 392, `fill="${p.e}" opacity=".22" transform="translate(6 8)"`) + rect(-196, -196, 392, 392, `fill="${mix(p.paper, p.d, 0.35)}"`) + rect(-178, -178, 356, 356, `fill="none" stroke="${p.a}" stroke-width="6"`) + rect(-166, -166, 332, 332, `fill="none" stroke="${p.a}" stroke-width="2.4"`), tf(366, 738, 12)));
  const steel = mix('#C9D0D6', p.d, 0.2);
  c.add('art', soup(r, p, 362, 724) + mug(p, 730, 640) + egg(p, 256, 1104) + soldiers(c, r, p, 620, 1116) + posy(p, 768, 880));
  c.add('art', path('M486 918L512 836Q498 800 516 766Q540 744 562 768Q574 806 546 840L516 926Q502 946 486 918Z', `fill="${p.e}" opacity=".3" transform="translate(8 10)"`) + g(ell(0, -92, 32, 46, `fill="${steel}"`) + ell(-4, -96, 21, 34, `fill="${shade(steel, -0.09)}"`) + path('M-7 -48L-9 118Q0 132 9 118L7 -48Z', `fill="${steel}"`), tf(566, 880, 24, 0.98)));
  // a thermometer and two tablets
  c.add('art', g(path('M-110 -9H84Q110 -9 110 0Q110 9 84 9H-110Q-124 9 -124 0T-110 -9Z', `fill="${p.e}" opacity=".3" transform="translate(5 8)"`) + path('M-110 -10H84Q110 -10 110 0Q110 10 84 10H-110Q-124 10 -124 0T-110 -10Z', `fill="#FFFFFF" fill-opacity=".92"`) + path('M-96 0H20', `stroke="${p.a}" stroke-width="5" stroke-linecap="round"`) + path('M-60 -10v7M-40 -10v7M-20 -10v7M0 -10v7M20 -10v7M40 -10v7M60 -10v7', `stroke="${p.e}" stroke-width="2.4"`) + circ(-108, 0, 7, `fill="${p.a}"`), tf(390, 1234, -6)) + [[196, 960], [236, 976]].map(([x, y]) => under(x!, y!, 17, p.e) + circ(x!, y!, 16, `fill="#FFFFFF"`) + path(`M${x! - 9} ${y!}h18`, `stroke="${mix(p.e, '#FFFFFF', 0.6)}" stroke-width="3"`)).join(''));
  c.add('art', paw(c, r, p));
  // the note
  const note = 'M-364 -158L360 -164L368 158L-356 166Z';
  c.add('frame', g(path(note, `fill="${p.e}" opacity=".35" transform="translate(10 14)"`) + path(note, `fill="${mix(p.paper, '#FFFFFF', 0.3)}"`) + path('M-338 -134L336 -140L344 134L-330 140Z', `fill="none" stroke="${mix(p.a, p.paper, 0.2)}" stroke-width="4"`), tf(500, 258, -2)));
  c.add('ornament', g(rect(-70, -20, 140, 40, `fill="${p.b}" opacity=".85"`) + path('M-46 -20V20M-22 -20V20M2 -20V20M26 -20V20M50 -20V20', `stroke="${p.paper}" stroke-width="7" opacity=".7"`), tf(500, 96, -5)));
  return { box: [180, 140, 640, 232], ground: p.paper, max: 118, face: 'caveat-brush', turn: -2 };
}
