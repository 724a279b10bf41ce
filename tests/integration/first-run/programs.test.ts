import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROOT } from '../../processes/process.js';

const BOUND_MS = 300_000;
/** A program needs an argument where it refuses to run without one. */
const NEEDS_ARGUMENT = [
  'replay', 'fixture', 'record', 'migrate', 'backup', 'restore', 'restore-drill', 'archive-log', 'operator', 'screenshots',
];

interface Answer {
  code: number | null;
  stdout: string;
  stderr: string;
}

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const ours = Object.entries(scripts).filter(([name, command]) => {
  return /(^|\s)node\s/.test(command) && !command.includes('node_modules/') && !/^(pre|post)[a-z]/.test(name);
});

describe('the programs of package.json', () => {
  const asked = [
    ...ours.flatMap(([name]) => [[name, '--help'], [name, '--no-such-option']] as const),
    ...NEEDS_ARGUMENT.map((name) => [name, ''] as const),
  ];
  const answers = new Map<string, Answer>();
  let folder: string;
  let cache: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'planet-heroes-programs-'));
    cache = mkdtempSync(join(tmpdir(), 'planet-heroes-compiled-'));
    const left = [...asked];
    const runThem = async () => {
      for (let next = left.pop(); next; next = left.pop()) {
        const [name, argument] = next;
        answers.set(`${name} ${argument}`, await run(name, argument === '' ? [] : [argument]));
      }
    };
    await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, runThem));
  }, BOUND_MS);
  afterAll(() => {
    for (const made of [folder, cache]) rmSync(made, { recursive: true, force: true });
  });

  /** Runs a program as npm would, without what npm does before it, in an empty environment. */
  function run(name: string, args: readonly string[]): Promise<Answer> {
    const [program, ...words] = scripts[name]!.replace(/^(\w+=\S+ )?exec /, '').split(' ');
    expect(program).toBe('node');
    expect(words).not.toContain('&&');
    const child = spawn(process.execPath, [...words, ...args], {
      cwd: ROOT,
      // The second call of a program, and what programs share, is compiled already.
      env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), NODE_COMPILE_CACHE: cache },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const answer = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (answer.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (answer.stderr += text));
    return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...answer })));
  }

  it('are found', () => {
    const names = ours.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['start', 'backend', 'workers', ...NEEDS_ARGUMENT, 'bench', 'icons']));
  });

  it.each(ours.map(([name]) => name))('%s --help prints how it is called, with an example', (name) => {
    const { code, stdout, stderr } = answers.get(`${name} --help`)!;
    const call = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.startsWith(call)).toBe(true);
    expect(stdout).toMatch(new RegExp(`^Example: .*${call}( -- |$)`, 'm'));
  });

  it.each(ours.map(([name]) => name))('%s refuses an option that there is not', (name) => {
    const { code, stdout, stderr } = answers.get(`${name} --no-such-option`)!;
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^Unknown option '--no-such-option'\.\n\n/);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it.each(NEEDS_ARGUMENT)('%s refuses to run without its argument', (name) => {
    const { code, stdout, stderr } = answers.get(`${name} `)!;
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^[A-Z-].*\.\n\nnpm run /);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('leave nothing behind', () => {
    expect(answers.size).toBe(asked.length);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['--from', 'yesterday'], ['--to', '2026-13-01'], ['--seed', 'abc'], ['--in-flight', '2.5'],
  ])('replay refuses %s %s before it looks at the fixture', async (option, value) => {
    const { code, stderr } = await run('replay', ['no-such-fixture.jsonl', option, value]);
    expect(code).toBe(2);
    expect(stderr.split('\n')[0]).toContain(`"${value}"`);
  }, BOUND_MS);

  it('record refuses --since 5', async () => {
    const { code, stderr } = await run('record', ['--since', '5']);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^--since: "5" is not a time\./);
  });

  it('operator -- list makes no database where there is none', async () => {
    const { code, stderr } = await run('operator', ['list']);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/^There is no database in .*\n$/) });
    expect(readdirSync(folder)).toEqual([]);
  });
});
