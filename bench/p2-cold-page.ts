import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { FrontEnd } from '#server/http/pages.ts';
import { testApp } from '#tests/app.ts';
import { prepareTestCluster } from '#tests/database.ts';
import { type Bench, interleaved } from './figures.ts';
import { parseMarkup } from './markup-tree.ts';

/** P2: a page rendered without cache, compared with a bare renderToString of the same markup. */
export const coldPage: Bench = {
  id: 'P2',
  async run() {
    const { default: frontEnd } = (await import(pathToFileURL(path.resolve('dist/server/server.js')).href)) as {
      default: FrontEnd;
    };
    const cluster = await prepareTestCluster();
    const app = await testApp({ site: { frontEnd, checkReplies: false } });
    const { pages } = app;
    const url = new URL('/', app.context.settings.publicUrl);
    const html = (await pages.page(url, null)).bytes.toString();
    const tree = parseMarkup<ReactElement>(html, (type, props, children) => createElement(type, props, ...children));
    /** Runs per second, measured for a second and a half with eight runs in parallel: while one page waits for its stream, another can run. */
    const perSecond = async (run: () => unknown) => {
      const from = performance.now();
      let done = 0;
      const loop = async () => {
        while (performance.now() - from < 1500) {
          await run();
          done++;
        }
      };
      await Promise.all(Array.from({ length: 8 }, loop));
      return (done * 1000) / (performance.now() - from);
    };
    const cold = () =>
      perSecond(async () => {
        pages.forget();
        await pages.rendered(url);
      });
    const bare = () => perSecond(() => renderToString(tree));
    await cold();
    await bare();
    const { a, b } = await interleaved(5, cold, bare);
    await app.close();
    await cluster.stop();
    return [
      {
        id: 'P2',
        what: 'a page rendered without cache, compared with bare renderToString',
        target: '≥ 0.2 ×',
        measured: `${(a / b).toFixed(2)} ×`,
        ok: a / b >= 0.2,
        notes: [`${a.toFixed(0)} and ${b.toFixed(0)} pages a second`],
      },
    ];
  },
};
