import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { withMessage } from '#cards/document/words.ts';
import { runAsRequester } from '#server/kernel/requester.ts';
import { customCard } from '#tests/factories/custom-card.ts';
import { localStudio } from './studio.ts';
import { littleUse, studioInProcesses } from './studio-processes.ts';

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 14"><rect width="10" height="14" fill="#21573f"/></svg>';
let studio: ReturnType<typeof studioInProcesses>;
beforeAll(() => {
  studio = studioInProcesses(1);
});
afterAll(() => studio.close());

const drawingProcesses = () =>
  execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('studio-process.ts') && line.trim().split(/\s+/)[1] === String(process.pid))
    .map((line) => Number(line.trim().split(/\s+/)[0]));

it('makes pictures', async () => {
  expect(
    Buffer.from(await studio.rasterise(SQUARE, 20, 'png'))
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
});

it('takes for pictures only what was drawn, where Node tells of modules too, as it does under --watch', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  const watched = studioInProcesses(1);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await watched.close();
  });
  const widths = [10, 20, 30, 40];
  const pictures = await Promise.all(widths.map((width) => watched.rasterise(SQUARE, width, 'png')));
  // The width of a PNG stands 16 bytes after its beginning.
  expect(pictures.map((picture) => Buffer.from(picture).readUInt32BE(16))).toEqual(widths);
});

it('reports what could not be drawn, and continues', async () => {
  await expect(studio.rasterise('no svg', 20, 'png')).rejects.toThrow(/./);
  expect((await studio.rasterise(SQUARE, 20, 'webp')).length).toBeGreaterThan(20);
});

it('refuses what one browser requests beyond the limit of waiting pictures, and draws the rest', async () => {
  const asked = Array.from({ length: 250 }, () =>
    runAsRequester({ network: '192.0.2.1', browser: 'one' }, () => studio.unsupportedCharacters('A')),
  );
  const other = runAsRequester({ network: '192.0.2.1', browser: 'two' }, () => studio.unsupportedCharacters('A'));
  const answers = await Promise.allSettled(asked);
  // One is being drawn, and the others wait.
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(201);
  for (const answer of answers)
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ kind: 'too-many', retryAfter: 60 });
  expect(await other).toEqual([]);
});

const browserOf = (browser: string) => ({ network: '192.0.2.1', browser });
let guests = 0;
it.each([
  {
    who: 'a small request wait for an expensive one',
    quickBelow: 1,
    busily: <T>(draw: () => T) => runAsRequester(browserOf('dear'), draw),
    asking: () => browserOf(`new-${guests++}`),
  },
  {
    who: 'any request wait for drawings in the background',
    quickBelow: 0,
    busily: <T>(draw: () => T) => draw(),
    asking: () => browserOf('one'),
  },
])(
  'does not let $who',
  async ({ quickBelow, busily, asking }) => {
    const others = drawingProcesses().length;
    const fair = studioInProcesses(1, { quickBelow });
    const dear = withMessage(await customCard(), 'Dear Rosa. '.repeat(400));
    /** @returns how much of what is dear was drawn before the answer to whoever asked after it. */
    const drawnBefore = async () => {
      let drawn = 0;
      const busy = Array.from({ length: 2 }, () => busily(() => fair.drawFace(dear, 'letter-1')).then(() => drawn++));
      await runAsRequester(asking(), () => fair.unsupportedCharacters('A'));
      const before = drawn;
      await Promise.all(busy);
      return before;
    };
    // The process for them is started by the first who waits; until it is there they have their turn as everybody.
    await expect.poll(drawnBefore, { timeout: 120_000 }).toBe(0);
    expect(drawingProcesses()).toHaveLength(others + 2);
    await fair.close();
    await expect.poll(drawingProcesses).toHaveLength(others);
  },
  150_000,
);

it.each([
  { whoAsksForMost: 'an ordinary card', largest: 400, little: 500 },
  { whoAsksForMost: 'a few cards', largest: 6000, little: 1500 },
  { whoAsksForMost: 'many expensive cards', largest: 60_000, little: 3000 },
])('takes for little beside $whoAsksForMost: $little ms', ({ largest, little }) => {
  expect(littleUse(largest, 3000)).toBe(little);
});

it('replaces a process that died', async () => {
  const [pid] = drawingProcesses();
  process.kill(Number(pid), 'SIGKILL');
  await expect.poll(drawingProcesses).toEqual([]);
  expect((await studio.rasterise(SQUARE, 20, 'png')).length).toBeGreaterThan(20);
});

it('gives up a picture that takes too long with an error, and draws the others', async () => {
  const givenUp: string[] = [];
  const known = drawingProcesses();
  const strict = studioInProcesses(1, { limit: 5000, onGivenUp: (name) => givenUp.push(name) });
  expect((await strict.rasterise(SQUARE, 20, 'png')).length).toBeGreaterThan(20);
  const [pid] = drawingProcesses().filter((one) => !known.includes(one));
  // It never comes to an end.
  process.kill(Number(pid), 'SIGSTOP');
  const [stuck, ...others] = await Promise.allSettled([
    strict.rasterise(SQUARE, 21, 'png'),
    strict.rasterise(SQUARE, 22, 'png'),
    strict.rasterise(SQUARE, 23, 'png'),
  ]);
  expect(stuck).toMatchObject({
    status: 'rejected',
    reason: { kind: 'unavailable', items: [{ errorCode: 'drawing-timeout' }] },
  });
  expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(givenUp).toEqual(['rasterise']);
  await strict.close();
});

it('draws the same card face by face as in one go', async () => {
  const card = withMessage(await customCard(), `Dear all, ${'👨‍👩‍👧‍👦'.repeat(200)}`);
  expect(await studio.draw(card)).toEqual(await localStudio().draw(card));
});

it('runs at the lowest priority where that is wanted', async () => {
  await studio.rasterise(SQUARE, 20, 'png');
  const known = drawingProcesses();
  const last = studioInProcesses(1, { isLast: true });
  const drawing = last.rasterise(SQUARE, 20, 'png');
  const [pid] = drawingProcesses().filter((one) => !known.includes(one));
  expect(os.getPriority(Number(pid))).toBe(os.constants.priority.PRIORITY_BELOW_NORMAL);
  expect(os.getPriority(known[0])).toBe(os.getPriority());
  await Promise.all([last.close(), expect(drawing).rejects.toThrow('SIGKILL')]);
});

it('leaves no process behind', async () => {
  await studio.close();
  expect(drawingProcesses()).toEqual([]);
  await expect(studio.rasterise(SQUARE, 20, 'png')).rejects.toThrow('closed');
});
