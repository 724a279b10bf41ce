import { PortraitFrame } from './portrait-frame';

/** A woman with dark, tied hair, and drops of water in the air. */
export function SpringPortrait() {
  return (
    <PortraitFrame>
      <path fill="var(--color-dune)" opacity="0.7" d="M0 108c40-22 70-20 100-8 24 10 42 8 60-2v62H0z" />
      <path
        fill="var(--color-sea-light)"
        d="M30 26c8 9 12 14 12 20a12 12 0 0 1-24 0c0-6 4-11 12-20M134 60c5 6 8 10 8 14a8 8 0 0 1-16 0c0-4 3-8 8-14"
      />
      <circle cx="80" cy="26" r="16" fill="var(--color-hull)" />
      <path fill="var(--color-hull)" d="M80 32c26 0 36 18 36 42 0 14-3 24-8 32H52c-5-8-8-18-8-32 0-24 10-42 36-42" />
      <path fill="var(--color-sand)" d="M20 164c0-34 26-48 60-48s60 14 60 48z" />
      <path fill="var(--color-dune-shade)" d="M68 98h24v20c-6 8-18 8-24 0z" />
      <path fill="var(--color-dune-shade)" d="M80 44c17 0 25 12 25 30 0 19-11 34-25 34S55 93 55 74c0-18 8-30 25-30" />
      <path fill="var(--color-hull)" d="M53 72c1-20 12-32 28-32s26 12 26 32c-6-5-10-11-12-18-10 8-26 14-42 18" />
      <g stroke="var(--color-hull)" strokeWidth="2.5" strokeLinecap="round">
        <path d="M66 76c2-2 5-2 7 0M88 76c2-2 5-2 7 0M73 94c4 4 10 4 14 0" />
      </g>
      <circle cx="53" cy="88" r="3.5" fill="var(--color-sea)" />
      <circle cx="107" cy="88" r="3.5" fill="var(--color-sea)" />
    </PortraitFrame>
  );
}
