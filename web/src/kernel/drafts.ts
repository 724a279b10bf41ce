import { tabStorage } from './browser-storage';

const KEY = 'planet-heroes:drafts';

type Draft = Readonly<Record<string, string>>;

/**
 * What was entered in a form and has not been sent, so that a reload does not lose it. Kept for this tab alone: it may
 * hold an address.
 */
export function draftOf(form: string): Draft {
  return allDrafts()[form] ?? {};
}

/** Keeps a form's entries; without any, forgets those that were kept. */
export function keepDraft(form: string, entries?: Draft): void {
  const { [form]: _before, ...others } = allDrafts();
  tabStorage.setItem(KEY, JSON.stringify(entries ? { ...others, [form]: entries } : others));
}

/** Nobody's entries may be read by who comes next. */
export function forgetDrafts(): void {
  tabStorage.removeItem(KEY);
}

function allDrafts(): Readonly<Record<string, Draft>> {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Draft>) : {};
  } catch {
    return {};
  }
}
