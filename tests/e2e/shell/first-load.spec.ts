// What a first visit loads: few scripts, named in the page so that they come in one go, and never found by one another.
import { expect, type Page, servedTest as test } from '../support/test.ts';
import { ROUTES } from '../support/routes.ts';

const MOST_SCRIPTS = 10;
/** Compressed, as they come over the line with their heads; before there were groups, home's were 217,635 bytes in 52 files. */
const MOST_BYTES_OF_HOME = 205_000;

interface LoadedScript {
  name: string;
  text: string;
  bytes: number;
}

/** Loads a screen until nothing more comes by itself: live, with what lies over the page; on home with the notification area, the last. */
async function firstLoad(page: Page, path: string): Promise<LoadedScript[]> {
  const scripts: Promise<LoadedScript>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const name = new URL(response.url()).pathname.slice(1);
    scripts.push(
      Promise.all([response.text(), response.request().sizes()]).then(([text, { responseBodySize, responseHeadersSize }]) => ({
        name,
        text,
        bytes: responseBodySize + responseHeadersSize,
      })),
    );
  });
  await page.goto(path);
  await expect(page.getByRole('button', { name: /^Live\b.*(Pause|Resume) live updates$/ })).toBeAttached();
  await expect(page.getByRole('button', { name: /tutorial/i })).toBeAttached();
  if (path === '/') await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached();
  return Promise.all(scripts);
}

/** How deep each script lies: 1 named in the page, one more than the least deep script that names it otherwise. */
function depths(html: string, scripts: readonly LoadedScript[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { name } of scripts) if (html.includes(`"/${name}"`)) found.set(name, 1);
  for (let depth = 2; depth <= scripts.length; depth++) {
    const above = scripts.filter(({ name }) => found.get(name) === depth - 1);
    for (const { name } of scripts) {
      const file = name.split('/').at(-1)!;
      if (!found.has(name) && above.some(({ text }) => text.includes(file))) found.set(name, depth);
    }
  }
  return found;
}

for (const { path } of ROUTES) {
  test(`${path} loads at most ${MOST_SCRIPTS} scripts, none deeper than two`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    const scripts = await firstLoad(page, path);
    expect(scripts.length).toBeLessThanOrEqual(MOST_SCRIPTS);
    expect(scripts.map(({ name }) => name)).toContain('first-paint.js');
    const found = depths(html, scripts);
    expect(scripts.map(({ name }) => [name, found.get(name)]).filter(([, depth]) => depth !== 1 && depth !== 2)).toEqual([]);
    // Whatever a script of the page imports is named in the page as well.
    for (const { name, text } of scripts.filter(({ name }) => found.get(name) === 1)) {
      for (const [, file] of text.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)) expect(html, `${name} needs ${file}`).toContain(`"/assets/${file}"`);
    }
    if (path === '/') expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_BYTES_OF_HOME);
  });
}
