import { createContext, type KeyboardEvent, type ReactNode, use, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names';

interface TabsProps<T extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly { value: T; label: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
  className?: string;
  /** One `TabPanel` for each tab. */
  children: ReactNode;
}

/** The chosen tab, and what its parts are called. */
const TabsContext = createContext<{ id: string; chosen: string }>({ id: '', chosen: '' });
const tabId = (id: string, value: string) => `${id}-tab-${value}`;
const panelId = (id: string, value: string) => `${id}-panel-${value}`;

/**
 * Tabs above their panels, their names beginning where the content below does. Where they do not fit they scroll
 * sideways, to the chosen one first, and fade out where there are more. The chosen one alone is a stop of the tab key;
 * arrows, Home and End lead to the others and choose them.
 */
export function Tabs<T extends string>({ label, tabs, value, onChange, className, children }: TabsProps<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState('');

  useEffect(() => {
    const box = list.current!;
    const look = (): void => {
      const before = Math.abs(box.scrollLeft);
      const after = box.scrollWidth - box.clientWidth - before;
      setMore([before > 1 && 'before', after > 1 && 'after'].filter(Boolean).join(' '));
    };
    const watcher = new ResizeObserver(look);
    watcher.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, []);

  useEffect(() => {
    const chosen = list.current?.querySelector(`[data-tab="${value}"]`)?.getBoundingClientRect();
    const box = list.current?.getBoundingClientRect();
    // Measured rather than asked to scroll into view, which would move the page as well.
    if (chosen && box) list.current!.scrollBy({ left: chosen.left + chosen.width / 2 - (box.left + box.width / 2) });
  }, [value]);

  const choose = (chosen: T): void => {
    if (chosen !== value) onChange(chosen);
  };

  return (
    <TabsContext value={{ id, chosen: value }}>
      <div className={className}>
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          data-more={more || undefined}
          className={classNames('tab-row -mx-2 flex gap-1 py-1 sm:gap-3', more && 'fades-out')}
        >
          {tabs.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={tabId(id, tab.value)}
              aria-selected={tab.value === value}
              aria-controls={panelId(id, tab.value)}
              tabIndex={tab.value === value ? 0 : -1}
              data-tab={tab.value}
              data-state={tab.value === value ? 'active' : 'inactive'}
              onClick={() => choose(tab.value)}
              onFocus={() => choose(tab.value)}
              onKeyDown={moveFocus}
              className="-mb-1 inline-flex min-h-12 shrink-0 cursor-pointer items-center gap-2 border-b-3 border-transparent px-2 text-sm font-semibold whitespace-nowrap text-ink-muted -outline-offset-3 transition-colors hover:text-ink sm:text-base data-[state=active]:border-accent data-[state=active]:text-accent"
            >
              {tab.label}
            </button>
          ))}
        </div>
        {children}
      </div>
    </TabsContext>
  );
}

/** What one tab shows. */
export function TabPanel({ value, className, children }: { value: string; className?: string; children: ReactNode }) {
  const { id, chosen } = use(TabsContext);
  const isChosen = value === chosen;
  return (
    <div
      role="tabpanel"
      id={panelId(id, value)}
      aria-labelledby={tabId(id, value)}
      hidden={!isChosen}
      // A panel need not begin with something that takes the focus.
      tabIndex={0}
      className={classNames('pt-6', className)}
    >
      {isChosen && children}
    </div>
  );
}

/** Puts focus on the tab that a key leads to, which chooses it: the arrows in a ring, as the page is written. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const tab = event.currentTarget;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tabs = [...tab.parentElement!.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.indexOf(tab);
  const forward = getComputedStyle(tab).direction === 'rtl' ? -1 : 1;
  const next = {
    ArrowRight: at + forward,
    ArrowLeft: at - forward,
    Home: 0,
    End: -1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  tabs.at(next % tabs.length)!.focus();
}
