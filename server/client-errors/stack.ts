import type { ClientErrorDetails } from '#contract/admin/client-errors.ts';
import type { SourceMaps } from '#server/ports/source-maps.ts';

/** A place of a stack, as the details of an error show it. */
export type Frame = ClientErrorDetails['latest']['stack'][number];
type Given = {
  file?: string | null | undefined;
  function?: string | null | undefined;
  line?: number | null | undefined;
  column?: number | null | undefined;
};

/** Deeper places are the router's and React's own. */
const FRAMES_MAX = 30;

/** The places of a report's stack: taken apart already, or as a browser writes them. */
export function framesOf(parsedStack: string | readonly Given[] | null): Given[] {
  if (parsedStack === null) return [];
  if (typeof parsedStack !== 'string') return parsedStack.slice(0, FRAMES_MAX);
  return parsedStack
    .split('\n')
    .flatMap((text) => {
      const { name, file, line, column } =
        (
          /^\s*at (?:(?<name>.+?) \()?(?<file>[^\s()]+?):(?<line>\d+):(?<column>\d+)\)?$/.exec(text) ??
          /^(?<name>[^@]*)@(?<file>.+?):(?<line>\d+):(?<column>\d+)$/.exec(text)
        )?.groups ?? {};
      return file === undefined ? [] : [{ file, function: name || null, line: Number(line), column: Number(column) }];
    })
    .slice(0, FRAMES_MAX);
}

/** The same places in the source, where their maps are there. */
export function resolveFrames(maps: SourceMaps, frames: readonly Given[]): Promise<Frame[]> {
  return Promise.all(
    frames.map(async (frame) => {
      const { file = null, line = null, column = null } = frame;
      const place = file && line && column ? await maps.find(file, line, column) : null;
      return {
        function: frame.function ?? null,
        file: place?.file ?? file,
        line: place?.line ?? line,
        column: place?.column ?? column,
        isResolved: place !== null,
        code: place?.code ?? null,
      };
    }),
  );
}

/** A place at the end of a word. It is looked for word by word: over a whole text it would begin anew at each of its letters. */
const PLACE = /\/([\w.-]+\.js):(\d{1,9}):(\d{1,9})$/;
/** A stack of components with places of the source in it. */
export async function resolveText(maps: SourceMaps, text: string | null): Promise<string | null> {
  if (text === null) return null;
  const words = text.split(/([\s()]+)/);
  const found = new Map<string, string>();
  for (const word of words) {
    if (found.size >= FRAMES_MAX) break;
    const [, script = '', line, column] = PLACE.exec(word) ?? [];
    if (script === '' || found.has(word)) continue;
    const place = await maps.find(script, Number(line), Number(column));
    if (place) found.set(word, `${place.file}:${place.line}:${place.column}`);
  }
  return words.map((word) => found.get(word) ?? word).join('');
}
