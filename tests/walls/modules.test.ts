import { describe, expect, it } from 'vitest';
import { sourcesOf } from './sources.ts';
import { checkWalls } from './walls.ts';

describe('the front door of a module', () => {
  it.each([
    ['server/cards/a.ts', "import { x } from '#server/tickets/policy.ts';", 'past-a-front-door'],
    ['server/cards/a.ts', "import { x } from '#server/tickets/queries.ts';", 'past-a-front-door'],
    ['server/cards/a.ts', "import type { X } from '../tickets/tables.ts';", 'past-a-front-door'],
    ['server/cards/a.ts', "type X = import('#server/tickets/view.ts').X;", 'past-a-front-door'],
    ['server/cards/a.ts', "const x = await import('../tickets/handlers');", 'past-a-front-door'],
    ['server/cards/search/a.mts', "export * from '../../tickets/policy.js';", 'past-a-front-door'],
    ['server/cards/a.ts', "import { x } from '#server/tickets/deep/tickets.ts';", 'past-a-front-door'],
    ['server/cards/a.test.ts', "import { x } from '#server/tickets/policy.ts';", 'past-a-front-door'],
    ['server/http/a.ts', "import { x } from '#server/tickets/queries.ts';", 'past-a-front-door'],
    ['server/http/api/a.ts', "import { x } from '../../tickets/handlers.ts';", 'past-a-front-door'],
    ['server/worker/a.ts', "import { x } from '#server/tickets/jobs.ts';", 'past-a-front-door'],
    ['server/main.ts', "import { x } from './tickets/policy.ts';", 'past-a-front-door'],
    ['server/modules.ts', "import { x } from './tickets/handlers.ts';", 'past-a-front-door'],
    ['server/cards/a.ts', "import { x } from '#server/dispatch/queries.ts';", 'past-a-front-door'],
    ['server/cards/cards.ts', "export { selectCard } from './queries.ts';", 'query-at-the-front-door'],
    ['server/cards/cards.ts', "export * from './mail-queries.ts';", 'query-at-the-front-door'],
    ['server/cards/cards.ts', "import { x } from './queries.ts'; export { x as y };", 'query-at-the-front-door'],
    ['server/cards/cards.ts', "import { x } from './queries.ts'; export const y = x;", 'query-at-the-front-door'],
    ['server/cards/cards.ts', "import * as all from './queries.ts'; export { all };", 'query-at-the-front-door'],
    ['server/cards/a.ts', "declare module '#server/tickets/policy.ts' { interface X { y: 1 } }", 'past-a-front-door'],
    ['server/http/a.ts', "import { tickets } from '#server/tickets/module.ts';", 'module-outside-the-list'],
    ['server/cards/a.ts', "import { tickets } from '../tickets/module.ts';", 'module-outside-the-list'],
    ['server/main.ts', "import { tickets } from './tickets/module.ts';", 'module-outside-the-list'],
  ])('%s: %s is reported as %s', (file, source, rule) => {
    const { breaches } = checkWalls(sourcesOf([[file, source]]));
    expect(breaches.map((breach) => breach.rule)).toEqual([rule]);
  });

  it('a query that is re-exported by way of another file is reported', () => {
    const { breaches } = checkWalls(
      sourcesOf([
        ['server/cards/cards.ts', "export * from './lists.ts';"],
        ['server/cards/lists.ts', "export { selectCard as card } from './queries.ts';"],
        ['server/cards/queries.ts', ''],
      ]),
    );
    expect(breaches.map(({ rule, from }) => [rule, from])).toEqual([
      ['query-at-the-front-door', 'server/cards/cards.ts'],
    ]);
  });

  it.each([
    ['server/cards/a.ts', "import { x } from '#server/tickets/tickets.ts';"],
    ['server/cards/search/a.ts', "import { x } from '../queries.ts';"],
    ['server/http/a.ts', "import type { X } from '../tickets/tickets.ts';"],
    ['server/cards/cards.ts', "export type { CardRow } from './queries.ts'; export { shown } from './view.ts';"],
    ['server/modules.ts', "import { tickets } from './tickets/module.ts';"],
    ['scripts/a.ts', "import { x } from '#server/pictures/drawing/engine.ts';"],
  ])('lets through %s: %s', (file, source) => expect(checkWalls(sourcesOf([[file, source]])).breaches).toEqual([]));
});

describe('a cycle', () => {
  const ofModules = {
    'server/cards/cards.ts': "import type { X } from '#server/tickets/tickets.ts';",
    'server/tickets/tickets.ts': '',
    'server/tickets/other.ts': "import { x } from '../audit/audit.ts';",
    'server/audit/audit.ts': '',
    'server/audit/other.ts': "const x = await import('#server/cards/cards.ts');",
  };

  it('of modules is reported, also when there is no cycle of files', () =>
    expect(checkWalls(sourcesOf(Object.entries(ofModules))).breaches).toEqual([
      { rule: 'cycle-of-modules', from: 'audit cards tickets', to: 'each other' },
    ]));

  it('of modules is not caused by their tests', () => {
    const { 'server/audit/other.ts': source, ...others } = ofModules;
    const files = Object.entries({ ...others, 'server/audit/other.test.ts': source });
    expect(checkWalls(sourcesOf(files)).breaches).toEqual([]);
  });

  it.each([
    ["import { b } from './b.ts';", "import { a } from './a.ts';"],
    ["import type { B } from './b.ts';", "import type { A } from './a.ts';"],
    ["export * from './b';", "const a = await import('#shared/a.ts');"],
    ["type B = import('./b.ts').B;", "import { a } from './a.js';"],
  ])('of files is reported: %s and %s', (a, b) =>
    expect(
      checkWalls(
        sourcesOf([
          ['shared/a.ts', a],
          ['shared/b.ts', b],
        ]),
      ).breaches,
    ).toEqual([{ rule: 'cycle-of-files', from: 'shared/a.ts shared/b.ts', to: 'each other' }]),
  );

  it('of style sheets is reported', () => {
    const { breaches } = checkWalls(
      sourcesOf([
        ['app/ui/a.css', "@import './b.css';"],
        ['app/ui/b.css', ".a { composes: b from './a.css'; }"],
      ]),
    );
    expect(breaches.map(({ rule }) => rule)).toEqual(['cycle-of-files']);
  });
});
