import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Names of the test files that take longest. */
const LONGEST = [
  // Unit and API tests. Those that start processes and wait for them come before those that compute.
  'torture main database-away embedded catalogue-import-traffic',
  'calls-by-actor members-who-send ended-meanwhile hostile every-card demo',
  // Journeys.
  'routes sign-in states admin-desk first-card admin',
].flatMap((names) => names.split(' '));

/** Starts the longest files first, so that none is left running when all others are done. Files that are not listed are sorted by size, the largest first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.indexOf(path.basename(moduleId, '.test.ts'));
      return place < 0 ? LONGEST.length : place;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
