import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FaultName, PLANTED_FAULTS, withFault } from './planted-faults.ts';

// Preloaded with `--import` by a process that gets a fault. The fault's name follows the ? in this module's address.
const fault = PLANTED_FAULTS[decodeURIComponent(new URL(import.meta.url).search.slice(1)) as FaultName];
const target = pathToFileURL(path.resolve(import.meta.dirname, '../..', fault.file)).href;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (url !== target) return loaded;
    // Node gives the source of a file as bytes.
    const source = Buffer.from(loaded.source as Uint8Array).toString();
    return { ...loaded, source: withFault(source, fault) };
  },
});
