type Texts = Record<string, unknown>;

/** Where another language's texts are, by group. */
export type Translations = Readonly<Record<string, () => Promise<object>>>;

/** The groups whose code is there, in the language that the page shows. */
const groups = new Map<string, object>();
/** What leads the groups back to English. */
const undo: (() => void)[] = [];
/** The language that lies over them now, and what of it is still on its way. */
let shown: Translations | undefined;
const underWay = new Set<Promise<void>>();
/** The groups that may stay English until more than the first screen is shown. */
const waiting = new Set<string>();

/**
 * A group of texts, which another language may be laid over. It is changed in place and may change at any time: read
 * its texts when something is shown, not when its code is loaded.
 */
export function translated<T extends object>(group: string, english: T): T {
  groups.set(group, english);
  if (shown) follow(group, shown);
  return english;
}

/**
 * Shows all texts in another language, or in English again, once those of the groups that are there have come. With
 * `first`, only these are waited for, and the others come with the next code.
 */
export async function translateInto(language: Translations | undefined, first?: readonly string[]): Promise<void> {
  const there = language ? [...groups.keys()] : [];
  const names = first ? there.filter((group) => first.includes(group)) : there;
  const texts = await Promise.all(names.map(async (group) => language![group]?.()));
  for (const restore of undo.splice(0).reverse()) restore();
  shown = language;
  names.forEach((group, index) => overlay(groups.get(group)!, texts[index]));
  waiting.clear();
  if (language) for (const group of groups.keys()) if (!names.includes(group)) waiting.add(group);
}

/** Resolves once what has been loaded shows in the page's language. What cannot be had stays English. */
export async function textsThere(): Promise<void> {
  for (const group of waiting) follow(group, shown!);
  waiting.clear();
  while (underWay.size > 0) await Promise.all(underWay);
}

/** Translates a group that came with a later screen. */
function follow(group: string, language: Translations): void {
  const coming = (async () => {
    try {
      const texts = await language[group]?.();
      if (shown === language) overlay(groups.get(group)!, texts);
    } catch (error) {
      console.warn(`The texts of ${group} could not be loaded`, error);
    }
  })();
  underWay.add(coming);
  void coming.then(() => underWay.delete(coming));
}

function overlay(english: object, texts: unknown): void {
  if (!isGroup(texts)) return;
  const target = english as Texts;
  for (const [key, text] of Object.entries(texts)) {
    const old = target[key];
    if (isGroup(text) && isGroup(old)) overlay(old, text);
    else {
      const isNew = !(key in target);
      undo.push(() => {
        if (isNew) delete target[key];
        else target[key] = old;
      });
      target[key] = text;
    }
  }
}

function isGroup(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
