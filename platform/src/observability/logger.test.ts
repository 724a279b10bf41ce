import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { createLogger } from './logger.js';
import { asWho } from './who.js';

function collected(): { lines: Record<string, unknown>[]; stream: Writable } {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  return { lines, stream };
}

describe('a line of the log', () => {
  it('says for whom it is', () => {
    const { lines, stream } = collected();
    const logger = createLogger('info', 'test', stream);
    asWho({ hero: 'h1' }, () => logger.info('for a hero'));
    logger.info('for nobody');
    expect(lines).toMatchObject([{ hero: 'h1', msg: 'for a hero' }, { msg: 'for nobody' }]);
    expect(lines[1]).not.toHaveProperty('hero');
  });

  it('is written also where that cannot be read', () => {
    const { lines, stream } = collected();
    const logger = createLogger('info', 'test', stream);
    const who = {
      get hero(): string {
        throw new TypeError('There is no hero to read.');
      },
    };
    asWho(who, () => logger.error({ code: 'internal' }, 'went wrong'));
    expect(lines).toMatchObject([{ code: 'internal', msg: 'went wrong', whoError: 'There is no hero to read.' }]);
  });

  it('carries of a fault its message, code and cause, and not the connection that hangs on it', () => {
    const { lines, stream } = collected();
    const client = { secretKey: 4711, connection: {} };
    const cause = Object.assign(new Error('connection ended'), { code: '57P01', client });
    createLogger('info', 'test', stream).error({ err: new Error('went wrong', { cause }) }, 'A query failed.');
    expect(lines[0]).toMatchObject({
      err: { type: 'Error', message: 'went wrong', cause: { message: 'connection ended', code: '57P01' } },
    });
    expect(JSON.stringify(lines)).not.toMatch(/secretKey|4711/);
  });

  it('that nobody reads any more does not keep its process from ending', async () => {
    const built = new URL('../../dist/observability/logger.js', import.meta.url).href;
    const script = `
      const { createLogger } = await import(${JSON.stringify(built)});
      process.stdin.resume().once('end', () => {
        const logger = createLogger('info', 'test');
        for (const text of ['first', 'second']) logger.info(text);
        process.exit(0);
      });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { timeout: 20_000, killSignal: 'SIGKILL' });
    child.stdout.destroy();
    child.stdin.end();
    expect(await once(child, 'exit')).toEqual([0, null]);
  }, 30_000);
});
