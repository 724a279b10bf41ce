/** The texts of another language than English, by group; set once, before anything is shown. */
let translations: Record<string, unknown> | undefined;
const waiting: [group: string, english: object][] = [];

/**
 * A group of texts, which another language may be laid over; what is not translated stays English. Groups of the first
 * load are there before the other language is: their texts must be read when something is shown, not when its code is
 * loaded.
 */
export function translated<T extends object>(group: string, english: T): T {
  if (translations) overlay(english, translations[group]);
  else waiting.push([group, english]);
  return english;
}

/** Lays another language over all groups: over those that are there, and over each that comes with a screen. */
export function translateInto(texts: Record<string, unknown>): void {
  translations = texts;
  for (const [group, english] of waiting.splice(0)) overlay(english, texts[group]);
}

function overlay(english: object, texts: unknown): void {
  if (!isGroup(texts)) return;
  const target = english as Record<string, unknown>;
  for (const [key, text] of Object.entries(texts)) {
    const old = target[key];
    if (isGroup(text) && isGroup(old)) overlay(old, text);
    else target[key] = text;
  }
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
