// Two runs on one page that needs nothing but itself. Every picture has its figures beside it in words.
import { type Comparison, differs, type Pair, shown } from './compare-runs.ts';
import { rankCurves } from './rank-curves.ts';
import { escaped } from './report.ts';
import type { Run } from './run-record.ts';

export interface ComparedRun {
  /** The file that it was read from. */
  file: string;
  fixture: string;
  run: Run;
}

/** How many of the events that ended otherwise are listed; the others are counted. */
const EVENTS_LISTED = 200;

const STYLE = `
:root { color-scheme: light dark; --ink: #12262a; --quiet: #51666b; --ground: #fbfcfc; --card: #fff; --rule: #d3dddf;
  --before: #6b5fb5; --after: #0b7a75; --wrong: #a8321f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6eff0; --quiet: #a3b6ba; --ground: #0f1719; --card: #162124;
  --rule: #33464b; --before: #b3a9f2; --after: #4fd1c5; --wrong: #ff9c8a; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 1.5rem 1rem 4rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 68rem; margin: 0 auto; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .25rem; } h2 { font-size: 1.2rem; margin: 2.5rem 0 .75rem; }
p { margin: .25rem 0; } .quiet { color: var(--quiet); } .verdict { font-weight: 700; font-size: 1.1rem; }
.other { color: var(--wrong); } code { overflow-wrap: anywhere; }
.pictures { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 28rem), 1fr)); }
figure { margin: 0; background: var(--card); border: 1px solid var(--rule); border-radius: .75rem; padding: .75rem; }
figcaption { font-weight: 600; } .wide { overflow-x: auto; } .wide svg { display: block; width: 100%; min-width: 30rem; }
.wide:focus-visible, summary:focus-visible { outline: 3px solid var(--after); outline-offset: 2px; }
svg text { fill: var(--quiet); font: 13px system-ui, sans-serif; } svg .grid { stroke: var(--rule); fill: none; }
.line path { fill: none; stroke: var(--quiet); stroke-opacity: .55; stroke-width: 1.5; } .line circle { fill: var(--quiet); }
.marked path { stroke: var(--wrong); stroke-opacity: 1; stroke-width: 3; } .marked circle { fill: var(--wrong); }
.marked text { fill: var(--wrong); font-weight: 700; }
table { border-collapse: collapse; width: 100%; min-width: 34rem; font-variant-numeric: tabular-nums; }
table code { white-space: nowrap; }
th, td { padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--rule); text-align: start; vertical-align: top; }
th { font-weight: 600; } td.number, th.number { text-align: end; white-space: nowrap; }
td.bars { width: 30%; min-width: 7rem; } td.bars svg { display: block; width: 100%; height: .55rem; margin: .15rem 0; }
.before { fill: var(--before); } .after { fill: var(--after); } summary { cursor: pointer; padding: .5rem 0; }
.key svg { width: .8rem; height: .8rem; vertical-align: -.05rem; }
`;

export function diffPage(before: ComparedRun, after: ComparedRun, comparison: Comparison): string {
  const { equal, first, refusals, totals, projections, events } = comparison;
  const verdict = equal ? 'The two runs are equal.' : 'The two runs differ.';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${verdict} ${escaped(before.fixture)}</title><style>${STYLE}</style></head>
<body><main>
<h1>Two runs of a replay</h1>
<p class="quiet">Before: <code>${escaped(before.file)}</code> (${said(before)}). After: <code>${escaped(after.file)}</code> (${said(after)}).</p>
<p class="verdict${equal ? '' : ' other'}">${verdict}</p>
${equal ? '' : `<h2>What differs first</h2><ol>${first.map(({ sentence }) => `<li>${escaped(sentence)}</li>`).join('')}</ol>`}
<h2>The first ten over the events</h2>
${curves(before.run, after.run, comparison)}
<h2>Totals at the end</h2>
${pairTable('Totals at the end', 'total', totals)}
<h2>Refusals</h2>
${refusals.length === 0 ? '<p>Neither run refused an event.</p>' : pairTable('Refusals by code', 'code', refusals)}
<h2>Projections</h2>
${pairTable('Hashes of the projections', 'projection', projections)}
${events.length === 0 ? '' : `<h2>Events that are not the same, or ended otherwise</h2>${eventTable(events)}`}
</main></body></html>
`;
}

function said({ fixture, run }: ComparedRun): string {
  const looks = run.points.length;
  return `${escaped(fixture)}, ${run.events.length} events, looked at ${looks === 1 ? 'at the end alone' : `${looks} times`}`;
}

function curves(before: Run, after: Run, { places }: Comparison): string {
  const moved = places.filter(({ before, after }) => before?.rank !== after?.rank || before?.points !== after?.points);
  const marked = new Set(moved.map(({ id }) => id));
  const picture = (title: string, run: Run) =>
    `<figure><figcaption>${title}</figcaption><div class="wide" tabindex="0" role="group" aria-label="${title}: curves">${
      rankCurves(run, `${title}: places of the first ten over the events; the table has the figures`, marked)
    }</div></figure>`;
  const rows = places.map(({ id, before, after }) => {
    const change = (before?.points ?? 0) === (after?.points ?? 0) ? '' : difference(before?.points, after?.points);
    return `<tr><th scope="row"><code>${escaped(id)}</code></th>${
      [before?.rank, after?.rank, before?.points, after?.points].map((value) => numberCell(value ?? 'none of the first 50')).join('')
    }${numberCell(change, change !== '')}</tr>`;
  });
  const hint = Math.max(before.points.length, after.points.length) > 1 ? ''
    : '<p class="quiet">Only the end was written down: <code>--checkpoints</code> draws the way there.</p>';
  return `${hint}<div class="pictures">${picture('Before', before)}${picture('After', after)}</div>${
    scrolling('Places at the end', `<table><thead><tr><th scope="col">hero</th>${
      ['place before', 'place after', 'points before', 'points after', 'difference'].map((title) =>
        `<th scope="col" class="number">${title}</th>`).join('')
    }</tr></thead><tbody>${rows.join('')}</tbody></table>`)
  }`;
}

/** Pairs that differ come first; equal ones are folded. */
function pairTable(label: string, name: string, all: readonly Pair[]): string {
  const [other, same] = [all.filter(differs), all.filter((pair) => !differs(pair))];
  const drawn = all.some(({ before, after }) => typeof (before ?? after) === 'number');
  const table = (of: string, pairs: readonly Pair[]) =>
    scrolling(of, `<table><thead><tr><th scope="col">${name}</th><th scope="col" class="number">before</th>`
      + `<th scope="col" class="number">after</th><th scope="col" class="number">difference</th>${
        drawn ? '<th scope="col">side by side</th>' : ''
      }</tr></thead><tbody>${pairs.map((pair) => pairRow(pair, drawn)).join('')}</tbody></table>`);
  return `${drawn && other.length > 0 ? key() : ''}${other.length === 0 ? `<p>All ${all.length} are equal.</p>` : table(label, other)}${
    same.length === 0 ? '' : `<details><summary>${same.length} that are equal</summary>${table(`${label}, equal`, same)}</details>`
  }`;
}

function pairRow(pair: Pair, drawn: boolean): string {
  const { name, before, after } = pair;
  return `<tr><th scope="row">${escaped(name)}</th>${numberCell(shown(before))}${numberCell(shown(after))}${
    numberCell(differs(pair) ? difference(before, after) : '', differs(pair))
  }${drawn ? `<td class="bars">${bars(before, after)}</td>` : ''}</tr>`;
}

function difference(before: Pair['before'], after: Pair['after']): string {
  if (typeof before === 'string' || typeof after === 'string') return 'other';
  const by = (after ?? 0) - (before ?? 0);
  return by > 0 ? `+${by}` : String(by);
}

function bars(before: Pair['before'], after: Pair['after']): string {
  if (typeof before === 'string' || typeof after === 'string') return '';
  const most = Math.max(1, Math.abs(before ?? 0), Math.abs(after ?? 0));
  const bar = (name: string, value: number | undefined) =>
    `<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect class="${name}" width="${
      Math.round((Math.abs(value ?? 0) / most) * 1_000) / 10
    }" height="4"/></svg>`;
  return bar('before', before) + bar('after', after);
}

function eventTable(events: Comparison['events']): string {
  const rows = events.slice(0, EVENTS_LISTED).map(({ name, type, of, before, after }) =>
    `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${escaped(type)}</td><td><code>${escaped(of.join(', '))}</code></td><td>${
      escaped(shown(before))
    }</td><td>${escaped(shown(after))}</td></tr>`);
  const more = events.length - rows.length;
  return scrolling('Events that are not the same, or ended otherwise', `<table><thead><tr>${
    ['event', 'type', 'of', 'before', 'after'].map((title) => `<th scope="col">${title}</th>`).join('')
  }</tr></thead><tbody>${rows.join('')}</tbody></table>`) + (more > 0 ? `<p>And ${more} more.</p>` : '');
}

function key(): string {
  const mark = (name: string) =>
    `<svg viewBox="0 0 4 4" aria-hidden="true"><rect class="${name}" width="4" height="4"/></svg> ${name}`;
  return `<p class="quiet key">${mark('before')} above, ${mark('after')} below.</p>`;
}

function numberCell(value: string | number, isOther = false): string {
  return `<td class="number${isOther ? ' other' : ''}">${escaped(String(value))}</td>`;
}

/** Wide tables scroll on their own, with the keyboard as well. */
function scrolling(label: string, table: string): string {
  return `<div class="wide" tabindex="0" role="group" aria-label="${escaped(label)}">${table}</div>`;
}
