import { formatAed } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { celebrationTexts } from '../texts.en';
import { nameOf } from '../../../kernel/i18n/name-of';
import { celebrationResult } from './celebration-rules';
import type { Celebration } from './celebration-store';

/** Title and text of a celebration, and what is said when it is shared. */
export function celebrationWords(celebration: Celebration): { title: string; text: string; share: string } {
  const { trade, milestone, levelUp, shareTrade, shareMilestone, shareLevel } = celebrationTexts;
  switch (celebration.kind) {
    case 'trade': {
      const { valueAed, device } = celebration;
      const bottles = celebrationResult(celebration).saved?.bottles ?? 0;
      return {
        title: trade.title,
        text: trade.text(formatAed(valueAed), device),
        share: shareTrade(formatWhole(bottles)),
      };
    }
    case 'milestone': {
      const percent = formatWhole(celebration.percent);
      return {
        title: milestone.title,
        text: milestone.text(celebration.title, percent),
        share: shareMilestone(celebration.title, percent),
      };
    }
    case 'level-up':
      return {
        title: levelUp.title,
        text: levelUp.text(nameOf(celebration.level)),
        share: shareLevel(nameOf(celebration.level)),
      };
  }
}
