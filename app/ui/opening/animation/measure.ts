import type { Geometry } from './geometry.ts';
import { verseDuration } from './inside-tracks.ts';
import { measureInView } from './in-view.ts';

/**
 * Measures the sizes and positions that the animations are computed from. They come from the layout, which transforms do not change.
 */
export function measureGeometry(root: HTMLElement, pages: readonly HTMLElement[]): Geometry {
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  const rig = find('[data-part="rig"]')!;
  const envelope = find('[data-envelope]');
  const [W, H] = [pages[0]!.offsetWidth, pages[0]!.offsetHeight];
  const card = getOffset(root, rig);
  const from = envelope && getOffset(root, envelope);
  const E = envelope?.offsetWidth ?? W;
  const EH = envelope?.offsetHeight ?? H;
  return {
    inView: measureInView(root),
    pageCount: pages.length,
    verseMs: verseDuration(pages[1]?.textContent.trim().length ?? 0),
    width: root.clientWidth,
    W,
    H,
    E,
    EH,
    ox: from ? from.x + E / 2 - (card.x + rig.offsetWidth / 2) : 0,
    oy: from ? from.y + EH / 2 - (card.y + H / 2) : 0,
    drop: from ? Math.min(innerHeight, root.offsetHeight) - from.y + EH * 0.8 : H,
    park: Math.round(root.offsetHeight + H * 0.25),
    eye: Math.round(card.y + H / 2),
  };
}

/** The offset of an element within an ancestor, without transforms. */
function getOffset(root: HTMLElement, element: HTMLElement): { x: number; y: number } {
  let x = 0;
  let y = 0;
  for (let at: Element | null = element; at instanceof HTMLElement && at !== root; at = at.offsetParent) {
    x += at.offsetLeft;
    y += at.offsetTop;
  }
  return { x, y };
}
