import { existsSync } from 'node:fs';

// The settings of this copy, where there are any. What the environment says already stays. Node's own option for it warns where there is no such file,
// once in each process.
if (existsSync('.env')) process.loadEnvFile('.env');
