import { environmentalTexts } from '../texts.en';
import { Heading } from '../../../kit/heading';

/** The years so far, and the next one that matters: downwards on phones, along a line where there is room. */
export function Timeline() {
  return (
    <ol className="grid gap-x-6 gap-y-8 border-s-2 border-sea-light ps-7 lg:grid-cols-5 lg:border-s-0 lg:border-t-2 lg:ps-0 lg:pt-8">
      {environmentalTexts.timeline.steps.map(({ date, title, text }) => (
        <li key={date} className="relative">
          <span
            aria-hidden
            className="absolute -start-[2.3rem] top-1.5 size-4 rounded-full border-4 border-canvas bg-accent outline-2 outline-accent lg:start-0 lg:-top-[2.6rem]"
          />
          <p className="text-sm font-semibold text-accent">{date}</p>
          <Heading level={3}>{title}</Heading>
          <p className="mt-1 max-w-prose text-ink-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
