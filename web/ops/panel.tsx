import { type ReactNode, useId } from 'react';

/** A part of the page with its heading, which takes the focus when what had it is gone. */
export function Panel({ title, aside, wide, children }: { title: string; aside?: ReactNode; wide?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section className={wide ? 'panel wide' : 'panel'} aria-labelledby={id}>
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
