import { writeFileSync } from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';

type Options = NonNullable<ParseArgsConfig['options']>;
type Given<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>;

/** A command line as its `--help` shows it. */
export interface CommandLine<O extends Options> {
  /** What it does, how it is called, with an example. */
  usage: string;
  options: O;
  /** How many words may stand beside the options, and what the first is, for the sentence where it is missing. */
  words?: { least: number; most: number; what: string };
  /** The code of a failure of the world: 1, unless 1 has another meaning. */
  failureCode?: number;
}

/** A command line that cannot be carried out: its message is printed with the usage, and the code is 2. */
export class UsageError extends ExpectedError {
  override readonly name = 'UsageError';
}

/** Faults of opening a port, by code. */
const LISTENING: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is taken. Choose another by PORT or METRICS_PORT',
  EADDRNOTAVAIL: 'HOST is not an address of this machine. Leave it out, or set it to 0.0.0.0 for all of them',
  EACCES: 'The port is for the administrator alone. Choose one above 1023',
};

/** Faults of the machine by code, in words. */
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
/** Faults of a PostgreSQL that was reached, by SQLSTATE. */
const SERVER: Readonly<Record<string, string>> = {
  '42501': 'PostgreSQL does not let this user do that',
  '53100': 'The disk of PostgreSQL is full',
  '53200': 'PostgreSQL has no memory left',
  '57P01': 'PostgreSQL was stopped',
};
/** The driver gives no code to a connection that ends while it is used. */
const LOST = /^Connection terminated/;
const NO_WORDS = { least: 0, most: 0, what: '' };
const USAGE_CODE = 2;

/**
 * Runs a program. `--help` prints its usage and ends with 0; a command line that is wrong ends with 2 and a failure of
 * the world with 1, each in a sentence; only a fault of ours shows a stack. A reader that closes its pipe ends it
 * quietly.
 */
export async function runProgram<const O extends Options>(
  line: CommandLine<O>,
  work: (values: Given<O>['values'], words: string[]) => Promise<void> | void,
): Promise<void> {
  goOnWithoutReader();
  const { values, positionals } = readCommandLine(line);
  try {
    await work(values, positionals);
  } catch (error) {
    endWith(error, line);
  }
}

/** Reads the command line; ends the process where it asks for the usage or cannot be carried out. */
export function readCommandLine<const O extends Options>(
  { usage, options, words = NO_WORDS }: CommandLine<O>,
  args: readonly string[] = process.argv.slice(2),
): Given<O> {
  if (args.some((word) => word === '--help' || word === '-h')) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  try {
    const given = parsed(options, args);
    const { length } = given.positionals;
    if (length < words.least) throw new UsageError(`Missing: ${words.what}.`);
    if (length > words.most) throw new UsageError(`"${given.positionals[words.most]}" is one word too many.`);
    return given;
  } catch (error) {
    return endWith(error, { usage });
  }
}

/** Ends the process with a failure: 2 and the usage for a wrong command line, else the code of a failure. */
export function endWith(error: unknown, { usage, failureCode = 1 }: { usage: string; failureCode?: number }): never {
  const isUsage = error instanceof UsageError;
  process.stderr.write(`${sentenceOf(error)}${isUsage ? `\n\n${usage}` : ''}\n`);
  process.exit(isUsage ? USAGE_CODE : failureCode);
}

/** The value of an option that is a number. Throws a UsageError that says which numbers are taken. */
export function numberOf(
  name: string,
  text: string,
  { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY, above, whole = true }: {
    least?: number;
    most?: number;
    above?: number;
    whole?: boolean;
  } = {},
): number {
  const value = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  const isWithin = value >= least && value <= most && (above === undefined || value > above);
  const fits = isWithin && (!whole || Number.isSafeInteger(value));
  if (fits) return value;
  const bounds = [
    Number.isFinite(least) && `from ${least}`,
    Number.isFinite(most) && `up to ${most}`,
    above !== undefined && `above ${above}`,
  ].filter((bound) => bound !== false);
  throw new UsageError(`${name} takes a ${whole ? 'whole ' : ''}number${bounds.map((bound) => ` ${bound}`).join('')}, not "${text}".`);
}

/**
 * What a person reads of a failure: a sentence, or the stack where the fault is ours. `place` is named where the fault
 * of a machine names none, as that of a full disk does.
 */
export function sentenceOf(error: unknown, place?: string): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ExpectedError) return error.message;
  const { code = '', syscall, path, message, stack } = error as NodeJS.ErrnoException;
  if (syscall === 'listen' && code in LISTENING) {
    const { address, port } = error as { address?: string; port?: number };
    return `${LISTENING[code]} (${address}:${port}).`;
  }
  const answer = SERVER[code];
  if (answer) return `${answer}: ${message.split('\n').at(-1)}.`;
  if (LOST.test(message)) return `The connection to PostgreSQL was lost: it ended or was restarted${place ? ` (${place})` : ''}.`;
  const meaning = syscall === undefined ? undefined : MACHINE[code];
  if (meaning) return `${meaning}: ${path ?? place ?? message}.`;
  return stack ?? message;
}

/** Writes a file whole. Throws an ExpectedError that names it where the machine does not let us. */
export function writeOutput(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw placed(error, file);
  }
}

/** A fault of the machine as an ExpectedError that names the place; any other error as it is. */
export function placed(error: unknown, place: string): unknown {
  const isMachine = error instanceof Error && MACHINE[(error as NodeJS.ErrnoException).code ?? ''] !== undefined;
  return isMachine ? new ExpectedError(sentenceOf(error, place), { cause: error }) : error;
}

function parsed<O extends Options>(options: O, args: readonly string[]): Given<O> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true }) as Given<O>;
  } catch (error) {
    // A hint at words that begin with a hyphen follows; no program takes any.
    throw new UsageError((error as Error).message.replace(/\. To specify[\s\S]*$/, '.'));
  }
}

/** `… | head` has read enough. That is not a fault: what was asked for is done, and the program ends as it would. */
export function goOnWithoutReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
