import { escapeHtml, html, type Html } from '#shared/text/html.ts';
import { routes } from '#shared/routes.ts';
import { asCurl, EXAMPLE } from './example.ts';
import { schemaRemark, type Shape, shapeText } from './shape-text.ts';

type Description = {
  info: { title: string; version: string };
  components: { schemas: Record<string, unknown> };
  paths: Record<string, Record<string, unknown>>;
  'x-rate-limits': readonly { points: number; seconds: number; counts: string }[];
};
type Content = { content?: Record<string, { schema: Shape }> };
type Operation = {
  summary: string;
  /** Who may call it; nothing of what comes later. */ description?: string;
  tags: string[];
  parameters?: { name: string; in: string; required: boolean; schema: Shape }[];
  requestBody?: Content;
  responses: Record<string, Content>;
};
type Call = { method: string; path: string; operation: Operation };

const STYLE = `:root{color-scheme:light dark;--background:light-dark(#faf8f2,#171c18);--surface:light-dark(#fffdf7,#1f2621);--text:light-dark(#17231d,#e8e6dc);--soft:light-dark(#46544c,#b9c0b4);--line:light-dark(#e2dccd,#38423a);--link:light-dark(#21573f,#b4d3a4)}
*{box-sizing:border-box}html{scroll-padding-block-start:1rem}body{margin:0;background:var(--background);color:var(--text);font:1rem/1.55 system-ui,sans-serif}
a{color:var(--link)}a:focus-visible,summary:focus-visible{outline:3px solid var(--link);outline-offset:3px;border-radius:4px}code,pre{font:.875rem/1.55 ui-monospace,monospace;overflow-wrap:anywhere}
header,main{max-inline-size:64rem;margin-inline:auto;padding-inline:clamp(1rem,4vw,2rem)}header{padding-block:clamp(2rem,6vw,4rem) 1rem}h1{font:500 clamp(1.75rem,5vw,2.5rem)/1.15 Georgia,serif;margin:0 0 1rem;text-wrap:balance}
header p,.call p{max-inline-size:44rem;margin:.5rem 0}nav{columns:16rem;column-gap:2rem;padding-block:1rem;border-block:1px solid var(--line)}nav a{display:block;padding-block:.125rem;text-decoration:none;font:.875rem/1.7 ui-monospace,monospace;overflow-wrap:anywhere}nav a:hover{text-decoration:underline}
h2{font:500 1.375rem/1.3 Georgia,serif;margin:3rem 0 .5rem}h3{font:600 1rem/1.4 ui-monospace,monospace;margin:0;overflow-wrap:anywhere}h3 a{color:inherit;text-decoration:none}
.call{padding-block:1.25rem;border-block-start:1px solid var(--line)}.call.is-unimplemented{color:var(--soft)}h4{font:600 .8125rem/1.4 system-ui,sans-serif;color:var(--soft);margin:.75rem 0 .25rem}
pre{margin:0;padding:.75rem 1rem;background:var(--surface);border-radius:8px;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere}pre i{color:var(--soft)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.125rem 1rem;margin:0}dt{font:.875rem/1.7 ui-monospace,monospace}dd{margin:0;color:var(--soft)}@media(max-width:600px){dl{grid-template-columns:1fr}dd{padding-inline-start:1rem}}`;

/** The contract as a page that people can read; plain HTML, no script. @param apiToken the public name of the web client */
export function docsPage(description: Description, apiToken: string): string {
  const { schemas } = description.components;
  const shape = (part: Shape) => shapeBlock(shapeText(part), schemas);
  const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation: operation as Operation,
    })),
  );
  const nouns = [...Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? '')];
  const { title, version } = description.info;
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" type="image/svg+xml" href="/favicon.svg"><title>${title}: the calls of /api/1</title><style>${html.raw(STYLE)}</style></head><body>
<header><h1>The calls of ${title} ${version}</h1>
<p>The path of every call begins with <code>/api/1</code>. Send the header <code>X-Api-Token: ${apiToken}</code> (the public name of the client, not a secret), and bodies as JSON (<code>Content-Type: application/json</code>). The reply is <code>{"data": …}</code>, or <code>{"errors": [{"field", "errorMessage", "errorCode"}]}</code> with a status: 401 if nobody is signed in, 404 if something does not exist, 422 if a field is invalid, 429 if a <a href="#limits">rate limit</a> is exceeded, and 503 while our database cannot be reached; the last two have <code>Retry-After</code>. Lists take <code>limit</code> (20 by default) and <code>offset</code>, and return <code>results</code> and <code>total</code>. The session is a cookie; <code>GET /login</code> sets the first one.</p>
<p>To begin, see <a href="#example">how to send a card, from the first call to the last</a>.</p>
<p>For programs: <a href="${routes.openapi()}">openapi.json</a> (OpenAPI 3.1).</p></header>
<main><nav aria-label="Calls">${calls.map(({ method, path }) => html`<a href="#${anchor(method, path)}">${method} ${path}</a>`)}</nav>
<section id="example"><h2>Sending a card, from the first call to the last</h2><div class="call"><p>In a shell, with <code>SITE</code> set to the address of this site. Words in capitals stand for values from earlier replies.</p>
${EXAMPLE.map((step) => html`<p>${step.says} <a href="#${anchorOf(step.name)}">${step.name}</a>${step.gives && html` returns <code>${step.gives.word}</code>, which is <code>data.${step.gives.at}</code>${step.gives.at.endsWith('path') ? ', the last part but one' : ''}.`}</p><pre>${asCurl(step, apiToken)}</pre>`)}</div></section>
${nouns.map(([noun, ofNoun]) => html`<section><h2>${noun}</h2>${ofNoun.map((call) => callBlock(call, shape))}</section>`)}
<section id="limits"><h2>Rate limits</h2><div class="call"><p>A call above one of these limits gets 429 <code>too-many</code>. <code>Retry-After</code> has the seconds until the next try.</p><dl>${description['x-rate-limits'].map(limitLine)}</dl></div></section>
<section><h2>Schemas</h2>${Object.entries(schemas).map(([name, part]) => html`<div class="call" id="schema-${name}"><h3>${name}</h3>${shape(part as Shape)}</div>`)}</section></main></body></html>`.toString();
}

function callBlock({ method, path, operation }: Call, shape: (part: Shape) => Html): Html {
  const id = anchor(method, path);
  const body = operation.requestBody?.content?.['application/json']?.schema;
  const answer = operation.responses['200']?.content?.['application/json']?.schema.properties?.['data'];
  return html`<div class="call${answer ? '' : ' is-unimplemented'}" id="${id}"><h3><a href="#${id}">${method} ${path}</a></h3><p>${html.raw(withCode(operation.summary))}</p>${operation.description && html`<p>${html.raw(withCode(operation.description))}</p>`}
${operation.parameters && html`<h4>Parameters</h4><dl>${operation.parameters.map(parameterLine)}</dl>`}${body && html`<h4>Request</h4>${shape(body)}`}${answer && html`<h4>Reply</h4>${shape(answer)}`}</div>`;
}

/** A sentence with what stands between grave accents as code. */
function withCode(sentence: string): string {
  return escapeHtml(sentence).replace(/`([^`]+)`/g, '<code>$1</code>');
}

function parameterLine(parameter: NonNullable<Operation['parameters']>[number]): Html {
  const remarks = [parameter.in, shapeText(parameter.schema), schemaRemark(parameter.schema)].filter(Boolean);
  return html`<dt>${parameter.name}${parameter.required ? '' : '?'}</dt><dd>${remarks.join('; ')}</dd>`;
}

function limitLine({ points, seconds, counts }: Description['x-rate-limits'][number]): Html {
  return html`<dt>${points} ${formatPeriod(seconds)}</dt><dd>${counts}</dd>`;
}

function formatPeriod(seconds: number): string {
  const known = { 3600: 'an hour', 86_400: 'a day' }[seconds];
  return known ?? `in ${seconds / 60} minutes`;
}

/** A shape with its remarks set back, and each name that is a shape too leading there. */
function shapeBlock(text: string, schemas: Record<string, unknown>): Html {
  const lines = text.split('\n').map((line) => {
    const [code = '', ...remark] = line.split('  // ');
    const linked = escapeHtml(code).replace(/\b[A-Z]\w+\b/g, (name) =>
      name in schemas ? `<a href="#schema-${name}">${name}</a>` : name,
    );
    return remark.length === 0 ? linked : `${linked}  <i>// ${escapeHtml(remark.join('  // '))}</i>`;
  });
  return html`<pre>${html.raw(lines.join('\n'))}</pre>`;
}

function anchorOf(name: string): string {
  const [method = '', path = ''] = name.split(' ');
  return anchor(method, path);
}

function anchor(method: string, path: string): string {
  return `${method} ${path}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
}
