import type { Geometry, Part } from './geometry.ts';

/**
 * Measures the sizes and positions that the animations are computed from. They come from the layout, which transforms do not change.
 */
export function measureGeometry(root: HTMLElement, stage: HTMLElement): Geometry {
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  const part = (name: Part) => find(`[data-part="${name}"]`)!;
  const cover = part('cover');
  const rig = part('rig');
  const envelope = find('[data-envelope]');
  const pages = getComputedStyle(stage).getPropertyValue('--opening-pages').trim() === '1' ? 1 : 2;
  const [W, H] = [cover.offsetWidth, cover.offsetHeight];
  const card = getOffset(root, rig);
  const from = envelope && getOffset(root, envelope);
  const E = envelope?.offsetWidth ?? W;
  const EH = envelope?.offsetHeight ?? H;
  return {
    pages,
    W,
    H,
    tail: pages === 1 ? Math.max(0, part('inside').offsetHeight - H) : 0,
    E,
    EH,
    ox: from ? from.x + E / 2 - (card.x + rig.offsetWidth / 2) : 0,
    oy: from ? from.y + EH / 2 - (card.y + H / 2) : 0,
    drop: from ? Math.min(innerHeight, root.offsetHeight) - from.y + EH * 0.8 : H,
    gutter: card.x,
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
