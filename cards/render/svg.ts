import { n1 } from './geometry.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text made safe for element content and for attributes; control characters that XML forbids are dropped. */
export function escapeXml(text: string): string {
  let out = '';
  for (const ch of text) if (allowed(ch.codePointAt(0) ?? 0)) out += ENTITIES[ch] ?? ch;
  return out;
}

/** XML 1.0, production Char */
function allowed(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return code < 0xd800 || (code > 0xdfff && code !== 0xfffe && code !== 0xffff);
}

export function circ(cx: number, cy: number, r: number, attr = ''): string {
  return `<circle cx="${n1(cx)}" cy="${n1(cy)}" r="${n1(r)}" ${attr}/>`;
}

export function ell(cx: number, cy: number, rx: number, ry: number, attr = ''): string {
  return `<ellipse cx="${n1(cx)}" cy="${n1(cy)}" rx="${n1(rx)}" ry="${n1(ry)}" ${attr}/>`;
}

export function rect(x: number, y: number, w: number, h: number, attr = ''): string {
  return `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(h)}" ${attr}/>`;
}

export function path(d: string, attr = ''): string {
  return `<path d="${d}" ${attr}/>`;
}

export function g(inner: string | string[], attr = ''): string {
  return `<g ${attr}>${Array.isArray(inner) ? inner.join('') : inner}</g>`;
}

/** a transform attribute: move, turn (degrees), scale */
export function tf(x: number, y: number, deg = 0, s = 1, sy?: number): string {
  const turn = deg ? ` rotate(${n1(deg)})` : '';
  const second = sy === undefined ? '' : ` ${Math.round(sy * 1000) / 1000}`;
  const scale = s !== 1 || sy !== undefined ? ` scale(${Math.round(s * 1000) / 1000}${second})` : '';
  return `transform="translate(${n1(x)} ${n1(y)})${turn}${scale}"`;
}

export function use(id: string, attr = ''): string {
  return `<use href="#${id}" ${attr}/>`;
}
