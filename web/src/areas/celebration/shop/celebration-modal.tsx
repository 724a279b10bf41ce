import { CELEBRATION } from '@planet-heroes/contracts/areas/heroes/points';
import { type Ref, useEffect, useRef, useState } from 'react';
import { celebrationTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { Dialog } from '../../../kit/dialog';
import { AchievementList, celebrationResult, type CelebrationResult } from './achievements';
import { type Celebration, endCelebration, useCelebrationStore } from '../celebration-store';
import { throwConfetti } from '../confetti';
import { joinLink, newReferralCode, shareOrCopy } from '../../shares/sharing';
import { formatWhole, perLocale } from '../../../kernel/i18n/format-number';
import { formatMass } from '../../../kernel/i18n/format-mass';
import { nameOf } from '../../../kernel/i18n/name-of';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { Progress } from '../../../kit/progress';
import { letDropFall } from '../../../kit/motion/falling-drop';
import { formatAed } from '../../../kernel/i18n/format-money';

const toATenth = perLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));

const CONFETTI_PIECES = 120;
const CONFETTI_BURSTS = 6;

/**
 * What a trade would bring, celebrated: confetti for 3 s, what would be saved, progress and achievements (spec document
 * 1, sections 2, 4 and 9).
 */
export function CelebrationModal({ celebration }: { celebration: Celebration }) {
  const open = useCelebrationStore((state) => state.open);
  const { title, text, share } = celebrationWords(celebration);
  const { saved, progress, achievements } = celebrationResult(celebration);

  useEffect(() => {
    if (open) return throwConfetti({ pieces: CONFETTI_PIECES, bursts: CONFETTI_BURSTS, forMs: CELEBRATION.confettiMs });
    return undefined;
  }, [open]);

  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && endCelebration()}
      title={title}
      description={text}
      width="small"
      isReading
      footer={
        <>
          {celebration.priceAt && (
            <ButtonLink
              variant="secondary"
              className="basis-full"
              to={celebration.priceAt}
              onClick={endCelebration}
            >
              {celebrationTexts.price}
            </ButtonLink>
          )}
          <ShareCelebration text={share} />
          <Button onClick={endCelebration}>{celebrationTexts.done}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <TrophyArt />
        {saved && <SavedFigures saved={saved} />}
        <HeroProgress key={progress.to} {...progress} />
        {achievements.length > 0 && <AchievementList achievements={achievements} />}
      </div>
    </Dialog>
  );
}

/** Shares the moment with a link to join; where the link was copied, it says so (spec document 1, section 7). */
function ShareCelebration({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  const [link] = useState(() => joinLink(newReferralCode()));
  const words = celebrationTexts;
  return (
    <>
      <p role="status" className={copied ? 'basis-full text-sm text-positive' : 'sr-only'}>
        {copied && words.copied}
      </p>
      <Button
        variant="quiet"
        onClick={async () => setCopied((await shareOrCopy({ title: words.shareTitle, text, url: link })) === 'copied')}
      >
        {words.share}
      </Button>
    </>
  );
}

/** The bar that fills from where it stood to where it stands now, half a second after it came into sight. */
function HeroProgress({ from, to }: { from: number; to: number }) {
  const [value, setValue] = useState(from);
  useEffect(() => {
    const timer = setTimeout(() => setValue(to), CELEBRATION.progressDelayMs);
    return () => clearTimeout(timer);
  }, [to]);
  const { progress, percent } = celebrationTexts;
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{progress}</span>
        <span className="font-display text-xl tabular-nums">{percent(toATenth().format(to))}</span>
      </p>
      <Progress className="mt-2" label={progress} value={value} />
    </div>
  );
}

/** Bottles, CO2 and points of a celebrated trade. */
function SavedFigures({ saved }: { saved: NonNullable<CelebrationResult['saved']> }) {
  const points = useRef<HTMLElement>(null);
  useEffect(() => letDropFall(points.current!), []);
  const text = celebrationTexts.figures;
  const figures: { label: string; value: string; ref?: Ref<HTMLElement> }[] = [
    { label: text.bottles, value: formatWhole(saved.bottles) },
    { label: text.carbon, value: formatMass(saved.co2Grams) },
    { label: text.points, value: formatWhole(saved.points), ref: points },
  ];
  return (
    <dl className="grid grid-cols-3 gap-3">
      {figures.map(({ label, value, ref }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-s-2 border-line ps-3">
          <dt className="text-xs text-ink-muted">{label}</dt>
          <dd ref={ref} className="w-fit text-lg font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A cup of clean water, held up before the sun. */
function TrophyArt() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 360 140"
      preserveAspectRatio="xMidYMid slice"
      className="h-32 w-full rounded-lg bg-sky"
      fill="none"
    >
      <circle cx="180" cy="66" r="52" fill="var(--color-sun)" />
      <g fill="var(--color-sand)">
        <path d="M52 40l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1zM302 30l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z" />
        <circle cx="96" cy="26" r="5" />
        <circle cx="268" cy="76" r="5" />
        <circle cx="82" cy="88" r="4" />
      </g>
      <path
        stroke="var(--color-spot-ink)"
        strokeWidth="8"
        strokeLinecap="round"
        d="M148 44h-18c0 22 10 32 24 34M212 44h18c0 22-10 32-24 34"
      />
      <path fill="var(--color-spot-paper)" d="M144 30h72v28a36 36 0 0 1-72 0z" />
      <path fill="var(--color-spot-soft)" d="M144 50c12 0 12-6 24-6s12 6 24 6 12-6 24-6v14a36 36 0 0 1-72 0z" />
      <path fill="var(--color-spot)" d="M146 66c11 0 12-5 23-5s12 5 22 5 12-4 24-4a36 36 0 0 1-69 4" />
      <path fill="var(--color-spot-ink)" d="M174 92h12v14h-12zM154 104h52a4 4 0 0 1 4 4v8h-60v-8a4 4 0 0 1 4-4" />
      <path fill="var(--color-dune)" d="M0 128c60-18 120-14 180-8s120 2 180-8v28H0z" />
    </svg>
  );
}

/** Title and text of a celebration, and what is said when it is shared. */
function celebrationWords(celebration: Celebration): { title: string; text: string; share: string } {
  const { trade, milestone, shareTrade, shareMilestone } = celebrationTexts;
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
      const name = nameOf(celebration.title);
      return {
        title: milestone.title,
        text: milestone.text(name, percent),
        share: shareMilestone(name, percent),
      };
    }
  }
}
