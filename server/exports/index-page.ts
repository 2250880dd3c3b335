import { type Html, html } from '#shared/text/html.ts';
import { exportPage, formatDay } from './page.ts';

/** A file for programs, and what is in it. */
export type ListedFile = { name: string; about: string };

/** Where whoever opens an export begins: what the modules show of it, and what else lies beside this page. */
export function indexPage(
  name: string,
  at: Date,
  { sections, files }: { sections: readonly Html[]; files: readonly ListedFile[] },
): string {
  const byName = files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return exportPage('Your cards', [
    html`<p class="facts">Everything Cardamom stored for <bdi>${name}</bdi>, exported on ${formatDay(at)}. Every card opens from here, without the internet.</p>
`,
    ...sections,
    html`<section><h2>For programs</h2><ul class="list">
${byName.map(
  (file) => html`<li><a href="${file.name}">${file.name}</a> <span class="when">${file.about}</span></li>
`,
)}</ul></section>
`,
  ]);
}
