import { lum, METAL, withContrast } from './colour.ts';
import { n1 } from './geometry.ts';
import type { Palette } from './palettes.ts';
import { hash, makeRng, type Rng } from './random.ts';
import { escapeXml, g, rect } from './svg.ts';

export type LayerRole = 'ground' | 'texture' | 'art' | 'type' | 'ornament' | 'frame';
export type Layer = { id: string; role: LayerRole; svg: string; anim?: string };

/** what a family draws from */
export type Input = {
  palette: Palette;
  /** lines are divided by | */
  headline: string;
  name?: string;
  sub?: string;
  seed: string;
  motif?: string;
  variant?: string;
  /** for families that make one hero in several materials */
  material?: string;
  /** what every id of this drawing begins with; derived from the rest when left out */
  prefix?: string;
};

/** offset, colour, opacity */
export type Stop = [number, string, number?];

let current: Drawing | undefined;
let grainImage = '';

/** The paper grain: a data: URL of a small PNG that tiles. Without it, no grain is drawn. */
export function setGrain(dataUrl: string): void {
  grainImage = dataUrl;
}

/**
 * Runs one drawing's code so that `sym` and `glow` in it find that drawing, and gives the outer drawing back
 * afterwards: a cover may be drawn in the middle of another face.
 */
export function scoped<T>(draw: () => T): T {
  const outer = current;
  current = undefined;
  try {
    return draw();
  } finally {
    current = outer;
  }
}

function makeCurrent(drawing: Drawing): void {
  current = drawing;
}

function drawingNow(): Drawing {
  if (!current) throw new Error('sym and glow need a drawing: make one first');
  return current;
}

/** registers a path once in the current drawing; the id is for `use` */
export function sym(d: string): string {
  return drawingNow().def((id) => `<path id="${id}" d="${d}"/>`, `sym${d}`);
}

/** a soft light, as a paint */
export function glow(colour: string, opacity: number): string {
  return drawingNow().rad([
    [0.1, colour, opacity],
    [0.62, colour, opacity * 0.22],
    [1, colour, 0],
  ]);
}

function stopsOf(stops: Stop[]): string {
  return stops
    .map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`)
    .join('');
}

/** contrast of metallic text with its ground */
const FOIL_READ = 4.5;
const SRGB = 'color-interpolation-filters="sRGB"';

/** One face being drawn: its definitions and its layers, from back to front, in card units. */
export class Drawing {
  W = 1000;
  H = 1400;
  defs: string[] = [];
  layers: Layer[] = [];
  /** what the picture shows, for people who do not see it */
  alt = '';
  readonly family: string;
  readonly input: Input;
  readonly r: Rng;
  readonly p: Palette;
  readonly #prefix: string;
  readonly #once = new Map<string, string>();
  #count = 0;

  constructor(family: string, input: Input) {
    this.family = family;
    this.input = input;
    // each number of the motif that draws one is a picture of its own
    const number = input.motif === 'number' ? (input.sub ?? '') : '';
    this.r = makeRng(`${family}|${input.seed}|${input.motif || ''}${number}`);
    this.p = input.palette;
    const { prefix, ...rest } = input;
    this.#prefix = prefix ?? `k${hash(JSON.stringify([family, { ...rest, palette: input.palette.id }])).toString(36)}`;
    makeCurrent(this);
  }

  /** The same drawing under another prefix: what it holds can be part of another document. Its ids are the only place where a prefix stands. */
  withPrefix(prefix: string): Drawing {
    const copy = scoped(() => new Drawing(this.family, { ...this.input, prefix }));
    const renamed = (svg: string) => svg.replaceAll(this.#prefix, prefix);
    copy.W = this.W;
    copy.H = this.H;
    copy.alt = this.alt;
    copy.defs = this.defs.map(renamed);
    copy.layers = this.layers.map((layer) => ({ ...layer, svg: renamed(layer.svg) }));
    copy.#count = this.#count;
    for (const [key, id] of this.#once) copy.#once.set(renamed(key), renamed(id));
    return copy;
  }

  /** a fresh id; two cards inlined in one page must not share url(#…) targets, hence the prefix */
  id(pre = 'i'): string {
    return `${this.#prefix}${pre}${(this.#count++).toString(36)}`;
  }

  /** adds a definition (once per key) and gives its id */
  def(make: (id: string) => string, key?: string): string {
    const known = key === undefined ? undefined : this.#once.get(key);
    if (known !== undefined) return known;
    const id = this.id('d');
    this.defs.push(make(id));
    if (key !== undefined) this.#once.set(key, id);
    return id;
  }

  add(role: LayerRole, svg: string | string[], anim?: string): this {
    const layer: Layer = { id: `L${this.layers.length}`, role, svg: Array.isArray(svg) ? svg.join('') : svg };
    if (anim) layer.anim = anim;
    this.layers.push(layer);
    return this;
  }

  lin(stops: Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1, units = ''): string {
    const key = `lin${JSON.stringify([stops, x1, y1, x2, y2, units])}`;
    const space = units ? ' gradientUnits="userSpaceOnUse"' : '';
    return `url(#${this.def((id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${space}>${stopsOf(stops)}</linearGradient>`, key)})`;
  }

  rad(stops: Stop[], cx = 0.5, cy = 0.5, r = 0.5, units = '', fx?: number, fy?: number): string {
    const key = `rad${JSON.stringify([stops, cx, cy, r, units, fx, fy])}`;
    const focus = fx === undefined ? '' : ` fx="${fx}" fy="${fy}"`;
    const space = units ? ' gradientUnits="userSpaceOnUse"' : '';
    return `url(#${this.def((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}"${focus}${space}>${stopsOf(stops)}</radialGradient>`, key)})`;
  }

  /** a metallic gradient in card space, so that every glyph catches the light differently; on a ground that is given, no stop of it is too dark to be read */
  foil(kind: Palette['metal'] = this.p.metal, angle = 24, ground?: string): string {
    const metal = ground === undefined ? METAL[kind] : METAL[kind].map((stop) => withContrast(ground, stop, FOIL_READ));
    const count = Math.round(metal.length * 2.5);
    const stops = Array.from({ length: count + 1 }, (_, i): Stop => [
      Math.round((i / count) * 1000) / 1000,
      metal[i % metal.length]!,
    ]);
    const a = (angle * Math.PI) / 180;
    const dx = Math.cos(a) * 700;
    const dy = Math.sin(a) * 700;
    return this.lin(stops, Math.round(500 - dx), Math.round(700 - dy), Math.round(500 + dx), Math.round(700 + dy), 'u');
  }

  blur(s: number): string {
    return `url(#${this.def((id) => `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%" ${SRGB}><feGaussianBlur stdDeviation="${s}"/></filter>`, `bl${s}`)})`;
  }

  shadow(dx: number, dy: number, s: number, c = '#000', o = 0.3): string {
    return `url(#${this.def((id) => `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%" ${SRGB}><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${s}" flood-color="${c}" flood-opacity="${o}"/></filter>`, `sh${dx},${dy},${s},${c},${o}`)})`;
  }

  /** a soft shadow without a filter: stacked translucent strokes; cheap in resvg, safe in print */
  soft(d: string, dx: number, dy: number, spread: number, col = '#000', o = 0.3, n = 5): string {
    let s = '';
    for (let i = n; i >= 1; i--) s += `<path d="${d}" stroke-width="${n1((spread * 2 * i) / n)}"/>`;
    const each = Math.round((1 - (1 - o) ** ((1 / n) * 1.25)) * 1000) / 1000;
    return g(
      s,
      `transform="translate(${dx} ${dy})" fill="none" stroke="${col}" stroke-linejoin="round" stroke-opacity="${each}"`,
    );
  }

  /** watercolour: mottled pigment and granulation, alike in resvg and browsers */
  wash(seed = 3, f = 0.012, k = 1.5, b = -0.12): string {
    return `url(#${this.def((id) => `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="${this.W}" height="${this.H}" ${SRGB}><feTurbulence type="fractalNoise" baseFrequency="${f}" numOctaves="4" seed="${seed}"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${k} 0 0 0 ${b}" result="m"/><feComposite in="SourceGraphic" in2="m" operator="in"/></filter>`, `wash${seed},${f},${k},${b}`)})`;
  }

  clip(inner: string): string {
    return `url(#${this.def((id) => `<clipPath id="${id}">${inner}</clipPath>`)})`;
  }

  mask(inner: string): string {
    return `url(#${this.def((id) => `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${this.W}" height="${this.H}">${inner}</mask>`)})`;
  }

  pattern(w: number, h: number, inner: string, tr = ''): string {
    const turn = tr ? ` patternTransform="${tr}"` : '';
    return `url(#${this.def((id) => `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"${turn}>${inner}</pattern>`, `pt${w},${h},${inner},${tr}`)})`;
  }

  grain(o = 0.5): string {
    if (!grainImage) return '';
    const opacity = o * (lum(this.p.bg) > 0.6 ? 0.62 : 0.85);
    const tile = this.pattern(190, 190, `<image href="${grainImage}" width="190" height="190"/>`);
    return rect(0, 0, this.W, this.H, `fill="${tile}" opacity="${opacity}"`);
  }

  vignette(c = '#000', o = 0.25): string {
    const shade: Stop[] = [
      [0.55, c, 0],
      [1, c, o],
    ];
    return rect(0, 0, this.W, this.H, `fill="${this.rad(shade, 0.5, 0.5, 0.78)}"`);
  }

  /** a whole SVG document, width in pixels */
  toSVG(width = 1000): string {
    const layers = this.layers
      .map((l) => `<g data-role="${l.role}"${l.anim ? ` data-anim="${l.anim}"` : ''}>${l.svg}</g>`)
      .join('');
    const height = Math.round((width * this.H) / this.W);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.W} ${this.H}" width="${width}" height="${height}" role="img"><title>${escapeXml(this.alt || this.input.headline)}</title><defs>${this.defs.join('')}</defs>${layers}</svg>`;
  }
}
