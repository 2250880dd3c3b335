import type { Context } from 'hono';
import { escapeHtml } from '#shared/text/html.ts';
import { routes } from '#shared/routes.ts';
import { readCookies } from './cookies.ts';
import { pagePolicy } from './headers.ts';

/** What a reader is told where no page of the front end can be rendered. */
type PageError = {
  status: 500 | 503;
  title: string;
  /** What happened. */ sentence: string;
  /** What happens now. */ next?: string;
  /** Seconds until it may be tried again. */ retryAfter?: number | null | undefined;
};

/** The tokens of `app/ui/styles/tokens.css` that this page needs: it must stand when nothing else does, so that it loads nothing. */
const LIGHT =
  '--background:#faf8f2;--text:#17231d;--soft:#46544c;--primary:#21573f;--hover:#1a4633;--on:#fffefb;--focus:#3d5160;color-scheme:light';
const DARK =
  '--background:#181b17;--text:#f0ecdf;--soft:#c2c5b6;--primary:#b4d3a4;--hover:#c9e2ba;--on:#11281c;--focus:#b9cede;color-scheme:dark';
const STYLE = `:root{${LIGHT}}@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${DARK}}}:root[data-theme=dark]{${DARK}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;max-width:82.5rem;margin:0 auto;padding:0 clamp(1.25rem,4.4vw,3.5rem);background:var(--background);color:var(--text);font:1.0625rem/1.55 "Hanken Grotesk",system-ui,-apple-system,"Segoe UI",sans-serif}
html{background:var(--background)}
header{min-height:68px;display:flex;align-items:center}
header a{display:inline-flex;align-items:center;gap:.5rem;font:500 1.625rem/1 "Brygada 1918","Iowan Old Style",Palatino,Georgia,serif;letter-spacing:-.025em;color:inherit;text-decoration:none}
header svg{width:1.05em;height:1.05em;color:var(--primary);fill:none;stroke:currentColor;stroke-width:1.7;stroke-linecap:round;stroke-linejoin:round}
main{margin:auto 0;padding:3rem 0 6rem;max-width:36rem}
h1{font:500 clamp(2.125rem,1.6rem + 2.2vw,3.25rem)/1.14 "Brygada 1918","Iowan Old Style",Palatino,Georgia,serif;letter-spacing:-.02em;text-wrap:balance}
p{margin-top:.75rem;color:var(--soft)}
p.lead{font-size:clamp(1.125rem,1.06rem + .3vw,1.3125rem);color:var(--text)}
.again{display:inline-flex;align-items:center;min-height:3rem;margin-top:1.5rem;padding:.6rem 1.35rem;border-radius:8px;background:var(--primary);color:var(--on);font-weight:600;text-decoration:none}
.again:hover{background:var(--hover)}
a:focus-visible{outline:3px solid var(--focus);outline-offset:3px;border-radius:8px}`;

/** The mark of the site, as in its icon. */
const MARK =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 2.3c5 3.9 6.7 7.7 6.7 11 0 4.5-2.9 8.4-6.7 8.4s-6.7-3.9-6.7-8.4c0-3.3 1.7-7.1 6.7-11ZM12 3v18M9.2 6.5c-1.3 4-1.3 9.5.4 13.8M14.8 6.5c1.3 4 1.3 9.5-.4 13.8"/></svg>';

/**
 * Answers with a page of its own for whoever reads pages, and with the sentence alone for everything else. It needs no front end, no database and no script.
 */
export function errorPage(context: Context, publicUrl: string, trouble: PageError): Response {
  const { status, title, sentence, next = '', retryAfter } = trouble;
  // Its address may be a secret, as that of a card is.
  const common = {
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    Vary: 'Accept, Cookie',
    ...(retryAfter ? { 'Retry-After': String(retryAfter) } : {}),
  };
  if (!(context.req.header('Accept') ?? '').includes('text/html')) return context.text(sentence, status, common);
  const theme = readCookies(context.req.header('Cookie'))['theme'];
  const themed = theme === 'light' || theme === 'dark' ? ` data-theme="${theme}"` : '';
  // The same address once more; a form that was sent would be sent empty by it.
  const act =
    context.req.method === 'POST'
      ? '<p>Go back with your browser and send the form again. What you typed is still there.</p>'
      : '<a class="again" href="">Try again</a>';
  const html = `<!doctype html>
<html lang="en"${themed}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | Cardamom</title>
<style>${STYLE}</style>
</head>
<body>
<header><a href="${routes.home()}">${MARK}Cardamom</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(sentence)}</p>
${next === '' ? '' : `<p>${escapeHtml(next)}</p>\n`}${act}
</main>
</body>
</html>
`;
  return context.html(html, status, { ...common, 'Content-Security-Policy': pagePolicy(html, publicUrl) });
}
