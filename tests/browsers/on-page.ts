/** What stands in every page that the proxy passes on, before its own scripts. */
export type OnPage = ReturnType<typeof onPageOf>;

/** The script of `onPage`; it collects complaints from the first moment. */
export const ON_PAGE_SCRIPT = () => `<script>globalThis.onPage = (${onPageOf})();</script>`;

/** Runs in the page: it may use nothing of this file. */
function onPageOf() {
  const complaints: string[] = [];
  const complain = (what: string) => void complaints.push(what.slice(0, 300));
  addEventListener('error', (event) => {
    const { target, message, filename, lineno } = event;
    // Firefox reports here what leaving the page before has cut off: a link of that page.
    if ((target as Node | null)?.ownerDocument && !(target instanceof Node)) return;
    if (target instanceof Element) complain(`${target.tagName} failed: ${target.outerHTML}`);
    else complain(message ? `${message} (${filename}:${lineno})` : `${String(event)} at ${String(target)}`);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => complain(`unhandled: ${reason?.stack ?? reason}`));
  const { error } = console;
  console.error = (...values: unknown[]) => {
    complain(`console: ${values.map((value) => (value instanceof Error ? `${value.stack}` : `${value}`)).join(' ')}`);
    error.apply(console, values);
  };

  const ROLES = { button: 'button, [role=button]', link: 'a[href]', tab: '[role=tab]' };
  const shows = (element: Element) => element.getClientRects().length > 0 && element.checkVisibility();
  /** Without the marks that keep a figure's direction, which not every engine hands out. */
  const plain = (text: string | null | undefined) =>
    (text ?? '').replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' ').trim();
  /** Where one acts: the dialog that lies on top, or else the page. */
  const front = () => [...document.querySelectorAll('[role=dialog], dialog[open]')].filter(shows).at(-1) ?? document;
  const textsOf = (ids: string | null) =>
    ids?.split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  const labelled = (element: Element) =>
    element.getAttribute('aria-label') ?? textsOf(element.getAttribute('aria-labelledby'));
  const nameOf = (element: Element) => plain(labelled(element) ?? element.textContent);
  const labelOf = (field: HTMLInputElement) =>
    plain(labelled(field) ?? [...field.labels ?? []].map(({ textContent }) => textContent).join(' '));
  const fieldOf = (label: string) =>
    [...front().querySelectorAll<HTMLInputElement>('input, textarea, select')]
      .find((field) => !field.disabled && new RegExp(label).test(labelOf(field)));

  /** Whether it stands in a card, a row or a named region of a text. */
  const isIn = (element: Element, text: string) => {
    const region = element.closest('section[aria-label], [role=region]');
    return `${element.closest('article, li, tr, [role=row]')?.textContent} ${region && nameOf(region)}`.includes(text);
  };

  const pictureOf = (name: string) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2400, 1800];
    canvas.getContext('2d')!.fillRect(0, 0, 1200, 900);
    const bytes = Uint8Array.from(atob(canvas.toDataURL('image/png').split(',')[1]!), (letter) => letter.charCodeAt(0));
    return new File([bytes], name, { type: 'image/png' });
  };

  return {
    complaints,
    nameOf,
    front,
    isHydrated(): boolean {
      if (document.readyState !== 'complete' || document.querySelector('#root[data-static]')) return false;
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
      return !document.querySelector('[data-static], main [aria-busy=true]');
    },
    hasBadge: () =>
      [...document.querySelectorAll('button')].some((button) =>
        shows(button) && /(Pause|Resume) live updates|التحديثات المباشرة/.test(nameOf(button))
      ),
    click(role: keyof typeof ROLES, name: string, within: string): boolean {
      const found = [...front().querySelectorAll<HTMLButtonElement>(ROLES[role])].find((element) =>
        shows(element) && !element.disabled && new RegExp(name).test(nameOf(element))
        && (!within || isIn(element, within))
      );
      found?.scrollIntoView({ block: 'center', behavior: 'instant' });
      found?.focus();
      found?.click();
      return found !== undefined;
    },
    type(label: string, text: string): boolean {
      const field = fieldOf(label);
      if (!field) return false;
      field.focus();
      const option = [...field.querySelectorAll('option')].find(({ textContent }) => textContent === text);
      // React notices what its own setter was not asked for.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, option?.value ?? text);
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      return true;
    },
    /** Chooses one of a group's options, by what their labels begin with. */
    pick(group: string, option: string): boolean {
      const found = [...front().querySelectorAll('fieldset')]
        .find((set) => shows(set) && plain(set.querySelector('legend')?.textContent).startsWith(group));
      const label = [...found?.querySelectorAll('label') ?? []]
        .find(({ textContent }) => plain(textContent).startsWith(option));
      label?.click();
      return label !== undefined;
    },
    /** Gives a file field a text, or a picture as large as a camera makes it. */
    choose(label: string, name: string, text?: string): boolean {
      const field = fieldOf(label);
      if (!field) return false;
      const files = new DataTransfer();
      files.items.add(text === undefined ? pictureOf(name) : new File([text], name, { type: 'text/csv' }));
      field.files = files.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
      return true;
    },
    sees(pattern: string): string | undefined {
      return new RegExp(pattern).exec(plain(document.body.innerText))?.[0];
    },
    /** What is wrong with the screen as it stands. */
    faultsOfScreen(locale: string): string[] {
      const faults: string[] = [];
      const { lang, dir, scrollWidth } = document.documentElement;
      if (lang !== locale || dir !== (locale === 'ar' ? 'rtl' : 'ltr')) faults.push(`is in ${lang}, ${dir}`);
      const heading = [...document.querySelectorAll('h1')].find(shows);
      if (!heading || heading.getBoundingClientRect().height < 10) faults.push('shows no heading');
      if (scrollWidth > innerWidth) faults.push(`is ${scrollWidth - innerWidth} px wider than its window`);
      return faults;
    },
    /** Parts of the dialog on top that are less tall than their first three children, and do not scroll. */
    collapsed(): string[] {
      const dialog = front();
      if (!(dialog instanceof Element)) return ['no dialog'];
      if (dialog.getBoundingClientRect().height < 100) return ['the dialog is less than 100 px tall'];
      const { left, right } = dialog.getBoundingClientRect();
      const faults = left < -1 || right > innerWidth + 1 ? ['the dialog is wider than the window'] : [];
      for (const part of [dialog, ...dialog.querySelectorAll('*')]) {
        if (!(part instanceof HTMLElement) || !shows(part) || getComputedStyle(part).position === 'absolute') continue;
        const { height } = part.getBoundingClientRect();
        const rects = [...part.children].slice(0, 3)
          .filter((child) => shows(child) && !/absolute|fixed/.test(getComputedStyle(child).position))
          .map((child) => child.getBoundingClientRect());
        const needed = Math.max(...rects.map(({ bottom }) => bottom)) - Math.min(...rects.map(({ top }) => top));
        const scrolls = /auto|scroll/.test(getComputedStyle(part).overflowY);
        const least = scrolls ? Math.min(needed, 120) : needed;
        const clips = getComputedStyle(part).overflowY !== 'visible';
        if (rects.length > 0 && clips && height > 1 && height < least - 2)
          faults.push(`${Math.round(height)} px for ${Math.round(needed)} px: ${part.tagName} ${part.className}`);
      }
      return faults;
    },
  };
}
