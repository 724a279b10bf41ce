import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether a section is open to change. What was pressed goes: reading goes on at the heading of the section. */
export function useChanging(heading: RefObject<HTMLElement | null>) {
  const [isChanging, setChanging] = useState(false);
  const change = (to: boolean): void => {
    flushSync(() => setChanging(to));
    heading.current?.focus();
  };
  return [isChanging, change] as const;
}
