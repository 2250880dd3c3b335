import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapping, type SourceMapPayload } from 'node:module';
import path from 'node:path';

/** A place in the source that a built file was made from. */
export type SourcePlace = { file: string; line: number; column: number; code: string | null };
/** Finds places of built files in their source. Lines and columns count from one, as browsers write them. */
export type SourceMaps = { find(file: string, line: number, column: number): Promise<SourcePlace | null> };

/** Maps held in memory: a large one takes some megabytes. */
const KEPT = 8;
/** A built script, by the name that its address ends with. */
const SCRIPT = /(?:^|\/)([\w.-]+\.js)(?:[?#]|$)/;
const CODE_MAX = 200;

/** Where no maps are: in development, the browser names places of the source itself. */
export const noSourceMaps: SourceMaps = { find: () => Promise.resolve(null) };

/** The maps that the build leaves beside what is public. @param folder holds `<script>.map`; those of former builds too, for pages still open. */
export function sourceMapsIn(folder: string): SourceMaps {
  const kept = new Map<string, Promise<SourceMap | null>>();
  function mapOf(script: string): Promise<SourceMap | null> {
    const known = kept.get(script) ?? load(path.join(folder, `${script}.map`));
    // What is asked for now goes last, so that the first is what was not asked for longest.
    kept.delete(script);
    kept.set(script, known);
    for (const first of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(first);
    }
    return known;
  }
  return {
    async find(file, line, column) {
      const script = SCRIPT.exec(file)?.[1];
      if (script === undefined || script.includes('..')) return null;
      const map = await mapOf(script);
      // Maps count from zero. (`findOrigin` counts from one, and adds to a place of the source how far one is into the built piece.)
      const entry = map?.findEntry(line - 1, column - 1);
      if (!map || !entry || !isFromSource(entry)) return null;
      return {
        file: placeInProject(entry.originalSource),
        line: entry.originalLine + 1,
        column: entry.originalColumn + 1,
        code: codeAt(map.payload, entry.originalSource, entry.originalLine),
      };
    },
  };
}

async function load(file: string): Promise<SourceMap | null> {
  try {
    return new SourceMap(JSON.parse(await readFile(file, 'utf8')) as SourceMapPayload);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENAMETOOLONG' || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** What the build itself put between pieces comes from no source. */
function isFromSource(entry: SourceMapping | object): entry is SourceMapping {
  return 'originalSource' in entry && typeof entry.originalSource === 'string';
}

/** `../../../app/ui/button/button.tsx` of a map is `app/ui/button/button.tsx` of the project. */
function placeInProject(fileName: string): string {
  return fileName.replace(/^(?:\.\.?\/)+/, '');
}

/** @param line from zero */
function codeAt({ sources, sourcesContent }: SourceMapPayload, fileName: string, line: number): string | null {
  const text = sourcesContent?.[sources.indexOf(fileName)];
  return text?.split('\n')[line]?.trim().slice(0, CODE_MAX) ?? null;
}
