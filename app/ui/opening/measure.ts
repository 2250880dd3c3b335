import type { Geometry, Part } from './geometry.ts';

/**
 * The sizes and places that the movements are made from, as the page is laid out. Whatever is applied to the parts at the moment
 * makes no difference to them.
 */
export function measure(root: HTMLElement, stage: HTMLElement): Geometry {
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  const part = (name: Part) => find(`[data-part="${name}"]`)!;
  const cover = part('cover');
  const rig = part('rig');
  const envelope = find('[data-envelope]');
  const pages = getComputedStyle(stage).getPropertyValue('--opening-pages').trim() === '1' ? 1 : 2;
  const [W, H] = [cover.offsetWidth, cover.offsetHeight];
  const card = placeIn(root, rig);
  const from = envelope && placeIn(root, envelope);
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

/** Where an element stands in another that holds it, untouched by transforms. */
function placeIn(root: HTMLElement, element: HTMLElement): { x: number; y: number } {
  let x = 0;
  let y = 0;
  for (let at: Element | null = element; at instanceof HTMLElement && at !== root; at = at.offsetParent) {
    x += at.offsetLeft;
    y += at.offsetTop;
  }
  return { x, y };
}
