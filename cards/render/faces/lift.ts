import type { Drawing } from '../drawing.ts';
import { n1 } from '../geometry.ts';
import { circ, g } from '../svg.ts';
import type { Frame, Pick, Spot } from './look.ts';

/** the top-level elements of an SVG fragment */
export function childrenOf(svg: string): string[] {
  const out: string[] = [];
  const tags = /<(\/?)([a-zA-Z]+)((?:"[^"]*"|[^">])*?)(\/?)>/g;
  let depth = 0;
  let start = 0;
  for (const m of svg.matchAll(tags)) {
    const closing = m[1] !== '';
    if (depth === 0 && !closing) start = m.index;
    if (closing) depth--;
    else if (m[4] === '') depth++;
    if (depth === 0) out.push(svg.slice(start, m.index + m[0].length));
  }
  return out;
}

/** Brings the definitions that a fragment of another drawing needs into this one. */
export function adopt(c: Drawing, from: Drawing, svg: string): void {
  const byId = new Map(from.defs.map((def) => [/id="([^"]+)"/.exec(def)?.[1] ?? '', def]));
  const needed = new Set<string>();
  const follow = (fragment: string) => {
    for (const m of fragment.matchAll(/#([A-Za-z0-9_-]+)["')]/g)) {
      const id = m[1]!;
      const def = byId.get(id);
      if (!def || needed.has(id)) continue;
      needed.add(id);
      follow(def);
    }
  };
  follow(svg);
  const known = new Set(c.defs);
  for (const [id, def] of byId) if (needed.has(id) && !known.has(def)) c.defs.push(def);
}

/** A fragment in a box as a spot: kept once, used often. */
export function placed(c: Drawing, svg: string, [x0, y0, x1, y1]: Frame): Spot {
  const w = x1 - x0;
  const h = y1 - y0;
  const id = c.def((q) => `<g id="${q}">${svg}</g>`);
  return {
    w,
    h,
    at: (cx, cy, size, deg = 0, flip = false) => {
      const scale = size / Math.sqrt(w * h);
      const turn = deg ? ` rotate(${Math.round(deg)})` : '';
      return `<use href="#${id}" transform="translate(${n1(cx)} ${n1(cy)})${turn} scale(${(flip ? -scale : scale).toFixed(4)} ${scale.toFixed(4)}) translate(${n1(-(x0 + x1) / 2)} ${n1(-(y0 + y1) / 2)})"/>`;
    },
  };
}

/** A part of a cover's drawing as a spot. */
export function lift(c: Drawing, cover: Drawing, pick: Pick): Spot {
  let svg = '';
  for (const index of pick.layers) {
    let children = childrenOf(cover.layers[index]?.svg ?? '');
    let [open, close] = ['', ''];
    for (let d = 0; d < (pick.depth ?? 0); d++) {
      const first = children[0] ?? '';
      const tag = /^<g[^>]*>/.exec(first)?.[0] ?? '';
      open += `<g ${/transform="[^"]*"/.exec(tag)?.[0] ?? ''}>`;
      close += '</g>';
      children = childrenOf(first.slice(tag.length, -4));
    }
    if (pick.find) children = pick.find(children);
    const from = pick.from ?? 0;
    const chosen = children.slice(from, (pick.to ?? 1e9) + 1).filter((_, j) => !pick.skip?.includes(j + from));
    svg += open + chosen.join('') + close;
  }
  const [x0, y0, x1, y1] = pick.box;
  if (pick.round) svg = g(svg, `clip-path="${c.clip(circ((x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2))}"`);
  adopt(c, cover, svg);
  return placed(c, svg, pick.box);
}

/** the height that a spot of this size takes */
export function tall(spot: Spot, size: number): number {
  return (size / Math.sqrt(spot.w * spot.h)) * spot.h;
}

/** the width that it takes */
export function wide(spot: Spot, size: number): number {
  return (size / Math.sqrt(spot.w * spot.h)) * spot.w;
}

/** a cover without the grain that lies over everything and, unless they are the picture, without its words */
export function sceneOf(cover: Drawing, words = false): string {
  const last = cover.layers.length - 1;
  return cover.layers
    .filter((layer, i) => (words || layer.role !== 'type') && !(layer.role === 'texture' && i === last))
    .map((layer) => layer.svg)
    .join('');
}
