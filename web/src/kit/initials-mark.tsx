import { classNames } from './class-names';

const SIZES = { small: 'size-6 text-[0.625rem]', medium: 'size-11 text-sm' } as const;
const TINTS = [
  'bg-accent-soft text-accent-strong',
  'bg-sand-soft text-ink',
  'bg-positive-soft text-positive',
  'bg-warning-soft text-warning',
];

const CHARACTERS = new Intl.Segmenter();

/** A round mark with a person's initials; the same name always has the same tint. */
export function InitialsMark({ name, size = 'medium' }: { name: string; size?: keyof typeof SIZES }) {
  const letters = initialsOf(name);
  const tint = TINTS[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % TINTS.length];
  return (
    <span
      aria-hidden
      className={classNames('grid shrink-0 place-items-center rounded-full font-semibold', SIZES[size], tint)}
    >
      {letters}
    </span>
  );
}

/** The first letters of a name's first two words, each a whole character: an emoji is one. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s()]+/u).filter(Boolean).slice(0, 2);
  return words.map((word) => [...CHARACTERS.segment(word)][0]!.segment).join('');
}
