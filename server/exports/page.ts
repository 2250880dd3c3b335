import { type Html, html } from '#shared/text/html.ts';

const STYLE = html.raw(`<style>
:root{color-scheme:light dark;--ground:#f3f0e6;--ink:#17231d;--soft:#46544c;--line:#ddd7c8;--link:#21573f}
@media (prefers-color-scheme:dark){:root{--ground:#181b17;--ink:#f0ecdf;--soft:#c2c5b6;--line:#3d4438;--link:#b4d3a4}img{filter:brightness(.9)}}
body{margin:0 auto;padding:3rem 1.25rem;max-width:68rem;background:var(--ground);color:var(--ink);font:1.125rem/1.6 Georgia,'Iowan Old Style',serif}
a{color:var(--link)}
h1{font-weight:500;font-size:2rem;line-height:1.2;margin:0 0 .5rem;text-wrap:balance}
h2{font-weight:500;font-size:1.375rem;line-height:1.3;margin:2.5rem 0 .5rem}
.facts{color:var(--soft);margin:0 0 2rem}
.faces{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,14rem),1fr));gap:1.5rem;margin:0 0 2.5rem;padding:0;list-style:none}
img{display:block;width:100%;height:auto;aspect-ratio:5/7;border-radius:2px;box-shadow:0 1px 2px #0002,0 8px 24px #0002}
.words{border-top:1px solid var(--line);padding-top:1.5rem;max-width:34rem;overflow-wrap:anywhere}
.words p{white-space:pre-line;margin:0 0 1.25rem}
.list{margin:0;padding:0;list-style:none;max-width:44rem}
.list li{border-top:1px solid var(--line);padding:.6rem 0;overflow-wrap:anywhere}
.list p{margin:0;white-space:pre-line}
.list .front{display:block;width:8.75rem;height:auto;margin:.6rem 0}
.when{color:var(--soft);font-size:1rem}
blockquote{margin:.25rem 0 0;padding-inline-start:1rem;border-inline-start:2px solid var(--line);white-space:pre-line}
@media print{body{background:#fff;color:#000;padding:0}.faces{grid-template-columns:1fr 1fr}li{break-inside:avoid}}
</style>`);
/** Nothing in the page asks anything of the network, and nothing in it runs. */
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

/** A page of an export: it opens by itself, now and in twenty years. */
export function exportPage(title: string, content: readonly (Html | string | null)[]): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>${title}</title>
${STYLE}</head>
<body>
<main><h1>${title}</h1>
${content}</main>
</body></html>
`.markup;
}

/** `28 November 2026`. */
export function formatDay(at: Date | string): string {
  return new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** `Theo, Rosa and Jan`; of many people the first four. */
export function formatPeople(names: readonly string[]): string {
  const shown = names.slice(0, 4);
  const more = names.length - shown.length;
  if (more > 0) return `${shown.join(', ')} and ${more} more`;
  return shown.length === 1 ? String(shown[0]) : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}
