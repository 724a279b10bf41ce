/** Numbers as ranges of neighbours, both ends included: 1, 2, 3, 7 becomes 1–3, 7–7. */
export function numberRanges(numbers: readonly number[]): [from: number, to: number][] {
  const ranges: [number, number][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else if (number !== last?.[1]) ranges.push([number, number]);
  }
  return ranges;
}
