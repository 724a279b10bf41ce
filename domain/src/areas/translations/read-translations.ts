import { hash } from 'node:crypto';
import { ARABIC_OFFERS } from '@planet-heroes/contracts/areas/translations/arabic-offers';
import type { OfferedText, OfferKind } from '@planet-heroes/contracts/areas/translations/translations.contract';
import type { Queryable } from '../../kernel/database/database.js';
import type { DubaiChallengeRecord, DubaiRewardRecord } from '../dubai-rewards/dubai-rewards.area.js';
import type { SponsoredMissionRecord } from '../missions/missions.area.js';
import type { TextTranslation } from './text-translation.entity.js';

/** All texts that operators wrote in Arabic, by the English ones. */
export async function readTranslations(database: Queryable): Promise<Record<string, string>> {
  const found = await database.tables<typeof TextTranslation>().selectFrom('text_translation')
    .select(['english', 'arabic']).orderBy('english').execute();
  return Object.fromEntries(found.map(({ english, arabic }) => [english, arabic]));
}

/** Texts in Arabic, by the English ones, where there is Arabic: from the product or from an operator. */
export async function inArabic(database: Queryable, texts: readonly string[]): Promise<Map<string, string>> {
  const isOurs = (text: string) => Object.hasOwn(ARABIC_OFFERS, text);
  const known = texts.filter(isOurs).map((text) => [text, ARABIC_OFFERS[text]!] as const);
  const digests = texts.filter((text) => !isOurs(text)).map((text) => hash('sha256', text));
  if (digests.length === 0) return new Map(known);
  const written = await database.tables<typeof TextTranslation>().selectFrom('text_translation')
    .select(['english', 'arabic']).where('digest', 'in', digests).execute();
  return new Map([...known, ...written.map(({ english, arabic }) => [english, arabic] as const)]);
}

/**
 * The texts of the offers on the lists that do not come with the product, each once, with its Arabic; those without
 * any first.
 */
export async function listOfferedTexts(database: Queryable): Promise<OfferedText[]> {
  const tables = database
    .tables<typeof DubaiChallengeRecord | typeof DubaiRewardRecord | typeof SponsoredMissionRecord>();
  const rewards = await tables.selectFrom('dubai_reward').select(['title', 'description'])
    .where('retiredAt', 'is', null).orderBy('expiresAt', 'desc').orderBy('id').execute();
  const challenges = await tables.selectFrom('dubai_challenge').select(['title', 'description', 'rewardItem'])
    .where('retiredAt', 'is', null).orderBy('expiresAt', 'desc').orderBy('id').execute();
  const missions = await tables.selectFrom('sponsored_mission').select(['title', 'description'])
    .orderBy('openedAt', 'desc').orderBy('id').execute();
  const arabic = await readTranslations(database);
  const texts = new Map<string, OfferedText>();
  const add = (kind: OfferKind, of: string, all: readonly string[]) => {
    for (const english of all) {
      if (Object.hasOwn(ARABIC_OFFERS, english) || texts.has(english)) continue;
      texts.set(english, { kind, of, english, arabic: arabic[english] ?? null });
    }
  };
  for (const { title, description } of rewards) add('reward', title, [title, description]);
  for (const { title, description, rewardItem } of challenges) add('challenge', title, [title, description, rewardItem]);
  for (const { title, description } of missions) add('mission', title, [title, description]);
  const all = [...texts.values()];
  return [...all.filter((text) => text.arabic === null), ...all.filter((text) => text.arabic !== null)];
}
