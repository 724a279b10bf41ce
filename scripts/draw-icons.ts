// `npm run icons`: draws the PNG icons of the installed product, and the card of a shared link, from
// web/public/favicon.svg.
// Run it when the mark changes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { runProgram } from '@planet-heroes/platform/program';
import { chromiumLaunchOptions } from '../tests/e2e/browser.ts';

/**
 * The mark on its own for browsers; on a ground, smaller, where a system cuts its own shape or shows no transparency.
 */
const ICONS = [
  { name: 'favicon', size: 32, mark: 1, ground: 'transparent' },
  { name: 'icon-192', size: 192, mark: 0.92, ground: 'transparent' },
  { name: 'icon-512', size: 512, mark: 0.92, ground: 'transparent' },
  { name: 'maskable-192', size: 192, mark: 0.6, ground: '#d9efe9' },
  { name: 'maskable-512', size: 512, mark: 0.6, ground: '#d9efe9' },
  { name: 'apple-touch-icon', size: 180, mark: 0.72, ground: '#d9efe9' },
];

const folder = join(import.meta.dirname, '../web/public');
const mark = `data:image/svg+xml;base64,${readFileSync(join(folder, 'favicon.svg')).toString('base64')}`;
const USAGE = `npm run icons
  Draws the icons of web/public, and the card of a shared link, from web/public/favicon.svg.
Example: npm run icons`;

await runProgram({ usage: USAGE, options: {} }, draw);

async function draw(): Promise<void> {
  mkdirSync(join(folder, 'icons'), { recursive: true });
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    await drawIcons(browser);
    await drawCard(browser);
  } finally {
    await browser.close();
  }
}

async function drawIcons(browser: Browser): Promise<void> {
  for (const { name, size, mark: share, ground } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}"><img src="${mark}" style="width:${
        share * 100
      }%"></body>`,
    );
    await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
    const drawn = await page.screenshot({ omitBackground: true });
    if (name === 'favicon') writeFileSync(join(folder, 'favicon.ico'), asIco(drawn, size));
    else writeFileSync(join(folder, `icons/${name}.png`), drawn);
    await page.close();
  }
}

/** For programs that ask for `/favicon.ico` without reading a page: a file of icons with one PNG in it. */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([size, size], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

async function drawCard(browser: Browser): Promise<void> {
  const card = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await card.setContent(`<style>
  ${font('Fraunces', 'fraunces/files/fraunces-latin-wght-normal.woff2')}${
  font('Figtree', 'figtree/files/figtree-latin-wght-normal.woff2')
}
  body{margin:0;width:1200px;height:630px;overflow:hidden;background:linear-gradient(#e4f2ee,#fbeed6);color:#0c2a31;position:relative}
  h1{position:absolute;left:84px;top:150px;width:640px;margin:0;font:500 84px/1.04 Fraunces;letter-spacing:-.02em}
  p{position:absolute;left:88px;top:92px;margin:0;font:600 30px Figtree;color:#0a6a66}
  img{position:absolute;right:96px;top:92px;width:330px}
  svg{position:absolute;left:0;bottom:0}
</style><p>Planet Heroes</p><h1>Turn your iPhone into clean water</h1><img src="${mark}">
<svg width="1200" height="150" viewBox="0 0 1200 150"><path fill="#ecd7ae" d="M0 60c160-40 330-44 520-16s420 30 680-20v126H0z"/><path fill="#4fa9a1" d="M0 92c150 0 150-22 300-22s150 22 300 22 150-22 300-22 150 22 300 22v58H0z"/><path fill="#0e6f70" d="M0 120c200 0 200-14 400-14s200 14 400 14 200-14 400-14v44H0z"/></svg>`);
  await card.evaluate(() => document.fonts.ready);
  await card.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  await card.screenshot({ path: join(folder, 'social-card.png') });
}

function font(name: string, file: string): string {
  const source = readFileSync(join(import.meta.dirname, `../node_modules/@fontsource-variable/${file}`)).toString(
    'base64',
  );
  return `@font-face{font-family:${name};font-weight:100 900;src:url(data:font/woff2;base64,${source})}`;
}
