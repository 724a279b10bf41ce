import { Tabs as RadixTabs } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
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

/** Tabs above their panels; where they do not fit they scroll sideways, to the chosen one first. */
export function Tabs<T extends string>({ label, tabs, value, onChange, className, children }: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const chosen = list.current?.querySelector(`[data-tab="${value}"]`)?.getBoundingClientRect();
    const box = list.current?.getBoundingClientRect();
    // Measured rather than asked to scroll into view, which would move the page as well.
    if (chosen && box) list.current!.scrollBy({ left: chosen.left + chosen.width / 2 - (box.left + box.width / 2) });
  }, [value]);

  return (
    <RadixTabs.Root value={value} onValueChange={(chosen) => onChange(chosen as T)} className={className}>
      <RadixTabs.List ref={list} aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line p-1">
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            data-tab={tab.value}
            className="-mb-[5px] inline-flex min-h-12 shrink-0 cursor-pointer items-center gap-2 border-b-3 border-transparent px-2.5 text-sm font-semibold whitespace-nowrap text-ink-muted -outline-offset-3 transition-colors hover:text-ink sm:px-4 sm:text-base data-[state=active]:border-accent data-[state=active]:text-accent"
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {children}
    </RadixTabs.Root>
  );
}

/** What one tab shows. */
export function TabPanel({ value, className, children }: { value: string; className?: string; children: ReactNode }) {
  return (
    <RadixTabs.Content value={value} className={classNames('pt-6', className)}>
      {children}
    </RadixTabs.Content>
  );
}
