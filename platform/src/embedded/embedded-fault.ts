import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';

const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/No space left on device|Disk quota exceeded/, 'The disk is full'],
  [/Read-only file system/, 'The file system is read-only'],
  [/Permission denied|Operation not permitted/, 'There is no permission'],
];

/** What PostgreSQL's own words about a folder mean: a sentence where the machine is at fault, else its first words. */
export function embeddedFault(what: string, folder: string, words: string, cause?: unknown): ExpectedError {
  const meaning = MEANINGS.find(([pattern]) => pattern.test(words))?.[1];
  const said = /(?:FATAL|PANIC|error): +(.*)/.exec(words)?.[1] ?? words.trim().split('\n', 1)[0];
  return new ExpectedError(meaning ? `${meaning}: ${folder}.` : `${what} (${folder}): ${said}`, { cause });
}
