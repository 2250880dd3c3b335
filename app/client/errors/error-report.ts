import type { ClientError } from '#contract/site/debug.ts';
import { currentRelease } from '#app/client/release/version-check.ts';

type Frame = { function: string | null; file: string | null; line: number | null; column: number | null };
/** The limits of the server (contract of POST /debug). */
const LIMIT = {
  error: 4000,
  file: 500,
  function: 200,
  frames: 60,
  componentStack: 20_000,
  url: 2000,
  agent: 1000,
} as const;

/** Parses a stack: "at name (file:line:column)" of Chromium, "name@file:line:column" of Firefox and Safari. */
export function parseStack(stack: string): Frame[] {
  const frames: Frame[] = [];
  for (const line of stack.split('\n')) {
    const match =
      /^\s*at (?:(?<name>.+?) \()?(?<file>[^\s()]+?):(?<line>\d+):(?<column>\d+)\)?$/.exec(line) ??
      /^(?<name>[^@]*)@(?<file>.+?):(?<line>\d+):(?<column>\d+)$/.exec(line);
    const { name, file, line: row, column } = match?.groups ?? {};
    if (file)
      frames.push({
        function: name?.slice(0, LIMIT.function) || null,
        file: withoutSecrets(file).slice(0, LIMIT.file),
        line: Number(row),
        column: Number(column),
      });
  }
  return frames.slice(0, LIMIT.frames);
}

/** The link of a card is a secret of its reader: the log gets the kind of page, without link, query and fragment. */
function withoutSecrets(address: string): string {
  return address.replace(/[?#].*$/, '').replace(/\/[0-9A-Za-z]{20,}(?=\/|$)/g, '/*');
}

/** Every field of the specification's client-error report (section 3), and the build, since one version has many builds. */
export function errorReport(
  type: string,
  error: unknown,
  page: { url: string; agent: string; now: Date; width: number; height: number },
  componentStack: string | null = null,
): ClientError {
  const known = error instanceof Error;
  return {
    type,
    error: (known ? `${error.name}: ${error.message}` : String(error)).slice(0, LIMIT.error),
    ...currentRelease,
    parsedStack: known && error.stack ? parseStack(error.stack) : null,
    componentStack: componentStack?.slice(0, LIMIT.componentStack) ?? null,
    url: withoutSecrets(page.url).slice(0, LIMIT.url),
    agent: page.agent.slice(0, LIMIT.agent),
    date: page.now.toISOString(),
    dimensions: { width: page.width, height: page.height },
  };
}
