import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { MailServer } from './mail-server.ts';
import type { RunRecord } from './record.ts';

/** A process of the product, which is started again when it ends. */
export type Slot = {
  name: string;
  /** The name of the current process: the slot and how often it was started, such as `worker-2.3`. */
  current(): string;
  isPaused(): boolean;
  /** Kills the process, as a power cut would, and starts the next one. */
  kill(): void;
  /** Stops it for a while (SIGSTOP), like a machine that is short of memory or being moved. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
  /** Stops it in order, and does not start it again. */
  stop(): Promise<void>;
};

export type SlotSettings = {
  name: string;
  role: 'worker' | 'web';
  env: Record<string, string>;
  /** A module that Node loads before the product. */
  preload: string | undefined;
  mailServer: MailServer;
  record: RunRecord;
};

const SERVER = path.resolve(import.meta.dirname, '../../server');
const ENTRIES = {
  worker: { file: path.join(SERVER, 'worker.ts'), ready: 'is running' },
  web: { file: path.join(SERVER, 'main.ts'), ready: 'is ready' },
};
/** How long a process may take to be ready, on a busy machine, and to end when it is told to. */
const START_WITHIN_MS = 15 * 60_000;
const END_WITHIN_MS = 40_000;

type Running = { child: ChildProcess; /** The last lines of its warnings and errors. */ lastOutput(): string };

/** @param onReady called when it is ready; never if it is killed before */
function launch({ role, env, preload }: SlotSettings, smtpUrl: string, onReady: () => void): Running {
  const { file, ready } = ENTRIES[role];
  const child = spawn(process.execPath, [...(preload === undefined ? [] : [`--import=${preload}`]), file], {
    env: { ...process.env, LOG_LEVEL: 'silent', ...env, SMTP_URL: smtpUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    said.out = (said.out + chunk.toString()).slice(-2000);
    if (said.out.includes(ready)) onReady();
  });
  child.stderr.on('data', (chunk: Buffer) => (said.err = (said.err + chunk.toString()).slice(-2000)));
  return { child, lastOutput: () => said.err.trim() };
}

/** Starts a process, and waits until it is ready. @throws its last output when it cannot start */
export async function startSlot(settings: SlotSettings): Promise<Slot> {
  const { name, mailServer, record } = settings;
  let child: ChildProcess;
  let starts = 0;
  let wasReady = false;
  let isRunning = false;
  let isEnding = false;
  let isPaused = false;
  const current = () => `${name}.${starts}`;
  const first = Promise.withResolvers<void>();

  async function start(): Promise<void> {
    starts += 1;
    const self = current();
    const smtpUrl = await mailServer.listenFor(self);
    if (isEnding) return;
    const started = launch(settings, smtpUrl, () => {
      if (current() !== self) return;
      wasReady = true;
      first.resolve();
    });
    child = started.child;
    isRunning = true;
    child.once('exit', (code) => {
      // After a kill the next process runs already.
      if (record.kills.has(self)) return;
      isRunning = false;
      if (isEnding) return;
      const words = `It exited with ${code}. ${started.lastOutput()}`;
      if (!wasReady) {
        first.reject(new Error(`${self} cannot start. ${words}`));
        return;
      }
      record.crashed.push({ process: self, words });
      void start();
    });
  }

  const slot: Slot = {
    name,
    current,
    isPaused: () => isPaused,
    kill() {
      if (!isRunning) return;
      isRunning = false;
      record.kills.set(current(), Date.now());
      child.kill('SIGKILL');
      void start();
    },
    async pause(ms, signal) {
      const [self, paused] = [current(), child];
      const span = { process: self, from: Date.now(), to: Infinity };
      record.pauses.push(span);
      isPaused = true;
      paused.kill('SIGSTOP');
      await pause(ms, undefined, { signal }).catch(() => undefined);
      span.to = Date.now();
      isPaused = false;
      paused.kill('SIGCONT');
    },
    async stop() {
      isEnding = true;
      if (!isRunning) return;
      const exited = once(child, 'exit');
      const ended = new AbortController();
      child.kill('SIGTERM');
      const late = pause(END_WITHIN_MS, undefined, { signal: ended.signal }).then(
        () => child.kill('SIGKILL'),
        () => undefined,
      );
      await exited;
      ended.abort();
      await late;
    },
  };
  await start();
  const late = setTimeout(() => {
    first.reject(new Error(`${current()} is not ready after ${START_WITHIN_MS / 60_000} minutes.`));
    child.kill('SIGKILL');
  }, START_WITHIN_MS);
  await first.promise.finally(() => clearTimeout(late));
  return slot;
}
