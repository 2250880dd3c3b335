import { circ, type Drawing, ell, g, lerp, mix, type P, pt, rect, shade, TAU } from '#artwork/engine.ts';
import { tone } from '#artwork/colours/creatures.ts';
import { fillA, ink, S } from '#artwork/outlines/silhouette.ts';
import type { Metal } from './frame.ts';
import { LINEN } from './linen.ts';

/** A neck: its middle, its half width, and how far a ruff about it is turned, in degrees. */
export type Neck = { x: number; y: number; r: number; turn: number };

/** a whole ruff about a neck: pleats, figure-of-eight loops round an ellipse */
export function drawRuff(c: Drawing, neck: Neck): string {
  const cx = neck.x, cy = neck.y + 6, rx = neck.r + 34, ry = 80, { white, shade: sh } = LINEN;
  const n = 30;
  let o = '';
  const E = (a: number, k: number): P => [cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k];
  const seq = Array.from({ length: n }, (_, i) => i).sort((i, j) => Math.sin((i / n) * TAU) - Math.sin((j / n) * TAU));
  for (const i of seq) {
    const a = (i / n) * TAU, w = (TAU / n) * 0.62, p0 = E(a, 0.46), p1 = E(a - w, 0.98), p2 = E(a, 1.06), p3 = E(a + w, 0.98);
    const lift = 10 * (1 - Math.sin(a) * 0.3);
    const d = `M${pt(p0)}C${pt(E(a - w * 0.6, 0.7))} ${pt([p1[0], p1[1] - lift])} ${pt(p1)}C${pt([p1[0], p1[1] + lift])} ${pt([p2[0], p2[1] + lift * 1.2])} ${pt(p2)}C${pt([p2[0], p2[1] + lift * 1.2])} ${pt([p3[0], p3[1] + lift])} ${pt(p3)}C${pt([p3[0], p3[1] - lift])} ${pt(E(a + w * 0.6, 0.7))} ${pt(p0)}Z`;
    o += fillA(d, c.lin([[0, white], [1, mix(white, sh, 0.4)]], 0.2, 0, 0.8, 1)) + ink(d, sh, 1.6, 0.6) + ink(`M${pt(p0)}L${pt(p2)}`, sh, 3.4, 0.34)
      + ink(`M${pt(p1)}C${pt([p1[0], p1[1] + lift])} ${pt([p2[0], p2[1] + lift * 1.2])} ${pt(p2)}`, '#fff', 2, 0.7);
  }
  return g(o, `transform="rotate(${neck.turn} ${cx} ${cy})"`);
}

/** two strings of pearls with a pendant in the colour `stone` */
function drawNecklace(c: Drawing, { x: nx, y: ny, r: nr }: Neck, stone: string, md: Metal) {
  let a = '';
  const strand = (y: number, dy: number, R: number, n: number) => Array.from({ length: n }, (_, i) => {
    const t = i / (n - 1), x = lerp(nx - nr * 0.78, nx + nr * 0.72, t), yy = y + Math.sin(t * Math.PI) * dy - t * 16;
    return circ(x + 1.5, yy + 4, R, 'fill="#000" opacity=".22"') + circ(x, yy, R, `fill="${c.rad([[0, '#ffffff'], [0.5, '#f5ecdf'], [1, '#b9aa9c']], 0.35, 0.3, 0.7)}"`);
  }).join('');
  a += strand(ny + 2, 62, 10.5, 17) + strand(ny + 22, 96, 11.5, 18)
    + g(fillA(S(`${nx + 24},${ny + 116}! ${nx + 40},${ny + 140} ${nx + 24},${ny + 168} ${nx + 8},${ny + 140}`), tone(stone, 0.55, 0.12))
    + ink(S(`${nx + 24},${ny + 116}! ${nx + 40},${ny + 140} ${nx + 24},${ny + 168} ${nx + 8},${ny + 140}`), md[0], 5) + ell(nx + 19, ny + 134, 4, 8, 'fill="#fff" opacity=".6"'));
  return a;
}

/** the half of a ruff that lies before the neck */
function drawRuffFront(c: Drawing, neck: Neck) {
  const { x: nx, y: ny, r: nr } = neck;
  return g(drawRuff(c, neck),
    `clip-path="${c.clip(`<path d="M100 ${ny + 4}H${nx - nr * 0.62}Q${nx} ${ny + 62} ${nx + nr * 0.62} ${ny - 14}H900V1000H100Z"/>`)}"`);
}

/** a white cravat with a pin */
function drawCravat(c: Drawing) {
  const { white, shade: fold } = LINEN;
  return fillA(S('330,676 400,664 480,690 560,676 604,668 622,712 600,742 480,756 370,744 322,720'), c.lin([[0, white], [1, mix(white, fold, 0.5)]]))
      + ink('M340 706Q470 742 610 700M350 726Q470 756 600 722', fold, 2.4, 0.55) + fillA(S('540,730 590,724 600,760 582,830 548,850! 530,800'), white)
      + fillA(S('590,724 624,728 640,790 616,836! 596,800'), mix(white, fold, 0.25)) + ink('M566 740Q570 790 556 836M610 740Q620 780 616 820', fold, 2.4, 0.5)
      + circ(592, 736, 17, `fill="${mix(white, fold, 0.15)}" stroke="${fold}" stroke-width="1.6"`);
}

/** a white collar with a spotted bow tie of silk */
function drawBowTie(c: Drawing, silk: string) {
  const { white, shade: fold } = LINEN;
  return fillA(S('320,690 400,676 500,704 600,680 640,676 650,712 560,748 440,748 330,728'), white) + ink('M340 716Q480 756 640 700', fold, 2.2, 0.5)
      + [-1, 1].map((s) => fillA(S(`${590 + s * 8},736! ${590 + s * 70},694 ${590 + s * 88},712 ${590 + s * 86},770 ${590 + s * 66},780`),
      c.lin([[0, shade(tone(silk, 0.55, 0.16), 0.05)], [1, tone(silk, 0.45, 0.15)]]))).join('')
        + [-1, 1].map((s) => ([[40, 726], [58, 748], [64, 716], [38, 748]] as [number, number][]).map(([x, y]) =>
        circ(590 + s * x, y, 4, 'fill="#fff4de" opacity=".9"')).join('')).join('') + rect(572, 716, 36, 42, `rx="10" fill="${tone(silk, 0.5, 0.16)}"`)
          + ink('M580 722V752M600 722V752', tone(silk, 0.38, 0.12), 2, 0.7);
}

/** what is worn about the neck, before the chin; `hot` and `cool` are the colours of a bow tie and of a pendant's stone */
export function drawNeckwear(c: Drawing, dress: string, neck: Neck, { hot, cool }: { hot: string; cool: string }, metal: Metal): string {
  if (dress === 'ruff') return drawRuffFront(c, neck);
  if (dress === 'admiral') return drawCravat(c);
  return dress === 'tweed' ? drawBowTie(c, hot) : drawNecklace(c, neck, cool, metal);
}
