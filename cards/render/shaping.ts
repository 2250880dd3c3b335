import type { Font, PathCommand } from 'fontkit';
import { hasRtl, visualOrder } from './bidi.ts';
import { easternFaceOf, faceOf, font, type FontKey, isClinging, isEastern, plainKey } from './typeface.ts';

/** a path command: its letter, then coordinates */
export type Cmd = [string, ...number[]];
export type Features = Record<string, boolean> | string[];
/** one glyph at size 1 (an em), its own origin at 0, y down; `joined` scripts must not be letterspaced */
export type ShapedGlyph = { cmds: Cmd[]; advance: number; joined: boolean };
export type Shaped = { glyphs: ShapedGlyph[]; cap: number; xHeight: number };

const LETTER: Record<PathCommand['command'], string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};
const ARABIC = /[\u0600-\u08ff\ufb50-\ufdff\ufe70-\ufeff]/;
const KEEP = 1500;
const cache = new Map<string, Shaped>();

/** a stretch cut by the face that draws it; what no face can draw is left out (see `unsupportedCharacters`) */
function byFace(text: string, key: FontKey): [FontKey, string][] {
  const out: [FontKey, string][] = [];
  const eastern = easternFaceOf(key, text);
  for (const ch of text) {
    const last = out.at(-1);
    if (last && (ch.trim() === '' || isClinging(ch))) {
      last[1] += ch;
      continue;
    }
    const own = ch.trim() === '' ? plainKey(key) : faceOf(key, ch);
    const face = eastern && isEastern(ch) ? eastern : own;
    if (!face) continue;
    if (last?.[0] === face) last[1] += ch;
    else out.push([face, ch]);
  }
  return out;
}

function glyphsOf(text: string, face: Font, features: Features | undefined): ShapedGlyph[] {
  const em = 1 / face.unitsPerEm;
  const joined = ARABIC.test(text);
  const run = face.layout(text, features);
  return run.glyphs.map((glyph, i) => {
    const place = run.positions[i] ?? { xAdvance: glyph.advanceWidth, xOffset: 0, yOffset: 0 };
    let cmds: Cmd[] | undefined;
    const draw = () =>
      glyph.path.commands.map((command): Cmd => {
        const out: Cmd = [LETTER[command.command]];
        for (let k = 0; k < command.args.length; k += 2) {
          out.push(((command.args[k] ?? 0) + place.xOffset) * em, -((command.args[k + 1] ?? 0) + place.yOffset) * em);
        }
        return out;
      });
    return {
      // Made when it is drawn: most of what is shaped is only measured.
      get cmds() {
        return (cmds ??= draw());
      },
      advance: place.xAdvance * em,
      joined,
    };
  });
}

function shapeAnew(text: string, key: FontKey, features: Features | undefined): Shaped {
  const main = font(key);
  const plain = plainKey(key);
  const glyphs: ShapedGlyph[] = [];
  const whole = Array.from(text).every((ch) => ch === ' ' || faceOf(plain, ch) === plain);
  if (whole && !hasRtl(text)) glyphs.push(...glyphsOf(text, main, features));
  else {
    for (const stretch of visualOrder(text)) {
      const pieces = byFace(stretch.text, plain);
      if (stretch.rtl) pieces.reverse();
      for (const [face, piece] of pieces) {
        const laid = glyphsOf(piece, font(face), face === plain ? features : undefined);
        // A piece of signs alone has no direction of its own, so it is laid out from left to right.
        glyphs.push(...(stretch.rtl && !hasRtl(piece) ? laid.toReversed() : laid));
      }
    }
  }
  return {
    glyphs,
    cap: (main.capHeight || main.unitsPerEm * 0.7) / main.unitsPerEm,
    xHeight: (main.xHeight || main.unitsPerEm * 0.5) / main.unitsPerEm,
  };
}

/** A line's glyphs at size 1, from left to right, each from the wanted face or the first that holds it. */
export function shape(raw: string, key: FontKey, features?: Features): Shaped {
  const text = raw.normalize('NFC').replace(/\u00a0/g, ' ');
  const memo = `${plainKey(key)}|${features ? JSON.stringify(features) : ''}|${text}`;
  const known = cache.get(memo);
  if (known) return known;
  const made = shapeAnew(text, key, features);
  const oldest = cache.keys().next();
  if (cache.size >= KEEP && !oldest.done) cache.delete(oldest.value);
  cache.set(memo, made);
  return made;
}
