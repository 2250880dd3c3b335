import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * The project's folder, as a URL that ends with a slash. Files that are read by path are named from here: code that runs from the build
 * (decision 039) does not lie where its source lies.
 */
export const PROJECT_ROOT = projectRoot();

function projectRoot(): URL {
  const file = findPackageJSON(import.meta.url);
  if (file === undefined) throw new Error(`There is no package.json above ${import.meta.filename}.`);
  return new URL('./', pathToFileURL(file));
}
