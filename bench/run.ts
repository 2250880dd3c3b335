import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import type { Bench, Figure } from './figures.ts';
import { startTime } from './p12-start.ts';
import { warmPage } from './p1-warm-page.ts';
import { coldPage } from './p2-cold-page.ts';
import { apiRead } from './p3-api-read.ts';
import { search } from './p4-search.ts';
import { firstLoad } from './p5-first-load.ts';
import { lighthouse } from './p6-lighthouse.ts';
import { pictures } from './p7-pictures.ts';
import { dueReminders } from './p8-due-reminders.ts';
import { importPeople } from './p11-import.ts';
import { fairDrawing } from './p13-fair-drawing.ts';

/** `npm run bench [P1 P2 …]` prints a table of figures and writes them to bench/results/latest.json. */
const BENCHES: Bench[] = [
  warmPage,
  coldPage,
  apiRead,
  search,
  firstLoad,
  lighthouse,
  pictures,
  dueReminders,
  importPeople,
  startTime,
  fairDrawing,
];
const only = process.argv.slice(2);
const figures: Figure[] = [];
for (const bench of BENCHES) {
  if (only.length > 0 && !only.includes(bench.id)) continue;
  process.stderr.write(`Measuring ${bench.id} …\n`);
  figures.push(...(await bench.run()));
}
const machine = `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, ${Math.round(os.totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
console.log(`\nMachine: ${machine}\n`);
console.table(
  Object.fromEntries(
    figures.map((figure, i) => [
      `${figure.id} ${i}`,
      { measure: figure.what, target: figure.target, measured: figure.measured, met: figure.ok ? 'yes' : 'NO' },
    ]),
  ),
);
for (const { what, notes = [] } of figures) for (const note of notes) console.log(`  ${what}: ${note}`);
await mkdir('bench/results', { recursive: true });
await writeFile('bench/results/latest.json', `${JSON.stringify({ machine, figures }, null, 2)}\n`);
process.exit(figures.every((figure) => figure.ok) ? 0 : 1);
