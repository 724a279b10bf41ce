import type { HeroStandingChange, RankCause } from '@planet-heroes/contracts/socket-map';
import { formatWhole } from '../../kernel/i18n/format-number';
import { commonTexts } from '../../kernel/i18n/texts.en';
import { pointsLedgerTexts } from './texts.en';
import { reasonOf } from '../../kernel/i18n/name-of';

/**
 * Why a standing changed, in words, the first cause first. Points for one reason are summed and named once.
 */
export function causesInWords(causes: readonly RankCause[]): string {
  const { standing } = pointsLedgerTexts;
  return eachReasonOnce(causes)
    .map((cause) => {
      switch (cause.kind) {
        case 'earned':
          return cause.points < 0
            ? standing.takenBack(formatWhole(-cause.points), reasonOf(cause.reason))
            : standing.earned(formatWhole(cause.points), reasonOf(cause.reason));
        case 'passed':
          return standing.passed(cause.by, cause.hero);
        case 'climbed':
          return standing.climbed(cause.past);
      }
    })
    .join(commonTexts.separator);
}

function eachReasonOnce(causes: readonly RankCause[]): RankCause[] {
  const told: RankCause[] = [];
  for (const cause of causes) {
    const index = told.findIndex((other) =>
      cause.kind === 'earned' && other.kind === 'earned' && other.reason === cause.reason
    );
    const same = told[index];
    if (cause.kind === 'earned' && same?.kind === 'earned')
      told[index] = {
        ...same,
        points: same.points + cause.points,
      };
    else told.push(cause);
  }
  return told;
}

/** A change of the visitor's own standing as one sentence, from the rank that was announced last. */
export function changeInWords(change: Pick<HeroStandingChange, 'to' | 'causes'>, fromRank: number): string {
  const { standing } = pointsLedgerTexts;
  const from = formatWhole(fromRank);
  const to = formatWhole(change.to);
  const moved = change.to < fromRank
    ? standing.climbedTo(from, to)
    : change.to > fromRank
    ? standing.fellTo(from, to)
    : standing.stayedAt(to);
  // Points earned meanwhile do not explain a fall: they get their own sentence.
  const isReason = (cause: RankCause) => change.to <= fromRank || cause.kind !== 'earned' || cause.points < 0;
  const why = causesInWords(change.causes.filter(isReason));
  const besides = causesInWords(change.causes.filter((cause) => !isReason(cause)));
  return [why ? `${moved}: ${why}.` : `${moved}.`, besides && `${besides}.`].filter(Boolean).join(' ');
}
