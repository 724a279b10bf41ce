import { writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Picture } from './view.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif;
    --ink: light-dark(#0c2a31, #e9f3f0); --muted: light-dark(#466067, #a5bdbd);
    --paper: light-dark(#f3f8f6, #07191d); --line: light-dark(#d5e3df, #21424a); }
  body { margin: 0 auto; max-width: 96rem; padding: 2rem 1.5rem 4rem; background: var(--paper); color: var(--ink); }
  h1, h2 { font-weight: 600; line-height: 1.2; }
  h2 { margin: 3rem 0 1rem; padding-top: 1rem; border-top: 1px solid var(--line); }
  nav { columns: 14rem; } nav a { display: block; } a { color: inherit; }
  ul { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 1.5rem; margin: 0; padding: 0; list-style: none; }
  img { display: block; max-height: 20rem; width: auto; max-width: 100%; object-fit: cover; object-position: top;
    border: 1px solid var(--line); border-radius: 6px; }
  figure { margin: 0; max-width: 32rem; } .narrow { max-width: 12rem; }
  figcaption { margin-top: .4rem; color: var(--muted); font-size: .875rem; }
  p { color: var(--muted); }`;

/** Writes a page that shows pictures by screen, beside them or above them; it can be opened from the disk. */
export function writeIndex(folder: string, pictures: readonly Picture[]): void {
  const screens = Map.groupBy(pictures, ({ view }) => view.screen);
  const names = [...screens.keys()];
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Planet Heroes: screens and their states</title>
<style>${STYLE}
</style>
<h1>Planet Heroes: screens and their states</h1>
<p>${pictures.length} pictures, made by <code>npm run screenshots</code>. Each opens at its full size.</p>
<nav aria-label="Screens">
${names.map((name) => `<a href="#${idOf(name)}">${escaped(name)}</a>`).join('\n')}
</nav>
${names.map((name) => section(name, screens.get(name)!, folder)).join('\n')}
</html>
`;
  writeFileSync(join(folder, 'index.html'), html);
}

function section(name: string, pictures: readonly Picture[], folder: string): string {
  return `<h2 id="${idOf(name)}">${escaped(name)}</h2>
<ul>
${pictures.map((picture) => item(picture, folder)).join('\n')}
</ul>`;
}

function item({ view, file, width, colours }: Picture, folder: string): string {
  const address = escaped(relative(folder, file).split(sep).join('/'));
  const caption = escaped(`${view.state}, ${width} px, ${colours}`);
  const alt = escaped(`${view.screen}: ${view.state}, ${width} px, ${colours}`);
  return `<li><figure${width < 600 ? ' class="narrow"' : ''}><a href="${address}">`
    + `<img loading="lazy" src="${address}" alt="${alt}"></a><figcaption>${caption}</figcaption></figure></li>`;
}

const idOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
