// How an instance stands after a replay: the hash of every projection, and totals of the tables.

export interface EndState {
  projections: Record<string, string>;
  totals: Record<string, string>;
}

/** Where two end states differ, one line for each place. */
export function differences(actual: EndState, expected: EndState): string[] {
  return (['projections', 'totals'] as const).flatMap((part) => {
    const names = new Set([...Object.keys(actual[part]), ...Object.keys(expected[part])]);
    return [...names].flatMap((name) => {
      const [is, should] = [actual[part][name] ?? 'nothing', expected[part][name] ?? 'nothing'];
      return is === should ? [] : [`${part} ${name}: expected ${should}, found ${is}`];
    });
  });
}
