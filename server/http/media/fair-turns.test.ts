import { afterAll, beforeAll, expect, it } from 'vitest';
import { studioInProcesses } from '#server/pictures/pictures.ts';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { signedIn } from '#tests/factories/member.ts';

const FACES = ['front', 'inside-left', 'inside-right', 'back', 'envelope', 'envelope-back', 'liner', 'stamp'];
let app: TestApp;
let studio: ReturnType<typeof studioInProcesses>;
beforeAll(async () => {
  studio = studioInProcesses(1);
  app = await testApp({ studio });
});
afterAll(async () => {
  await studio.close();
  await app.close();
});

/** A draft of somebody, and how its pictures are asked for. */
async function drafting(visitor: TestVisitor) {
  const { results } = await visitor.call('GET /cards', { query: { top: 'birthday', limit: 1 } });
  const { cardSend } = await visitor.call('POST /card/send', { body: { cardId: results[0]?.cardId ?? '' } });
  return async (file: string) => {
    const answer = await visitor.get(`/media/drafts/${cardSend.cardSendId}/${file}`);
    expect(answer.status).toBe(200);
  };
}

it('somebody who asks for one picture does not wait until somebody else has all of theirs', async () => {
  const [busy, other] = [await drafting(await signedIn(app)), await drafting(await signedIn(app))];
  let done = 0;
  const asked = FACES.flatMap((face) => [350, 700].map((width) => busy(`${face}-${width}.webp`).then(() => done++)));
  await Promise.race(asked);
  await other('front-175.webp');
  expect(done).toBeLessThan(asked.length / 2);
  await Promise.all(asked);
});
