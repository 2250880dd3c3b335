import type { Studio } from '#server/ports/studio.ts';
import { localStudio } from './studio.ts';

/** What a drawing process is asked, and what it answers. */
export type StudioRequest = { name: keyof Studio; args: unknown[] };
export type StudioReply = { value: unknown } | { error: string } | { ready: true };

const studio = localStudio();
const tell = (told: StudioReply) => process.send?.(told);
process.on('message', ({ name, args }: StudioRequest) => {
  const act = studio[name] as (...given: unknown[]) => Promise<unknown>;
  act(...args).then(
    (value) => tell({ value }),
    (error: unknown) => tell({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
// Whoever asked is gone: there is nobody to draw for. Signals are for the one who asked, who ends this one in order.
process.on('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
tell({ ready: true });
