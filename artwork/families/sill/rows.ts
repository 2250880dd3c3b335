import { mix } from '#artwork/engine.ts';
import { opuntia, saguaro } from './cactus.ts';
import { pot } from './pots.ts';
import type { Sill } from './shelf.ts';
import { aloe, rosetteSide, snake } from './succulents.ts';

/** pots on shelves */
export function drawShelf(sill: Sill & { sy: number }) {
  const { r, gA, gB, gC, globe, A, sy } = sill;
  const draw = [
    (x: number, y: number, s: number) => saguaro(sill, x, y, s * 0.92, gA),
    (x: number, y: number, s: number) => opuntia(sill, x, y, s * 0.84, gB),
    (x: number, y: number, s: number) => rosetteSide(sill, x, y + 6, s, mix('#7fb09a', gC, 0.3)),
    (x: number, y: number, s: number) => aloe(sill, x, y, s * 0.96, gC),
    (x: number, y: number, s: number) => globe(x, y, s * 0.8, gA),
    (x: number, y: number, s: number) => snake(sill, x, y, s * 0.96, gC),
  ];
  const tall = [0, 5, 3, 1], pickT = tall[r.i(0, 2)]!, rest = [2, 4, 1, 3].filter((k) => k !== pickT), s1 = rest[r.i(0, 1)]!, s2 = rest.filter((k) => k !== s1)[r.i(0, 1)]!;
  const pk = r.shuffle([1, 2, 3]);
  const P3: [number, number, number, number, number, number][] = [[228, 212, 176, s1, 0.96, pk[0]!], [776, 224, 150, s2, 0.98, pk[1]!], [500, 252, 210, pickT, 1, 0]];
  for (const [x, w, h, k, s, kind] of P3) A.push(draw[k]!(x, sy - h - 2, s) + pot(sill, x, sy, w, h, kind));
}
