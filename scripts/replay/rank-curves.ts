// The first ten of a run as lines over its events, best at the top: a picture for a page, in the page's own colours.
import { FIRST_PLACES } from './compare-runs.ts';
import { escaped } from './report.ts';
import type { Run } from './run-record.ts';

const [WIDTH, HEIGHT] = [620, 330];
const AREA = { left: 34, right: 470, top: 16, bottom: 290 };
/** Places below are not drawn: a curve begins where its hero comes up to them. */
const LAST_PLACE = 20;

/** `marked` are drawn so that they stand out; every line ends beside its hero's name. */
export function rankCurves({ events, points }: Run, title: string, marked: ReadonlySet<string>): string {
  const count = Math.max(1, events.length);
  const heroes = points.at(-1)!.board.slice(0, FIRST_PLACES).map(({ id }) => id);
  const rankAt = (id: string, at: number) => points[at]!.board.findIndex((each) => each.id === id) + 1;
  const drawn = (rank: number) => rank > 0 && rank <= LAST_PLACE;
  const ranks = heroes.flatMap((id) => points.map((_, at) => rankAt(id, at)).filter(drawn));
  const lowest = Math.max(FIRST_PLACES, ...ranks);
  const x = (after: number) => round(AREA.left + (after / count) * (AREA.right - AREA.left));
  const y = (rank: number) => round(AREA.top + ((rank - 1) / (lowest - 1)) * (AREA.bottom - AREA.top));
  const ruled = Array.from({ length: lowest }, (_, at) => at + 1).filter((rank) => rank === 1 || rank % 5 === 0);
  const grid = ruled.map((rank) =>
    `<path class="grid" d="M${AREA.left} ${y(rank)}H${AREA.right}"/><text x="${AREA.left - 8}" y="${y(rank) + 4}" text-anchor="end">${rank}</text>`);
  const lines = heroes.map((id, place) => {
    let pen = 'M';
    const path = points.map(({ after }, at) => {
      const rank = rankAt(id, at);
      const step = drawn(rank) ? `${pen}${x(after)} ${y(rank)}` : '';
      pen = drawn(rank) ? 'L' : 'M';
      return step;
    }).join('');
    const end = y(place + 1);
    return `<g class="${marked.has(id) ? 'line marked' : 'line'}"><path d="${path}"/><circle cx="${AREA.right}" cy="${end}" r="3.5"/><text x="${
      AREA.right + 10
    }" y="${end + 4}">${place + 1} ${escaped(short(id))}</text></g>`;
  });
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(title)}">${grid.join('')}${lines.join('')}`
    + `<text x="${AREA.left}" y="${HEIGHT - 12}">0</text><text x="${AREA.right}" y="${HEIGHT - 12}" text-anchor="end">${count} events</text></svg>`;
}

function short(id: string): string {
  return id.length > 20 ? `${id.slice(0, 19)}…` : id;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
