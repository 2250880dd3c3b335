import { html } from '#shared/html.ts';

type Description = {
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, unknown>>;
};
type Operation = {
  summary: string;
  parameters?: { name: string; in: string; required: boolean; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>;
};

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-inline-size:60rem;margin:2rem auto;padding-inline:1.25rem}h1{font-weight:500}
section{border-block-start:1px solid color-mix(in srgb,currentColor 20%,transparent);padding-block:1rem}h2{font:600 1rem/1.4 ui-monospace,monospace;margin:0}pre{overflow:auto;font-size:.8125rem;padding:.75rem;background:color-mix(in srgb,currentColor 7%,transparent);border-radius:8px}summary{cursor:pointer;padding-block:.25rem}nav a{display:inline-block;margin-inline-end:1rem}`;

/** The contract as a page that people can read; plain HTML, no script. */
export function docsPage(description: Description): string {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation: operation as Operation,
    })),
  );
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${description.info.title}: the calls of /api/1</title><style>${html.raw(STYLE)}</style></head><body>
<h1>${description.info.title} ${description.info.version}: the calls of /api/1</h1><p>${description.info.description} Every call carries the header <code>X-Api-Token</code>. The machine-readable description is <a href="/api/1/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<nav aria-label="Calls">${operations.map(({ name }) => html`<a href="#${anchor(name)}">${name}</a>`)}</nav>
${operations.map(({ name, operation }) => operationSection(name, operation))}</body></html>`.toString();
}

function operationSection(name: string, operation: Operation) {
  const shown = (title: string, value: unknown) =>
    value === undefined
      ? ''
      : html`<details><summary>${title}</summary><pre>${JSON.stringify(value, null, 2)}</pre></details>`;
  return html`<section id="${anchor(name)}"><h2>${name}</h2><p>${operation.summary}</p>${shown('Parameters', operation.parameters)}${shown('Body', operation.requestBody?.content['application/json']?.schema)}${shown('Answer', operation.responses['200']?.content?.['application/json']?.schema)}</section>`;
}

function anchor(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
}
