import { readFileSync } from 'node:fs';
import { fontFile, SUBSETTER } from './fonts.ts';

/** The functions of HarfBuzz's subsetter that are used here. Pointers are numbers. */
type Subsetter = {
  memory: WebAssembly.Memory;
  malloc(size: number): number;
  free(pointer: number): void;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_blob_destroy(blob: number): void;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_face_destroy(face: number): void;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_or_fail(face: number, input: number): number;
};

/** The memory is writable, and is not copied. */
const WRITABLE = 2;
let loaded: Promise<Subsetter> | undefined;

async function load(): Promise<Subsetter> {
  const { instance } = await WebAssembly.instantiate(readFileSync(SUBSETTER));
  const { _initialize: initialize } = instance.exports as { _initialize: () => void };
  initialize();
  return instance.exports as Subsetter;
}

/** A font file with the characters of a text alone, and what it needs to join them. @param key as in `fontFile` */
export async function subsetFont(key: string, text: string): Promise<Uint8Array> {
  const hb = await (loaded ??= load());
  const bytes = readFileSync(fontFile(key));
  const data = hb.malloc(bytes.length);
  new Uint8Array(hb.memory.buffer).set(bytes, data);
  const blob = hb.hb_blob_create(data, bytes.length, WRITABLE, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();
  const characters = hb.hb_subset_input_unicode_set(input);
  for (const character of new Set(text)) hb.hb_set_add(characters, character.codePointAt(0) ?? 0);
  const small = hb.hb_subset_or_fail(face, input);
  hb.hb_subset_input_destroy(input);
  hb.hb_face_destroy(face);
  hb.hb_blob_destroy(blob);
  try {
    if (small === 0) throw new Error(`The font ${key} could not be made smaller.`);
    const made = hb.hb_face_reference_blob(small);
    const [from, length] = [hb.hb_blob_get_data(made, 0), hb.hb_blob_get_length(made)];
    const copy = new Uint8Array(hb.memory.buffer).slice(from, from + length);
    hb.hb_blob_destroy(made);
    hb.hb_face_destroy(small);
    return copy;
  } finally {
    hb.free(data);
  }
}
