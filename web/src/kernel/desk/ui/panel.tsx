import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  aside?: ReactNode;
  wide?: boolean;
  busy?: boolean;
  children: ReactNode;
}

/** A part of the page with its heading, which takes the focus when what had it is gone. */
export function Panel({ title, aside, wide, busy, children }: PanelProps) {
  const id = useId();
  return (
    <section className={wide ? 'panel wide' : 'panel'} aria-labelledby={id} aria-busy={busy}>
      <div className="panel-head">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Those who came to something by keyboard that is gone now go on from the heading of its panel. */
export function focusHeadingOf(part: Element | null): void {
  part?.closest('section')?.querySelector('h2')?.focus();
}
