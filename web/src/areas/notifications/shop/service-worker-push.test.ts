import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';

const SOURCE = readFileSync(new URL('../../../../public/image-worker.js', import.meta.url), 'utf8');
const ORIGIN = 'https://planet.example';

/** The worker's script with the parts of a browser that pushes need. */
function startWorker(pages: string[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const shown: { title: string; options: Record<string, unknown> }[] = [];
  const opened: string[] = [];
  const clients = pages.map((url) => {
    const client = {
      url,
      focused: false,
      async focus() {
        client.focused = true;
        return client;
      },
      async navigate(href: string) {
        client.url = href;
      },
    };
    return client;
  });
  const self = {
    location: new URL(ORIGIN),
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) => void shown.push({ title, options }),
    },
    clients: { matchAll: async () => clients, openWindow: async (href: string) => void opened.push(href) },
  };
  runInContext(SOURCE, createContext({ self, URL }));
  async function send(type: string, event: object): Promise<void> {
    const waits: Promise<unknown>[] = [];
    listeners.get(type)!({ waitUntil: (work: Promise<unknown>) => waits.push(work), ...event });
    await Promise.all(waits);
  }
  const click = (path: unknown) => send('notificationclick', { notification: { close() {}, data: { path } } });
  return { shown, opened, clients, push: (data: unknown) => send('push', { data }), click };
}

describe('the service worker', () => {
  it('shows a push, in its place of an earlier one with the same tag', async () => {
    const worker = startWorker();
    const message = { title: 'Your iPhone 15 is verified', body: 'Spend it.', path: '/exchange', tag: 'trade-in-1' };
    await worker.push({ json: () => message });
    expect(worker.shown).toMatchObject([{
      title: message.title, options: { body: message.body, tag: message.tag, data: { path: '/exchange' }, dir: 'auto' },
    }]);
  });

  it('shows something for a push that it cannot read', async () => {
    const worker = startWorker();
    await worker.push(null);
    expect(worker.shown).toMatchObject([{ title: 'Planet Heroes', options: { data: { path: '/' } } }]);
  });

  it('leads to the screen in a page that is open, or in a new one', async () => {
    const worker = startWorker([`${ORIGIN}/`]);
    await worker.click('/exchange');
    expect(worker.clients).toMatchObject([{ url: `${ORIGIN}/exchange`, focused: true }]);
    expect(worker.opened).toEqual([]);
    const alone = startWorker();
    await alone.click('/leaderboard');
    expect(alone.opened).toEqual([`${ORIGIN}/leaderboard`]);
  });

  it('opens no page of another origin', async () => {
    const worker = startWorker();
    await worker.click('https://elsewhere.example/');
    await worker.click('//elsewhere.example/');
    expect(worker.opened).toEqual([]);
  });
});
