import { freePort } from '#tests/product.ts';
import type { MailServer } from './mail-server.ts';
import { type Slot, startSlot } from './processes.ts';
import type { RunRecord } from './record.ts';

export type RunningProcesses = {
  slots: readonly Slot[];
  /** The address of the web process; empty if there is none. */
  siteUrl: string;
  stop(): Promise<void>;
};

/** The product as on several machines: workers, and a web process with a worker of its own. All of them send. */
export async function startProduct({
  workers,
  hasWeb,
  env,
  ...given
}: {
  workers: number;
  hasWeb: boolean;
  env: { DATABASE_URL: string; DATA_DIR: string; SECRET_KEY: string };
  preload: string | undefined;
  mailServer: MailServer;
  record: RunRecord;
}): Promise<RunningProcesses> {
  const port = await freePort();
  const siteUrl = `http://localhost:${port}`;
  const settings = {
    ...env,
    PORT: String(port),
    PUBLIC_URL: siteUrl,
    TRUSTED_PROXIES: '1',
    API_TOKEN: 'torture-token',
    MAIL_FROM: 'Cardamom <cards@cards.example>',
    // The sender of each envelope then contains the key of its delivery, before any of the message is received.
    MAIL_BOUNCES_TO: 'bounces@cards.example',
    UNDO_SECONDS: '0',
    PICTURES_AHEAD: '0',
  };
  const slots: Slot[] = [];
  const stop = async () => {
    await Promise.all(slots.map((slot) => slot.stop()));
  };
  try {
    // The web process first, because it imports the catalogue.
    if (hasWeb) slots.push(await startSlot({ ...given, name: 'web', role: 'web', env: settings }));
    const names = Array.from({ length: workers }, (_, i) => `worker-${i + 1}`);
    const started = await Promise.allSettled(
      names.map((name) => startSlot({ ...given, name, role: 'worker', env: settings })),
    );
    for (const one of started) if (one.status === 'fulfilled') slots.push(one.value);
    const failed = started.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
  } catch (error) {
    await stop();
    throw error;
  }
  return { slots, siteUrl, stop };
}
