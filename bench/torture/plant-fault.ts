import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FaultName, PLANTED_FAULTS, withFault } from './planted-faults.ts';

// Preloaded with `--import` by a process that is to have a fault, whose name stands behind the ? of this module's address.
const fault = PLANTED_FAULTS[decodeURIComponent(new URL(import.meta.url).search.slice(1)) as FaultName];
const target = pathToFileURL(path.resolve(import.meta.dirname, '../..', fault.file)).href;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (url !== target) return loaded;
    // What Node reads from a file are its bytes.
    const source = Buffer.from(loaded.source as Uint8Array).toString();
    return { ...loaded, source: withFault(source, fault) };
  },
});
