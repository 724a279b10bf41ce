import { describe, expect, it } from '@jest/globals';
import { type Check, runChecks } from './run-checks.js';
import { library, programNamed, run } from './tools.js';

const check = (tool: string, act: () => Promise<unknown>): Check<null> => ({
  tool, what: 'it', run: async () => void await act(),
});

describe('checks with other people’s tools', () => {
  it('pass, fail with what the tool printed, or say that it is not installed; none ends the others', async () => {
    const rows = await runChecks([
      check('fails', () => run('node', ['-e', 'console.log("line 3 is wrong"); process.exit(1)'], '.')),
      check('silent', () => run('node', ['-e', 'process.exit(7)'], '.')),
      check('no-such-program', () => run('no-such-program', [], '.')),
      check('no-such-library', () => library('@no-such/library')),
      check('passes', () => run('node', ['-e', ''], '.')),
    ], null);
    expect(rows).toEqual([
      { tool: 'fails', what: 'it', result: 'FAILED', found: 'line 3 is wrong' },
      { tool: 'silent', what: 'it', result: 'FAILED', found: expect.stringContaining('Command failed') },
      { tool: 'no-such-program', what: 'it', result: 'not installed' },
      { tool: 'no-such-library', what: 'it', result: 'not installed' },
      { tool: 'passes', what: 'it', result: 'passed' },
    ]);
  });

  it('find programs of the checkout’s packages, and packages with what they export', async () => {
    expect(programNamed('tsc')).toMatch(/node_modules[\\/].bin[\\/]tsc$/);
    expect(Object.keys(await library('js-yaml'))).toContain('load');
  });
});
