import { globSync } from 'node:fs';
import { programNamed, NotInstalled } from '../conformance/tools.ts';
import { freePort } from '../processes/redis-server.ts';
import { until } from '../support/until.ts';
import type { Driver, Engine } from './engine.ts';
import { startGroup } from './group.ts';

const START_MS = 20_000;

/** WebKitGTK by its own driver: W3C WebDriver over HTTP. Its window is never narrower than 447 px. */
export const WEBKIT: Engine = { name: 'WebKitGTK', phone: 447, start };

async function start(): Promise<Driver> {
  const [driver, screen, bus] = ['WebKitWebDriver', 'xvfb-run', 'dbus-run-session'].map(programNamed);
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  if (!binary) throw new NotInstalled('MiniBrowser');
  const port = await freePort();
  const end = startGroup(screen!, ['-a', bus!, driver!, `--port=${port}`]);
  const ask = async (method: string, path: string, body?: object): Promise<any> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body ? JSON.stringify(body) : null });
    const { value } = (await answer.json()) as { value: any };
    if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
  try {
    await until('WebKitWebDriver', async () => ask('GET', '/status'), START_MS, 100);
    const options = { binary, args: ['--automation'] };
    const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
    const { sessionId } = await ask('POST', '/session', { capabilities: { alwaysMatch } });
    const session = `/session/${sessionId}`;
    const evaluate = async (expression: string) => {
      const script = `return JSON.stringify({ value: ${expression} })`;
      return JSON.parse(await ask('POST', `${session}/execute/sync`, { script, args: [] })).value as unknown;
    };
    return {
      open: (url) => ask('POST', `${session}/url`, { url }),
      async size(width, height) {
        await ask('POST', `${session}/window/rect`, { width, height });
        return (await evaluate('innerWidth')) as number;
      },
      evaluate,
      screenshot: async () => Buffer.from(await ask('GET', `${session}/screenshot`), 'base64'),
      async close() {
        await ask('DELETE', session).catch(() => undefined);
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}
