/** One line of a plot: what it shows, and its points. */
export interface Series {
  name: string;
  points: readonly { x: number; y: number }[];
}

export interface Plot {
  title: string;
  /** What the axes count, with the unit. */
  x: string;
  y: string;
  series: readonly Series[];
}

const [WIDTH, HEIGHT] = [420, 260];
const AREA = { left: 58, right: 404, top: 40, bottom: 200 };
/** Distinguished by their marks as well; both are legible on white and on black. */
const STYLES = [
  { colour: '#12808a', mark: (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="4"/>` },
  { colour: '#b5651d', mark: (x: number, y: number) => `<rect x="${x - 3.5}" y="${y - 3.5}" width="7" height="7"/>` },
  { colour: '#7a6fb0', mark: (x: number, y: number) => `<path d="M${x} ${y - 5}l5 9h-10z"/>` },
];

/**
 * Draws a plot as SVG with both axes logarithmic: what grows as fast as its cause rises one decade a decade, what does
 * not grow stays level.
 */
export function drawPlot({ title, x, y, series }: Plot): string {
  const xs = decades(series.flatMap(({ points }) => points.map((point) => point.x)));
  const ys = decades(series.flatMap(({ points }) => points.map((point) => point.y)));
  const place = (value: number, [low, high]: Decades, from: number, to: number) =>
    round(from + ((Math.log10(value) - low) / (high - low)) * (to - from));
  const across = (value: number) => place(value, xs, AREA.left, AREA.right);
  const up = (value: number) => place(value, ys, AREA.bottom, AREA.top);
  const grid = [
    ...ticks(xs).map((tick) =>
      `<path d="M${across(tick)} ${AREA.top}V${AREA.bottom}"/><text x="${across(tick)}" y="${
        AREA.bottom + 16
      }" text-anchor="middle">${short(tick)}</text>`
    ),
    ...ticks(ys).map((tick) =>
      `<path d="M${AREA.left} ${up(tick)}H${AREA.right}"/><text x="${AREA.left - 8}" y="${
        up(tick) + 4
      }" text-anchor="end">${short(tick)}</text>`
    ),
  ];
  const lines = series.map(({ name, points }, at) => {
    const { colour, mark } = STYLES[at % STYLES.length]!;
    const path = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${across(point.x)} ${up(point.y)}`).join('');
    const marks = points.map((point) => mark(across(point.x), up(point.y))).join('');
    const key = AREA.left + at * 175;
    return `<g fill="${colour}"><path d="${path}" fill="none" stroke="${colour}" stroke-width="2"/>${marks}${
      mark(key, 246)
    }<text x="${key + 10}" y="250">${name}</text></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="system-ui, sans-serif" font-size="11">
<title>${title}</title>
<g fill="#7c8a8c" stroke="none"><text x="${AREA.left}" y="20" font-size="14" font-weight="600">${title}</text><text x="${AREA.left}" y="34">${y}</text><text x="${AREA.right}" y="${
    AREA.bottom + 30
  }" text-anchor="end">${x}</text></g>
<g fill="#7c8a8c" stroke="#7c8a8c" stroke-opacity=".35">${
    grid.join('\n').replaceAll('<text', '<text stroke="none"')
  }</g>
${lines.join('\n')}
</svg>
`;
}

/** The whole powers of ten around some values. */
type Decades = [low: number, high: number];

function decades(values: readonly number[]): Decades {
  const low = Math.floor(Math.log10(Math.min(...values)));
  return [low, Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))))];
}

function ticks([low, high]: Decades): number[] {
  return Array.from({ length: high - low + 1 }, (_, at) => 10 ** (low + at));
}

function short(value: number): string {
  if (value >= 1e6) return `${value / 1e6}M`;
  return value >= 1e3 ? `${value / 1e3}k` : String(Number(value.toPrecision(1)));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
