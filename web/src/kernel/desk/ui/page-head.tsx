import { type ReactNode, useEffect, useRef } from 'react';
import { wasMovedTo } from './address';

interface PageHeadProps {
  title: string;
  aside?: ReactNode;
  /** It was opened from a list of the same page. */
  takesFocus?: boolean;
  children?: ReactNode;
}

/** What page this is, what is to be known of it, and its own switches. */
export function PageHead({ title, aside, takesFocus = false, children }: PageHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wasMovedTo() || takesFocus) heading.current!.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className="page-head">
      <div>
        <h1 ref={heading} tabIndex={-1}>{title}</h1>
        {children}
      </div>
      {aside && <div className="switches">{aside}</div>}
    </div>
  );
}
