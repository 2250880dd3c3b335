import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import os from 'node:os';
import path from 'node:path';
import type { PrintDocument } from '#server/ports/print-document.ts';
import type { Hand } from '#shared/letter/hands.ts';
import { fontFolders } from './fonts.ts';

/** Scripts that the hands do not write; the same fonts as those of the drawings. */
const FALLBACKS = {
  'noto-sans': 'Noto Sans',
  'noto-sans-hebrew': 'Noto Sans Hebrew',
  'noto-naskh-arabic': 'Noto Naskh Arabic',
  'noto-sans-thai': 'Noto Sans Thai',
  'ma-shan-zheng': 'Ma Shan Zheng',
  'yuji-syuku': 'Yuji Syuku',
  'gowun-dodum': 'Gowun Dodum',
  'yatra-one': 'Yatra One',
  'noto-emoji': 'Noto Emoji',
};
const FAMILIES = {
  caveat: 'Caveat',
  'covered-by-your-grace': 'Covered By Your Grace',
  kalam: 'Kalam',
  'la-belle-aurore': 'La Belle Aurore',
  mansalva: 'Mansalva',
} satisfies Record<Hand, string>;

/**
 * What an empty line is to whoever copies the words. All readers of PDFs drop lines of spaces, Firefox those of soft hyphens and Chrome those that end with
 * a space, so it is one of each in the same place. Nothing of them is seen where they are pasted.
 */
const EMPTY_LINE = ['\u00ad', '\u00ad\u00a0'];

/** Files are handed over in memory, at paths in a folder that is never read. */
const ROOM = path.join(os.tmpdir(), 'cardamom-print');

/**
 * The same for every document; what is printed comes as data, so no words of anybody are ever read as code. The words of a page lie over its drawing without
 * any colour: they can be selected, searched and read out.
 */
const TEMPLATE = `
#let given = json(bytes(sys.inputs.document))
#set document(title: given.title, author: given.author, date: none)
#set page(width: given.width * 1mm, height: given.height * 1mm, margin: 0mm)
#set text(font: given.fonts, fallback: true, fill: rgb(0, 0, 0, 0), top-edge: "ascender", bottom-edge: "descender")
#let wide = 1000mm
#let words(line, unit) = {
  let room = line.width * unit
  let fills = line.align == "fill"
  let (side, at) = if fills { (center, (room - wide) / 2) } else if line.isRtl { (right, room - wide) } else { (left, 0mm) }
  let y = if fills { line.baseline } else { line.top }
  let put(whole) = place(top + left, dx: line.left * unit + at, dy: y * unit, box(width: wide, align(side, {
    set text(size: line.size * unit, dir: if line.isRtl { rtl } else { ltr })
    set text(top-edge: "baseline", bottom-edge: "baseline", overhang: false) if fills
    context {
      let natural = measure(whole).width
      if fills and natural > 0pt and room > 0pt { scale(x: room / natural * 100%, reflow: true, whole) } else { whole }
    }
  })))
  if line.text == "" { for part in given.emptyLine { put(text(font: "Noto Sans", part)) } } else { put(line.text) }
}
#let face(spot) = {
  let shown = given.pages.at(spot.page)
  let unit = spot.width * 1mm / 1000
  let drawn = block(width: spot.width * 1mm, height: spot.height * 1mm, {
    place(top + left, image("page-" + str(spot.page) + ".svg", width: 100%, height: 100%, fit: "stretch", alt: shown.alt))
    for line in shown.lines { words(line, unit) }
  })
  place(top + left, dx: spot.x * 1mm, dy: spot.y * 1mm, rotate(if spot.isTurned { 180deg } else { 0deg }, drawn))
}
#let mark(it) = place(top + left, line(
  start: (it.x1 * 1mm, it.y1 * 1mm), end: (it.x2 * 1mm, it.y2 * 1mm),
  stroke: (paint: luma(130), thickness: 0.25pt, dash: if it.kind == "fold" { (1.2pt, 1.2pt) } else { none }),
))
#for (i, side) in given.sides.enumerate() {
  if i > 0 { pagebreak() }
  for spot in side.places { face(spot) }
  for it in side.marks { mark(it) }
}
`;

let compiler: NodeCompiler | undefined;

/** A PDF of sheets to print, with the drawings as vectors. Filters in them become pictures of a size that is not chosen for print: flatten them before. */
export function printDocument({ hand, pages, ...document }: PrintDocument): Uint8Array {
  compiler ??= NodeCompiler.create({
    workspace: ROOM,
    fontArgs: [{ fontPaths: fontFolders([...Object.keys(FAMILIES), ...Object.keys(FALLBACKS)]) }],
  });
  try {
    for (const [i, { svg }] of pages.entries()) compiler.mapShadow(path.join(ROOM, `page-${i}.svg`), Buffer.from(svg));
    const data = {
      ...document,
      pages: pages.map(({ alt, lines }) => ({ alt, lines })),
      fonts: [FAMILIES[hand], ...Object.values(FALLBACKS)],
      emptyLine: EMPTY_LINE,
    };
    return compiler.pdf({ mainFileContent: TEMPLATE, inputs: { document: JSON.stringify(data) } });
  } finally {
    // Nothing of a card stays in memory after it is printed.
    compiler.resetShadow();
    compiler.evictCache(0);
  }
}
