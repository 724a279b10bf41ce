import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

const run = promisify(execFile);
const built = new URL('../dist/outlive-rejections.js', import.meta.url).href;

/** What a process prints that has a promise fail before it is done. */
async function printed(before: string): Promise<string> {
  const script = `
    const { outliveRejections } = await import(${JSON.stringify(built)});
    ${before}
    void Promise.reject(new Error('Nobody waits for this.'));
    setTimeout(() => console.log('still here'), 0);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
  });
  return stdout;
}

it('a promise that fails and that nobody waits for is logged, and the process goes on', async () => {
  const told = await printed(`outliveRejections({ error: ({ err }, text) => console.log(err.message, text) });`);
  expect(told).toBe('Nobody waits for this. A promise failed that nobody waits for.\nstill here\n');
  await expect(printed('')).rejects.toMatchObject({ code: 1, stdout: '' });
});
