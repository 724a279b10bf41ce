import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';

type Options = NonNullable<ParseArgsConfig['options']>;
type Given<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>;

/** A command line as its `--help` shows it. */
export interface CommandLine<O extends Options> {
  /** What it does, how it is called, with an example. */
  usage: string;
  options: O;
  /** How many words may follow besides the options: none, unless said. */
  words?: { least: number; most: number };
}

/** A command line that cannot be carried out: its message is printed with a hint at `--help`, and the code is 2. */
export class UsageError extends ExpectedError {
  override readonly name = 'UsageError';
}

/** Faults of the machine, by code: the driver's text says what, these say it in words. */
const MACHINE: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EROFS: 'The file system is read-only',
  EACCES: 'There is no permission',
  EPERM: 'There is no permission',
  ENOTDIR: 'A file stands where a folder is needed',
  EISDIR: 'A folder stands where a file is needed',
  EEXIST: 'A file stands where something else is needed',
  ENOENT: 'There is no such file or folder',
  ECONNREFUSED: 'Nothing answers there',
};

/**
 * Runs a program. `--help` prints its usage and ends with 0; a command line that is wrong ends with 2 and a failure of
 * the world with 1, each in a sentence; only a fault of ours shows a stack. A reader that closes its pipe ends it quietly.
 */
export async function runProgram<const O extends Options>(
  { usage, options, words = { least: 0, most: 0 } }: CommandLine<O>,
  work: (values: Given<O>['values'], words: string[]) => Promise<void> | void,
): Promise<void> {
  endQuietlyWithoutReader();
  try {
    if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
      process.stdout.write(`${usage}\n`);
      return;
    }
    const { values, positionals } = parsed(options);
    if (positionals.length < words.least || positionals.length > words.most) {
      throw new UsageError(
        positionals.length < words.least ? 'Something is missing.' : `"${positionals[words.most]}" is one word too many.`,
      );
    }
    await work(values, positionals);
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}${error instanceof UsageError ? `\n\n${usage}` : ''}\n`);
    process.exit(error instanceof UsageError ? 2 : 1);
  }
}

/** What a person reads of a failure: a sentence, or the stack where the fault is ours. */
export function sentenceOf(error: unknown): string {
  const fault = error as NodeJS.ErrnoException;
  if (fault instanceof ExpectedError) return fault.message;
  if (fault.code === 'EADDRINUSE' || fault.code === 'EADDRNOTAVAIL') return fault.message;
  const meaning = fault.syscall === undefined ? undefined : MACHINE[fault.code ?? ''];
  if (meaning) return `${meaning}: ${fault.path ?? fault.message}.`;
  return fault.stack ?? String(error);
}

function parsed<O extends Options>(options: O): Given<O> {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message.replace(/\. To specify[\s\S]*$/, '.'));
  }
}

/** `… | head` has read enough: what is still written has no reader, which is no fault. */
export function endQuietlyWithoutReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
  }
}
