import { bez, circ, ell, g, path, rect, shade, tf } from '#artwork/engine.ts';
import type { China } from './china.ts';
import { chintz } from './chintz.ts';
import type { Table } from './table.ts';

/** a teapot */
export function pot({ c, r, clay, dk, shadeX, foilY, foilD, goldLine, handle }: Table, x: number, y: number, deg: number, s: number, kind: string, k: China, fl = 1) {
  const body = 'M-60 -232C-150 -222 -196 -160 -190 -102C-184 -48 -130 -12 -84 -6C-40 2 40 2 84 -6C130 -12 184 -48 190 -102C196 -160 150 -222 60 -232C30 -238 -30 -238 -60 -232Z';
  const spout = 'M150 -66C220 -70 236 -120 250 -170C258 -200 276 -216 300 -226L290 -240C284 -246 262 -244 250 -236C214 -216 206 -186 190 -166C180 -152 166 -146 150 -148Z';
  const cl = c.clip(path(body)), cs = c.clip(path(spout));
  return g(
    ell(0, -2, 120, 14, `fill="${shade(clay, -0.18)}"`) + goldLine('M-112 0Q0 18 112 0', 5) +
      handle(bez([-150, -200], [-330, -270], [-340, -20], [-164, -56], 22), (t) => 20 * (0.72 + 0.5 * Math.sin(Math.PI * t))) +
      path(spout, `fill="${clay}"`)
        + g(rect(100, -260, 240, 240, `fill="${k.one}" opacity=".0"`)
        + path('M150 -66C220 -70 236 -120 250 -170C258 -200 276 -216 300 -226L290 -214C262 -200 262 -170 250 -140C236 -90 204 -60 150 -66Z',
        `fill="${dk}" opacity=".22"`) + path('M176 -142C204 -160 216 -200 246 -222',
          'stroke="#fff" stroke-width="9" fill="none" stroke-linecap="round" opacity=".8"')
            + path('M168 -110C214 -120 226 -170 250 -204', `fill="none" stroke="${k.two}" stroke-width="4" stroke-dasharray="1 12" stroke-linecap="round"`),
            `clip-path="${cs}"`) + path(spout, `fill="none" stroke="${shade(clay, -0.2)}" stroke-width="2.4"`) + goldLine('M250 -237Q276 -247 291 -240L300 -226', 5) +
      path(body, `fill="${clay}"`) + g(g(chintz(c, kind, r, 384, 250, k), 'transform="translate(0 8)"'), `clip-path="${cl}"`) + path(body, `fill="${shadeX(384)}"`) +
      path('M-132 -180C-156 -150 -160 -110 -146 -78C-138 -110 -134 -150 -100 -196C-112 -194 -122 -190 -132 -180Z', 'fill="#fff" opacity=".66"') + circ(-128, -58, 8, 'fill="#fff" opacity=".5"') +
      path('M-66 -226C-62 -250 -34 -262 0 -264C34 -262 62 -250 66 -226C30 -216 -30 -216 -66 -226Z', `fill="${k.one}"`)
        + path('M-66 -226C-62 -250 -34 -262 0 -264C34 -262 62 -250 66 -226C30 -216 -30 -216 -66 -226Z', `fill="${shadeX(132)}"`) + goldLine('M-68 -226Q0 -208 68 -226', 5) +
      path('M-12 -262C-8 -270 -20 -280 -18 -292C-16 -306 16 -306 18 -292C20 -280 8 -270 12 -262Z', `fill="${foilY}" stroke="${foilD}" stroke-width="2"`) + ell(-5, -294, 5, 4, 'fill="#fff8dc"'),
    tf(x, y, deg, s * fl, s),
  );
}
