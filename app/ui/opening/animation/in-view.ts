import type { PagesInView } from '../paging.ts';

/** How many pages of a spread are in view: the style sheet decides by the width of the opening. */
export function measureInView(root: HTMLElement): PagesInView {
  const stage = root.querySelector('[data-stage]');
  return stage && getComputedStyle(stage).getPropertyValue('--in-view').trim() === '1' ? 1 : 2;
}
