// Two runs side by side: where they differ first, and in what they differ at the end.
import type { Point, RecordedEvent, Run } from './run-record.ts';

type Value = string | number | undefined;

/** One thing in both runs. */
export interface Pair {
  name: string;
  before: Value;
  after: Value;
}

/** Where two runs differ first in one respect, after how many events that is known, and as a sentence. */
export interface FirstDifference {
  at: number;
  sentence: string;
}

export interface Place {
  id: string;
  before: Standing | undefined;
  after: Standing | undefined;
}
export interface Standing {
  rank: number;
  points: number;
}

export interface Comparison {
  equal: boolean;
  /** What differs first in the events, in what became of them, and in how the instance stood; the earliest first. */
  first: FirstDifference[];
  refusals: Pair[];
  totals: Pair[];
  projections: Pair[];
  /** Events with another content or another outcome. */
  events: (Pair & { type: string; of: readonly string[] })[];
  /** The heroes among the first ten at the end of either run. */
  places: Place[];
}

export const FIRST_PLACES = 10;
const REFUSED_NOT = new Set(['applied', 'duplicate', 'not sent']);

export function compareRuns(before: Run, after: Run): Comparison {
  const [endBefore, endAfter] = [before.points.at(-1)!, after.points.at(-1)!];
  const first = [contentDifference(before, after), fateDifference(before, after), stateDifference(before, after)]
    .filter((each) => each !== undefined).toSorted((a, b) => a.at - b.at);
  const refusals = refusalsOf(before, after);
  return {
    equal: first.length === 0,
    first,
    refusals,
    totals: pairs(numbersOf(endBefore.totals), numbersOf(endAfter.totals)),
    projections: pairs(endBefore.projections, endAfter.projections),
    events: changedEvents(before, after),
    places: placesOf(endBefore, endAfter),
  };
}

export function differs({ before, after }: Pick<Pair, 'before' | 'after'>): boolean {
  return before !== after;
}

/** `85, points 88750` of `claims fulfilled` is two figures; what holds no number stays a text. */
function numbersOf(totals: Readonly<Record<string, string>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(totals).flatMap(([name, value]) =>
    value.split(', ').map((part): [string, Value] => {
      const [, number] = /(?:^|\s)(-?\d+)(?:\s|$)/.exec(part) ?? [];
      const word = part.replace(number ?? part, '').trim();
      return [word ? `${name}: ${word}` : name, number === undefined ? part : Number(number)];
    }),
  ));
}

function pairs(before: Readonly<Record<string, Value>>, after: Readonly<Record<string, Value>>): Pair[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.map((name) => ({ name, before: before[name], after: after[name] }));
}

function refusalsOf(before: Run, after: Run): Pair[] {
  const counts = ({ events }: Run) => {
    const found: Record<string, number> = {};
    for (const { fate } of events) if (!REFUSED_NOT.has(fate)) found[fate] = (found[fate] ?? 0) + 1;
    return found;
  };
  return pairs(counts(before), counts(after)).map(({ name, before, after }) =>
    ({ name, before: before ?? 0, after: after ?? 0 }));
}

function changedEvents(before: Run, after: Run): Comparison['events'] {
  const [were, are] = [before, after].map(({ events }) => new Map(events.map((event) => [event.id, event])));
  return [...new Set([...were!.keys(), ...are!.keys()])].flatMap((id) => {
    const [was, is] = [were!.get(id), are!.get(id)];
    if (was?.content === is?.content && was?.fate === is?.fate) return [];
    const said = (event: RecordedEvent | undefined) =>
      event && (was && is && was.content !== is.content ? `${event.fate} (other content)` : event.fate);
    const { type, of } = (was ?? is)!;
    return [{ name: id, type, of, before: said(was), after: said(is) }];
  });
}

function contentDifference(before: Run, after: Run): FirstDifference | undefined {
  const count = Math.max(before.events.length, after.events.length);
  for (let at = 0; at < count; at++) {
    const [was, is] = [before.events[at], after.events[at]];
    if (was?.id === is?.id && was?.content === is?.content) continue;
    const sentence = !is
      ? `Event ${told(was!)} is in the run before alone.`
      : !was
      ? `Event ${told(is)} is in the run after alone.`
      : was.id === is.id
      ? `Event ${told(was)} has another content.`
      : `Event ${told(was)} was followed by ${told(is)} in its place.`;
    return { at: at + 1, sentence };
  }
  return undefined;
}

function fateDifference(before: Run, after: Run): FirstDifference | undefined {
  const fates = new Map(after.events.map(({ id, fate }) => [id, fate]));
  const at = before.events.findIndex(({ id, fate }) => fates.has(id) && fates.get(id) !== fate);
  if (at === -1) return undefined;
  const event = before.events[at]!;
  return { at: at + 1, sentence: `Event ${told(event)}: before ${event.fate}, after ${fates.get(event.id)}.` };
}

/** At the first place where both runs looked and found something else. */
function stateDifference(before: Run, after: Run): FirstDifference | undefined {
  let last = 0;
  for (const [index, point] of before.points.entries()) {
    const isEnd = index === before.points.length - 1;
    const other = isEnd ? after.points.at(-1)! : after.points.find((each) => each.after === point.after);
    if (!other) continue;
    const field = fieldThatDiffers(point, other);
    if (field) {
      const [from, to] = [before.events[last]?.id, before.events[point.after - 1]?.id];
      const range = from === undefined || to === undefined ? 'At the end'
        : from === to ? `After event ${to}` : `Between event ${from} and event ${to}`;
      return { at: point.after, sentence: `${range}: ${field}.` };
    }
    last = point.after;
  }
  return undefined;
}

/** A hero's points before a rank, a place, a total or a projection, since they say more. */
function fieldThatDiffers(before: Point, after: Point): string | undefined {
  const fields = (point: Point): Record<string, Value> => ({
    ...Object.fromEntries(Object.entries(point.heroes).map(([id, { points }]) => [`heroes.${id}.points`, points])),
    ...Object.fromEntries(point.board.map(({ id, points }) => [`heroes.${id}.points`, points])),
    ...Object.fromEntries(Object.entries(point.heroes).map(([id, { rank }]) => [`heroes.${id}.rank`, rank ?? undefined])),
    ...Object.fromEntries(point.board.map(({ id }, at) => [`board.${at + 1}`, id])),
    ...Object.fromEntries(Object.entries(point.totals).map(([name, value]) => [`totals.${name}`, value])),
    ...Object.fromEntries(Object.entries(point.projections).map(([name, value]) => [`projections.${name}`, value])),
  });
  const found = pairs(fields(before), fields(after)).find(differs);
  return found && `${found.name}: before ${shown(found.before)}, after ${shown(found.after)}`;
}

function placesOf(before: Point, after: Point): Place[] {
  const standings = ({ board }: Point) => new Map(board.map(({ id, points }, at) => [id, { rank: at + 1, points }]));
  const [were, are] = [standings(before), standings(after)];
  const ids = new Set([before, after].flatMap(({ board }) => board.slice(0, FIRST_PLACES).map(({ id }) => id)));
  return [...ids].map((id) => ({ id, before: were.get(id), after: are.get(id) }))
    .toSorted((a, b) => (a.before?.rank ?? Infinity) - (b.before?.rank ?? Infinity));
}

export function shown(value: Value): string {
  return value === undefined ? 'nothing' : String(value);
}

function told({ id, type, of }: RecordedEvent): string {
  return of.length > 0 ? `${id} (${type} of ${of.join(', ')})` : `${id} (${type})`;
}
