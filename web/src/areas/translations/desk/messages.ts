import type { OfferKind } from '@planet-heroes/contracts/areas/translations/translations.contract';

/** The texts of the panel in which offers are written in Arabic. */
export const TRANSLATIONS_MESSAGES = {
  title: 'In Arabic',
  facts: (lacking: string) =>
    `Arabic readers see these texts in Arabic once they are written here, else in English. ${lacking}`,
  lacking: (count: number) =>
    count === 0 ? 'Nothing is missing.' : count === 1 ? 'One text is missing.' : `${count} texts are missing.`,
  reading: 'Reading the texts…',
  none: 'Nothing to translate. The product’s own offers are in Arabic already.',
  columns: { english: 'English', arabic: 'Arabic', actions: 'Actions' },
  kinds: { reward: 'Reward', challenge: 'Challenge', mission: 'Mission' } satisfies Record<OfferKind, string>,
  of: (kind: string, title: string) => `${kind}: ${title}`,
  missing: 'Missing',
  write: 'Write…',
  change: 'Change…',
  writeOf: (english: string) => `Write in Arabic: ${english}`,
  changeOf: (english: string) => `Change in Arabic: ${english}`,
  ask: 'Write it in Arabic',
  label: 'Arabic',
  yes: 'Keep',
  takeBack: 'Leave empty to return to English.',
  takenBack: 'Removed. It shows in English again.',
  kept: 'Saved. Arabic readers see it when they next open the page.',
};
