import { circ, ell, g, mix, type P, path, shade, smooth, tf } from '#artwork/engine.ts';
import { kinara, passing, rings, type Room, type Scene } from './light.ts';

type Hair = 'natural' | 'wrap' | 'crop' | 'puffs' | 'braids' | 'cap';

/** a head and shoulders in profile, looking right; the neck is at the origin, a head is 150 high */
const FACE: P[] = [[-46, 30], [-40, -6], [-62, -50], [-64, -92], [-40, -130], [4, -142], [42, -128], [58, -98], [58, -76], [55, -66], [64, -50], [75, -34], [66, -25], [70, -15], [63, -9], [69, 1], [62, 8], [64, 22], [50, 33], [28, 34], [22, 50], [26, 78]];
function sitter(x: number, y: number, k: number, look: 1 | -1, tone: string, coat: string, hair: Hair, hairTone: string, trim: string): string {
  const body = `${smooth(FACE, false)}C40 96 104 100 120 150L130 300H-150L-140 160C-126 104 -70 96 -46 74Z`;
  const neck = 'M-58 76C-40 100 6 104 34 82C90 92 116 112 124 160L132 300H-152L-142 160C-130 112 -96 90 -58 76Z';
  const on: Record<Hair, string> = {
    natural: 'M-38 -34C-96 -30 -118 -84 -104 -128C-92 -182 -20 -202 32 -184C76 -168 84 -122 58 -98C40 -122 14 -120 2 -92C-10 -64 -20 -40 -38 -34Z',
    wrap: 'M-52 -48C-84 -70 -90 -112 -78 -140C-110 -156 -112 -196 -84 -204C-62 -226 -26 -220 -20 -196C16 -196 52 -166 60 -112C20 -110 -20 -84 -52 -48Z',
    crop: 'M-46 -34C-74 -62 -76 -112 -50 -136C-20 -160 36 -154 56 -118C44 -124 34 -120 26 -104C8 -108 -8 -92 -14 -66C-24 -54 -34 -42 -46 -34Z',
    puffs: 'M-50 -46C-70 -78 -66 -118 -46 -132C-84 -130 -92 -186 -52 -194C-14 -198 -6 -164 -16 -146C20 -152 50 -136 58 -106C20 -116 -24 -92 -50 -46Z',
    braids: 'M-44 -30C-76 -60 -76 -116 -44 -136C-10 -158 44 -148 58 -110C36 -122 4 -116 -8 -84C-22 -50 -20 0 -36 60C-44 96 -70 96 -76 62C-72 30 -62 0 -44 -30Z',
    cap: 'M-62 -96C-62 -150 -20 -166 14 -162C44 -158 60 -132 60 -112L-66 -92Z',
  };
  const extra = hair === 'wrap' ? path('M-74 -136C-40 -150 20 -150 56 -124M-60 -64C-40 -94 0 -118 54 -122', `fill="none" stroke="${trim}" stroke-width="7"`) : hair === 'cap' ? path('M-66 -94L60 -112L62 -96L-66 -78Z', `fill="${trim}"`) : '';
  return g(path(body, `fill="${tone}"`) + path(neck, `fill="${coat}"`) + path('M-54 80C-36 106 8 108 36 86', `fill="none" stroke="${trim}" stroke-width="10"`) + path(on[hair], `fill="${hairTone}"`) + extra + path('M22 -62q10 -6 20 -1', `fill="none" stroke="${shade(tone, -0.12)}" stroke-width="5" stroke-linecap="round"`) + ell(-14, -52, 10, 15, `fill="${shade(tone, -0.05)}"`), `transform="translate(${x} ${y}) scale(${Math.round(look * k * 1000) / 1000} ${k})"`);
}

/** Grandparents, parents and two children, who may light the candles tonight. */
export function table(sc: Scene): Room {
  const { c, p, near, lit, dark } = sc, eye: P = [500, 590], brown = ['#5b3320', '#6d4028', '#4a291a', '#7a4a2e'].map((q) => mix(q, p.e, dark ? 0.2 : 0.12)), night = mix('#140d0c', p.e, 0.5);
  c.add('ground', rings(sc, eye, 11, 82));
  // a window of stars behind each side, seven in all
  let stars = '';
  for (const [x, y] of [[120, 330], [226, 250], [352, 196], [500, 176], [648, 196], [774, 250], [880, 330]] as const) stars += `M${x} ${y - 22}L${x + 8} ${y - 8}L${x + 22} ${y}L${x + 8} ${y + 8}L${x} ${y + 22}L${x - 8} ${y + 8}L${x - 22} ${y}L${x - 8} ${y - 8}Z`;
  c.add('art', path(stars, `fill="${dark ? lit : mix(p.a, p.e, 0.15)}"`));
  const red = mix('#8e2a22', p.a, 0.3), green = mix('#2e5f3c', p.c, 0.3), gold = mix(p.b, '#c98a2e', 0.3), plum = mix(p.c, p.e, 0.3);
  // people at the back first
  const back = sitter(270, 690, 1.02, 1, brown[1]!, plum, 'natural', night, gold) + sitter(730, 690, 1.02, -1, brown[2]!, mix(green, p.e, 0.25), 'cap', mix(red, p.e, 0.15), gold);
  const front = sitter(128, 820, 1.16, 1, brown[0]!, red, 'wrap', gold, red) + sitter(872, 820, 1.16, -1, brown[3]!, green, 'crop', mix('#d9d2c8', p.d, 0.3), gold) + sitter(276, 968, 0.68, 1, brown[3]!, gold, 'puffs', night, red) + sitter(724, 968, 0.68, -1, brown[1]!, mix(p.a, p.b, 0.25), 'braids', night, green);
  c.add('art', back + front);
  c.add('art', passing(sc, eye, 8, 82, '<path d="M0 0H1000V1110H0Z"/>'));
  // the table, laid
  const cloth = mix(near, p.e, 0.3), straw = mix(mix(p.b, '#b98a4a', 0.4), near, 0.2);
  let zig = '';
  for (let x = -20; x < 1040; x += 44) zig += `L${x} 1146L${x + 22} 1164`;
  c.add('art', path('M-20 1040Q500 992 1020 1040V1420H-20Z', `fill="${cloth}"`) + path('M-20 1040Q500 992 1020 1040V1064Q500 1016 -20 1064Z', `fill="${mix(red, cloth, 0.15)}"`) + path('M-20 1064Q500 1016 1020 1064V1080Q500 1032 -20 1080Z', `fill="${mix(green, cloth, 0.15)}"`) + path('M250 1012Q500 994 750 1012L770 1050Q500 1028 230 1050Z', `fill="${straw}"`) + path('M262 1020Q500 1002 738 1020M254 1032Q500 1012 746 1032', `fill="none" stroke="${shade(straw, -0.16)}" stroke-width="6" stroke-dasharray="9 8"`));
  c.add('art', kinara(sc, 500, 1034, 0.54, mix('#5a321c', p.e, 0.4)));
  const cup = path('M-34 -86H34C34 -40 20 -28 8 -24V-8L26 0H-26L-8 -8V-24C-20 -28 -34 -40 -34 -86Z', `fill="${mix('#8a5428', p.b, 0.15)}"`) + ell(0, -86, 34, 9, `fill="${mix('#4a2a14', p.e, 0.3)}"`) + path('M-30 -64q30 12 60 0', `fill="none" stroke="${gold}" stroke-width="6" stroke-dasharray="8 6"`);
  c.add('art', g(cup, tf(150, 1090, 0, 0.95)) + g(path('M-92 -40H92C84 0 40 8 0 8C-40 8 -84 0 -92 -40Z', `fill="${mix('#7a4a24', p.e, 0.1)}"`) + [[-56, -52, red], [-20, -58, mix('#e3a53a', p.b, 0.3)], [22, -58, green], [58, -52, red], [0, -80, mix('#d9822e', p.a, 0.2)]].map(([x, y, q]) => circ(Number(x), Number(y), 25, `fill="${q}" stroke="${shade(String(q), -0.08)}" stroke-width="3"`)).join('') + path('M-92 -40H92C84 0 40 8 0 8C-40 8 -84 0 -92 -40Z', `fill="${mix('#7a4a24', p.e, 0.1)}"`) + path('M-84 -24Q0 -2 84 -24', `fill="none" stroke="${gold}" stroke-width="6" stroke-dasharray="12 8"`), tf(846, 1092, 0, 0.86)));
  c.add('art', path(`M-20 1146${zig}`, `fill="none" stroke="${gold}" stroke-width="5" opacity=".8"`));
  return { top: 1184, h: 180, ground: cloth };
}
