/** Lines that people wrote, such as reasons, each ended by a full stop, so that they can stand in one paragraph. */
export const asSentences = (lines: readonly string[]): string[] =>
  lines.map((line) => (/[.!?؟…]$/u.test(line) ? line : `${line}.`));
