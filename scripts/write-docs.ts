// `npm run docs`: writes the pages under docs/ that are made from the contracts.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { realtimePage } from '@planet-heroes/backend/kernel/api-docs/realtime-page';

const page = join(import.meta.dirname, '..', 'docs', 'realtime-messages.md');
writeFileSync(page, realtimePage());
process.stdout.write(`${page} is written.\n`);
