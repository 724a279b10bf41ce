/** The note of a step in which a locked price changed. In fils. */
export function repricingNote(from: number, to: number): string {
  return `${from} ${to}`;
}

/** What the price was and what it became, by such a note. In fils. */
export function pricesOf(note: string): readonly [from: number, to: number] {
  const [from = Number.NaN, to = Number.NaN] = note.split(' ').map(Number);
  return [from, to];
}
