// Applies what was remembered of theme, language, company and hero before the first paint. A file of its own, so that a
// strict content security policy can stay.

// That policy forbids code made from text. zod, which checks forms, would try it with its first schema and be reported.
globalThis.__zod_globalConfig = { jitless: true };

(() => {
  // `first` is remembered where nothing is yet.
  const remembered = (key, first) => {
    const name = `planet-heroes:${key}`;
    try {
      const kept = localStorage.getItem(name);
      if (first && !kept) localStorage.setItem(name, first);
      return kept;
    } catch {
      // Storage is switched off: the system's preferences decide.
      return null;
    }
  };
  const root = document.documentElement;

  const theme = remembered('theme');
  if (theme) {
    root.dataset.theme = theme;
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
      meta.media = meta.dataset.theme === theme ? 'all' : 'not all';
    }
  }

  const company = remembered('company');
  if (company) root.dataset.company = company;

  // Who has a hero is not invited to join while the page is still as it was prerendered.
  if (remembered('hero')) root.dataset.hero = '';

  // The first Arabic or English, such as ar-AE; another language asks for nothing. The address asks for its own page,
  // and for the next ones before the visitor has chosen.
  const known = (languages) => /(?:^|,)(ar|en)(?![a-z])/.exec(languages)?.[1];
  const asked = known(new URLSearchParams(location.search).get('lang'));
  if (known([asked, remembered('locale', asked), navigator.languages]) === 'ar') {
    root.lang = 'ar';
    root.dir = 'rtl';
  }
})();

// A prerendered screen shows seconds before it is hydrated, and deferred parts wait until a visitor is near. Until then
// clicks, submits and typing are recorded in order; kernel/hydration/early-input.ts repeats them once the page or the
// part is hydrated. Links work without script.
(() => {
  let actions = [];
  const CHOICES = '[type=checkbox],[type=radio]';

  // The path of an element: the index of each ancestor among its siblings. Recorded at once, because rendering again
  // may remove the element.
  const pathOf = (element) => {
    const parent = element.parentElement;
    return parent ? [...pathOf(parent), [...parent.children].indexOf(element)] : [];
  };

  const note = (action) => {
    const part = action.target.closest('[data-static]');
    if (!part) return;
    const last = actions.at(-1);
    const isSame = last?.target === action.target && last.kind === action.kind;
    // A field's later value takes the place of the one before; a button pressed again because nothing happened was
    // meant once.
    if (isSame && action.kind !== 'choose' && action.kind !== 'key') actions.pop();
    actions.push({ ...action, part, path: pathOf(action.target) });
  };

  // A client that is just taking the page over would do it at once, and once more when it is done again.
  const swallow = (event) => {
    event.preventDefault();
    event.stopPropagation();
  };

  const listeners = {
    click(event) {
      const isElement = event.target instanceof Element;
      const target = isElement && event.target.closest('button,[type=submit],[role=button]');
      if (!target?.closest('[data-static]') || event.target.closest('a[href]')) return;
      swallow(event);
      target.dataset.waiting = '';
      note({ kind: 'press', target, pointerType: event.pointerType || 'mouse' });
    },
    // Other controls move by keys without a script; tabs do not.
    keydown(event) {
      const { target, key } = event;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (!/^(Arrow(Lef|Righ)t|Home|End)$/.test(key) || !target.matches?.('[data-static] [role=tab]')) return;
      swallow(event);
      note({ kind: 'key', target, key });
    },
    // File fields and choices dispatch `change` only; other fields dispatch `input` for each key.
    change({ target }) {
      if (target.matches(CHOICES)) note({ kind: 'choose', target, checked: target.checked });
      else note({ kind: 'fill', target, value: target.value });
    },
    input({ target }) {
      if (!target.matches(CHOICES)) note({ kind: 'fill', target, value: target.value });
    },
    submit(event) {
      if (!event.target.closest('[data-static]')) return;
      swallow(event);
      note({ kind: 'submit', target: event.target });
    },
  };
  for (const [type, listen] of Object.entries(listeners)) addEventListener(type, listen, true);

  globalThis.earlyInput = {
    /**
     * Hands out, once, the input recorded in a part or in the page outside its parts; recording there ends.
     * `isWhole`: including its parts.
     */
    take(part, isWhole) {
      const taken = actions.filter((action) => (isWhole ? part.contains(action.part) : action.part === part));
      actions = actions.filter((action) => !taken.includes(action));
      for (const { target } of taken) delete target.dataset.waiting;
      return taken;
    },
    /** Records taken input again, for the part that replaced the one it was given in. */
    keep(action, part) {
      actions.push({ ...action, part });
    },
  };
})();
