import { circ, type Drawing, g, mix, n1, path, rect } from '#artwork/engine.ts';
import { CAME, type Colours, type Glazing, LEAD } from './glazing.ts';

/** the outline of an arched window: its box, and how high its arch rises */
export const archD = (x: number, y: number, w: number, h: number, rise: number) =>
  `M${n1(x)} ${n1(y + h)}L${n1(x)} ${n1(y + rise)}C${n1(x)} ${n1(y + rise * 0.45)} ${n1(x + w * 0.22)} ${n1(y)} ${n1(x + w / 2)} ${n1(y)}C${n1(x
    + w * 0.78)} ${n1(y)} ${n1(x + w)} ${n1(y + rise * 0.45)} ${n1(x + w)} ${n1(y + rise)}L${n1(x + w)} ${n1(y + h)}Z`;

/** reeds and seeds in the glass, as a pattern */
function drawReeds(c: Drawing): string {
  const { r } = c;
  let st = '';
  for (let i = 0; i < 26; i++) {
    const y = r.f(0, 500),
      x = r.f(0, 400);
    st += `M${n1(x)} ${n1(y)}q${n1(r.f(20, 60))} ${n1(r.f(-16, 16))} ${n1(r.f(90, 200))} ${n1(r.f(-14, 14))}`;
  }
  let seed = '';
  for (let i = 0; i < 40; i++) seed += circ(r.f(0, 500), r.f(0, 500), r.f(0.8, 2.2));
  return c.pattern(500, 500,
    `<path d="${st}" fill="none" stroke="#fff" stroke-opacity=".055" stroke-width="4" stroke-linecap="round"/><g fill="#fff" fill-opacity=".22">${seed}</g>`, 'rotate(-58)');
}

/** The opening in the wall: its outline as path data, its box, and the height where the glass of the picture ends. */
type Opening = { frame: string; X: number; Y: number; W: number; foot: number };

/** the window in its wall: the glass in its frame, the light that spills on the stone reveal, and reeds in the glass */
export function drawWindow(glass: Glazing, { A, D, E }: Colours, m: string, wall: string, { frame, X, Y, W, foot }: Opening): void {
  const { c, sun } = glass;
  const clip = c.clip(path(frame));
  const tex = drawReeds(c);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + rect(0, 0, 1000, 1400,
    `fill="${c.rad([[0, mix(wall, A, 0.5)], [0.7, mix(wall, E, 0.25)], [1, wall, 0]], 0.5, 0.45, 0.75)}" opacity=".55"`) + c.grain(0.7));
  // splay of the stone reveal, and the light that spills on it
  const spill = [120, 108, 96, 84, 72, 60, 48, 36].map((w) => path(frame, `fill="none" stroke="${mix(D, '#fff2d0', 0.4)}" stroke-opacity=".026" stroke-width="${w}"`)).join('');
  c.add('art', spill + g(glass.art, `clip-path="${clip}"`));
  c.add('texture', g(rect(X, Y, W, foot - Y, `fill="${tex}"`)
    + rect(X, Y, W, foot - Y,
    `fill="${c.rad([[0, '#fff4d0', m === 'tulips' || m === 'rose' ? 0.12 : 0.34], [0.35, '#fff4d0', m === 'tulips' || m === 'rose' ? 0.04 : 0.1], [1, '#fff4d0', 0]], sun[0], sun[1], 560, 'u')}"`),
      `clip-path="${clip}"`));
  c.add('frame', `<path d="${frame}" fill="none" stroke="${LEAD}" stroke-width="26"/><path d="${frame}" fill="none" stroke="${CAME}" stroke-width="4" transform="translate(-3 -4)" stroke-opacity=".7"/><path d="${frame}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="3" transform="translate(8 9)"/>`);
}
