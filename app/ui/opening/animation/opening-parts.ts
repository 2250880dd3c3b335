import { type Part, PARTS } from './geometry.ts';

/** The elements of one opening that move, as they are in the page. */
export class OpeningParts {
  readonly #root: HTMLElement;
  readonly byName = new Map<Part, HTMLElement[]>();
  /** in reading order */
  pages: readonly HTMLElement[] = [];
  /** what stands beside a last page at the left */
  #blank: HTMLElement | null = null;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** Finds the pages in the page as it is now. */
  findPages(): readonly HTMLElement[] {
    this.pages = [...this.#root.querySelectorAll<HTMLElement>('[data-leaf]')];
    this.#blank = this.#root.querySelector('[data-blank]');
    return this.pages;
  }

  /** Finds the parts again: the envelope is in the page only while it is closed or opening. */
  collect(): void {
    this.byName.clear();
    for (const part of PARTS)
      this.byName.set(part, [...this.#root.querySelectorAll<HTMLElement>(`[data-part="${part}"]`)]);
    this.assignPages(0);
  }

  /** Makes the pages of a sheet and those beside it the parts that move. */
  assignPages(sheet: number): void {
    const first = sheet * 2 - 1;
    for (const [i, role] of (['left', 'front', 'back', 'right'] as const).entries()) {
      const page = this.pages[first + i] ?? (first + i > 0 ? this.#blank : null);
      const find = (name: string) => [...(page?.querySelectorAll<HTMLElement>(`:scope > [data-${name}]`) ?? [])];
      this.byName.set(role, page ? [page] : []);
      this.byName.set(`${role}-dim`, find('dim'));
      if (role === 'front' || role === 'back') this.byName.set(`${role}-lit`, find('lit'));
    }
  }

  /** Shows these pages only; with null those of the style sheet. */
  showPages(shown: readonly number[] | null): void {
    for (const [i, page] of [...this.pages, ...(this.#blank ? [this.#blank] : [])].entries())
      page.style.visibility = shown ? (shown.includes(i) ? 'visible' : 'hidden') : '';
  }
}
