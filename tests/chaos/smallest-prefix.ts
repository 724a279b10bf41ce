/**
 * How many of the first events are enough to fail, found by halving; undefined when all of them do not fail (any more).
 * It takes for granted that what fails goes on failing with more events.
 */
export async function smallestFailingPrefix(
  length: number,
  fails: (count: number) => Promise<boolean>,
): Promise<number | undefined> {
  if (length === 0 || !(await fails(length))) return undefined;
  let [passing, failing] = [0, length];
  while (failing - passing > 1) {
    const middle = (passing + failing) >> 1;
    if (await fails(middle)) failing = middle;
    else passing = middle;
  }
  return failing;
}
