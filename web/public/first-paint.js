// Applies what was remembered of theme, language and company before the first paint. A file of its own, so that a
// strict content security policy can stay.

// That policy forbids code made from text. zod, which checks forms, would try it with its first schema and be reported.
globalThis.__zod_globalConfig = { jitless: true };

(() => {
  const remembered = (key) => {
    try {
      return localStorage.getItem(`planet-heroes:${key}`);
    } catch {
      // Storage is switched off: the system's preferences decide.
      return null;
    }
  };
  const root = document.documentElement;

  const theme = remembered('theme');
  if (theme === 'light' || theme === 'dark') {
    root.dataset.theme = theme;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.media = meta.dataset.theme === theme ? 'all' : 'not all';
    }
  }

  const company = remembered('company');
  if (company) root.dataset.company = company;

  const asked = new URLSearchParams(location.search).get('lang');
  if ((asked ?? remembered('locale')) === 'ar') {
    root.lang = 'ar';
    root.dir = 'rtl';
  }
})();

// A drawn screen shows seconds before the client is there. Until then clicks and forms wait and what is typed is noted,
// in order; src/app/early-input.ts does it all again once the page can act. Links lead on by themselves.
(() => {
  const actions = [];
  const CHOICES = 'input[type="checkbox"], input[type="radio"]';
  const within = (event, selector) =>
    event.target instanceof Element && event.target.closest(`#root[data-static] :is(${selector})`);

  const note = (action) => {
    const last = actions.at(-1);
    const isSame = last?.target === action.target && last.kind === action.kind;
    // A field's later value takes the place of the one before; a button pressed again because nothing happened was
    // meant once.
    if (isSame && action.kind !== 'choose') actions.pop();
    actions.push(action);
  };

  const listeners = {
    click(event) {
      const target = within(event, 'button, input[type="submit"], [role="button"]');
      if (!target || event.target.closest('a[href]')) return;
      event.preventDefault();
      target.dataset.waiting = '';
      note({ kind: 'press', target, pointerType: event.pointerType || 'mouse' });
    },
    // A file field tells of a change alone, as choices do; other fields tell of each key.
    change({ target }) {
      if (target.matches(CHOICES)) note({ kind: 'choose', target, checked: target.checked });
      else note({ kind: 'fill', target, value: target.value });
    },
    input({ target }) {
      if (!target.matches(CHOICES)) note({ kind: 'fill', target, value: target.value });
    },
    submit(event) {
      event.preventDefault();
      note({ kind: 'submit', target: event.target });
    },
  };
  for (const [type, listen] of Object.entries(listeners)) addEventListener(type, listen, true);

  globalThis.earlyInput = {
    /** What was done so far, told once; from here on the page answers for itself. */
    take() {
      for (const [type, listen] of Object.entries(listeners)) removeEventListener(type, listen, true);
      for (const { target } of actions) delete target.dataset.waiting;
      return actions.splice(0);
    },
  };
})();
