import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';
import { numberOf, placed, sentenceOf, UsageError, writeOutput } from './program.js';

const folder = mkdtempSync(join(tmpdir(), 'planet-heroes-program-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function faultOf(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
}

describe('what a person reads of a failure', () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');

  it.each([
    ['an expected one', () => { throw new ExpectedError('The server is away.'); }, 'The server is away.'],
    ['a file in a folder’s place', () => mkdirSync(join(file, 'below'), { recursive: true }), `A file stands where a folder is needed: ${join(file, 'below')}.`],
    ['a folder in a file’s place', () => writeFileSync(folder, ''), `A folder stands where a file is needed: ${folder}.`],
    ['a missing file', () => readFileSync(join(folder, 'none')), `There is no such file or folder: ${join(folder, 'none')}.`],
    // Linux alone has a file that is always full.
    ...(process.platform === 'linux'
      ? [['a full disk', () => writeFileSync('/dev/full', 'a line'), 'The disk is full: the place.'] as const]
      : []),
  ])('%s is a sentence', (_, act, sentence) => {
    expect(sentenceOf(faultOf(act), 'the place')).toBe(sentence);
  });

  it('names the file that is written, and leaves a fault of ours as it is', () => {
    expect(faultOf(() => writeOutput(folder, ''))).toEqual(new ExpectedError(`A folder stands where a file is needed: ${folder}.`));
    const ours = new TypeError('ours');
    expect(placed(ours, folder)).toBe(ours);
  });

  it.each([
    ['42501', 'permission denied for schema public', 'PostgreSQL does not let this user do that: permission denied for schema public.'],
    ['53100', 'could not extend file "base/1"', 'The disk of PostgreSQL is full: could not extend file "base/1".'],
    [undefined, 'Connection terminated unexpectedly', 'The connection to PostgreSQL was lost: it ended or was restarted.'],
  ])('%s of PostgreSQL is a sentence', (code, message, sentence) => {
    expect(sentenceOf(Object.assign(new Error(message), { code }))).toBe(sentence);
  });

  it('is a sentence with the place where a port cannot be opened', () => {
    const fault = { code: 'EADDRINUSE', syscall: 'listen', address: '127.0.0.1', port: 3100 };
    expect(sentenceOf(Object.assign(new Error('listen EADDRINUSE'), fault)))
      .toBe('The port is taken. Choose another by PORT or METRICS_PORT (127.0.0.1:3100).');
  });

  it.each([
    ['a fault of ours', () => (undefined as unknown as string).length],
    ['a code that no system call gave', () => { throw Object.assign(new Error('no table'), { code: 'ENOENT' }); }],
  ])('%s is its stack', (_, act) => {
    expect(sentenceOf(faultOf(act))).toMatch(/^\w*Error: .*\n {4}at /);
  });
});

describe('an option that is a number', () => {
  it.each([
    ['7', {}, 7],
    ['-2', {}, -2],
    ['2.5', { whole: false }, 2.5],
    ['1', { least: 1, most: 1 }, 1],
  ])('takes %s within %j', (text, bounds, value) => {
    expect(numberOf('--n', text, bounds)).toBe(value);
  });

  it.each([
    ['abc', {}, '--n takes a whole number, not "abc".'],
    ['', {}, '--n takes a whole number, not "".'],
    ['2.5', {}, '--n takes a whole number, not "2.5".'],
    ['0', { least: 1, most: 200 }, '--n takes a whole number from 1 up to 200, not "0".'],
    ['0', { above: 0, whole: false }, '--n takes a number above 0, not "0".'],
    ['Infinity', { whole: false }, '--n takes a number, not "Infinity".'],
  ])('refuses %j within %j', (text, bounds, sentence) => {
    expect(faultOf(() => numberOf('--n', text, bounds))).toEqual(new UsageError(sentence));
  });
});

describe('a program', () => {
  const run = (work: string, ...args: string[]) => {
    const source = `
      import { runProgram, UsageError } from '@planet-heroes/platform/program';
      import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';
      const words = { least: 1, most: 1, what: 'the file' };
      await runProgram({ usage: 'the usage', options: { seed: { type: 'string' } }, words, failureCode: 7 }, (values, [file]) => {
        ${work}
      });`;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', source, '--', 'program', ...args],
      { encoding: 'utf8', cwd: join(import.meta.dirname, '../..') },
    );
    return { status, stdout, stderr };
  };

  it('prints its usage, and does nothing', () => {
    expect(run('throw 1', 'file', '--help')).toEqual({ status: 0, stdout: 'the usage\n', stderr: '' });
  });

  it.each([
    [[], 'Missing: the file.'],
    [['one', 'two'], '"two" is one word too many.'],
    [['one', '--other'], 'Unknown option \'--other\'.'],
  ])('refuses %j in a sentence with its usage', (args, sentence) => {
    expect(run('throw 1', ...args)).toEqual({ status: 2, stdout: '', stderr: `${sentence}\n\nthe usage\n` });
  });

  it('gives what it is given to its work', () => {
    const answer = run('process.stdout.write(values.seed + file)', 'file', '--seed', '3');
    expect(answer).toEqual({ status: 0, stdout: '3file', stderr: '' });
  });

  it('ends a failure of the world with its code, and one of the command line with 2', () => {
    expect(run('throw new ExpectedError("It is away.")', 'file')).toMatchObject({ status: 7, stderr: 'It is away.\n' });
    expect(run('throw new UsageError("Not so.")', 'file')).toMatchObject({ status: 2, stderr: 'Not so.\n\nthe usage\n' });
  });
});
