import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { programNamed } from '../conformance/tools.ts';
import { freePort } from '../processes/redis-server.ts';
import { until } from '../support/until.ts';
import type { Driver, Engine } from './engine.ts';
import { startGroup } from './group.ts';

const START_MS = 40_000;
const ANSWER_MS = 30_000;

/** Firefox ESR by WebDriver BiDi, which it speaks itself, over a WebSocket. */
export const FIREFOX: Engine = { name: 'Firefox ESR', phone: 390, start };

async function start(): Promise<Driver> {
  const program = programNamed('firefox-esr');
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'planet-heroes-firefox-'));
  const endGroup = startGroup(program, [
    '--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`, 'about:blank',
  ]);
  const end = () => {
    endGroup();
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  try {
    const socket = await until('Firefox', () => connected(`ws://127.0.0.1:${port}/session`), START_MS, 200);
    const ask = asker(socket);
    await ask('session.new', { capabilities: {} });
    const { contexts: [{ context }] } = await ask('browsingContext.getTree', {});
    const evaluate = async (expression: string) => {
      const { result, exceptionDetails } = await ask('script.evaluate', {
        expression: `JSON.stringify({ value: ${expression} })`, target: { context }, awaitPromise: false,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value).value as unknown;
    };
    return {
      open: (url) => ask('browsingContext.navigate', { context, url, wait: 'complete' }),
      async size(width, height) {
        await ask('browsingContext.setViewport', { context, viewport: { width, height } });
        return width;
      },
      evaluate,
      screenshot: async () => Buffer.from((await ask('browsingContext.captureScreenshot', { context })).data, 'base64'),
      async close() {
        socket.close();
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

function connected(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url);
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve(socket));
    socket.addEventListener('error', () => reject(new Error(`no answer at ${url}`)));
  });
}

/** Calls commands, and returns their answers. */
function asker(socket: WebSocket): (method: string, params: object) => Promise<any> {
  const waiting = new Map<number, (answer: any) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as { id?: number };
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  return async (method, params) => {
    const id = ++last;
    const answered = new Promise<any>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await Promise.race([answered, delay(ANSWER_MS, undefined, { ref: false })]);
    waiting.delete(id);
    if (!answer?.result) throw new Error(`${method}: ${answer ? `${answer.error} ${answer.message}` : 'no answer'}`);
    return answer.result;
  };
}
