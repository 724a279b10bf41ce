// `npm run docs`: writes the pages under docs/, and the parts of them, that are made from the contracts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { realtimePage } from '@planet-heroes/backend/kernel/api-docs/realtime-page';
import { runProgram } from '@planet-heroes/platform/program';
import { withEventTypes } from './replay/event-types-section.ts';

const USAGE = `npm run docs
  Writes docs/realtime-messages.md and the event types of docs/replay-reference.md from the contracts.
Example: npm run docs`;
const docs = join(import.meta.dirname, '..', 'docs');
const reference = join(docs, 'replay-reference.md');

await runProgram({ usage: USAGE, options: {} }, () => {
  const pages = {
    [join(docs, 'realtime-messages.md')]: realtimePage(),
    [reference]: withEventTypes(readFileSync(reference, 'utf8')),
  };
  for (const [page, text] of Object.entries(pages)) {
    writeFileSync(page, text);
    process.stdout.write(`${page} is written.\n`);
  }
});
