import { environmentalTexts } from '../texts.en';
import { CONTACT } from '../../../kernel/config/contact';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { TitleRow } from '../../../kernel/live/title-row';
import { PageSection } from '../../../kit/titled-section';
import { CountingNote } from '../../impact/counting-note';
import { ImpactFigures } from './impact-figures';
import { Spot } from '../../../kit/art/spot';
import { Heading } from '../../../kit/heading';
import { Card } from '../../../kit/card';
import { Badge } from '../../../kit/badge';
import {
  ENVIRONMENTAL_GOAL_PROGRESS, IMPACT_BASELINE, MARKETING_FIGURES,
} from '@planet-heroes/contracts/areas/impact/catalogue';
import { formatMass } from '../../../kernel/i18n/format-mass';
import { formatCompact, formatWhole } from '../../../kernel/i18n/format-number';
import { Progress } from '../../../kit/progress';

/**
 * Environmental impact: figures, goals, certifications, partners and the way here (spec document 2, sections 2 and 9).
 */
export function EnvironmentalPage() {
  const text = environmentalTexts;
  return (
    <>
      <TitleRow
        title={text.title}
        lead={text.lead}
        art={<ReefArt />}
        actions={
          <>
            <ButtonLink size="small" to="/aquacafe">{text.aquacafe}</ButtonLink>
            <ButtonLink size="small" to="/community" variant="secondary">
              {text.community}
            </ButtonLink>
          </>
        }
      />
      <PageSection title={text.figures.title}>
        <ImpactFigures />
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <CountingNote />
          <ButtonLink size="small" variant="secondary" to="/impact-dashboard">{text.figures.live}</ButtonLink>
        </div>
      </PageSection>
      <PageSection title={text.goals.title} lead={text.goals.lead}>
        <GoalList />
      </PageSection>
      <PageSection title={text.certifications.title} lead={<CertificationsLead />}>
        <CertificationList />
      </PageSection>
      <PageSection title={text.partners.title} lead={text.partners.lead}>
        <PartnerList />
      </PageSection>
      <PageSection title={text.timeline.title}>
        <Timeline />
      </PageSection>
      <ClosingCall />
    </>
  );
}

/** A turtle that comes up for air. */
function ReefArt() {
  return (
    <Spot sun={[62, 30]}>
      <path fill="var(--color-spot)" d="M42 66c2-24 20-36 42-36s40 14 44 36c-14 8-72 8-86 0" />
      <path fill="var(--color-spot-soft)" d="M58 60l8-16h16l4 16zm32 0l4-16h14l10 14zM72 40c8-5 18-5 28 0z" />
      <path
        fill="var(--color-spot-ink)"
        d="M124 56c2-10 10-15 19-13 7 2 10 8 8 13-2 6-10 9-20 11zM60 70c-8 4-16 10-26 10 2-8 8-14 18-16zm52 0c6 5 14 9 22 9-1-7-6-12-14-15z"
      />
      <path fill="var(--color-spot-paper)" d="M142 48a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5" />
    </Spot>
  );
}

/** The years so far, and the next one that matters: downwards on phones, along a line where there is room. */
function Timeline() {
  return (
    <ol className="grid gap-x-6 gap-y-8 border-s-2 border-sea-light ps-7 lg:grid-cols-5 lg:border-s-0 lg:border-t-2 lg:ps-0 lg:pt-8">
      {environmentalTexts.timeline.steps.map(({ date, title, text }) => (
        <li key={date} className="relative">
          <span
            aria-hidden
            className="absolute -start-[2.3rem] top-1.5 size-4 rounded-full border-4 border-canvas bg-accent outline-2 outline-accent lg:start-0 lg:-top-[2.6rem]"
          />
          <p className="text-sm font-semibold text-accent">{date}</p>
          <Heading level={3}>{title}</Heading>
          <p className="mt-1 max-w-prose text-ink-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** What a visitor can do next (spec document 2, section 2: calls to action). */
function ClosingCall() {
  const { closing, aquacafe, community } = environmentalTexts;
  return (
    <section aria-labelledby="closing-heading" className="page-width py-8 sm:py-12">
      <Card tone="accent" className="flex flex-col items-center gap-4 py-12 text-center">
        <Heading level={2} id="closing-heading">
          {closing.title}
        </Heading>
        <p className="max-w-prose">{closing.text}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <ButtonLink to="/aquacafe" size="large">
            {aquacafe}
          </ButtonLink>
          <ButtonLink to="/community" size="large" variant="secondary">
            {community}
          </ButtonLink>
        </div>
      </Card>
    </section>
  );
}

/** Who works with us, as what, and since when. */
function PartnerList() {
  const text = environmentalTexts.partners;
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
      {text.list.map(({ name, role, impact, since }) => (
        <li key={name} className="flex items-start gap-5 border-t border-line pt-5">
          <span
            aria-hidden
            className="grid size-14 shrink-0 place-items-center rounded-full bg-sand-soft font-display text-lg font-semibold"
          >
            {name
              .split(' ')
              .slice(0, 2)
              .map((word) => [...new Intl.Segmenter().segment(word)][0]!.segment)
              .join('')}
          </span>
          <div className="min-w-0">
            <Heading level={3}>{name}</Heading>
            <p className="text-sm font-semibold text-accent">{role}</p>
            <p className="mt-1">{impact}</p>
            <p className="mt-1 text-sm text-ink-muted">{text.since(since)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function CertificationsLead() {
  const { lead, ask, subject } = environmentalTexts.certifications;
  return (
    <>
      {lead}{' '}
      <a
        className="font-semibold text-accent underline underline-offset-4"
        href={`mailto:${CONTACT.email}?subject=${encodeURIComponent(subject)}`}
      >
        {ask}
      </a>
    </>
  );
}

/** Certifications, each active or waiting for its renewal (spec document 2, section 4). */
function CertificationList() {
  const text = environmentalTexts.certifications;
  return (
    <ul className="max-sm:divide-y max-sm:divide-line max-sm:border-y max-sm:border-line sm:grid sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
      {text.list.map(({ name, text: meaning, issued, expires, status }) => (
        <li key={name}>
          <Card
            className="flex h-full flex-wrap items-center gap-x-6 gap-y-1 sm:flex-col sm:flex-nowrap sm:items-start sm:gap-3 max-sm:rounded-none max-sm:border-0 max-sm:bg-transparent max-sm:px-0 max-sm:py-3 max-sm:shadow-none"
          >
            <Badge tone={status === 'active' ? 'positive' : 'warning'} className="max-sm:order-1">
              {text.statuses[status]}
            </Badge>
            <Heading level={3} className="max-sm:w-full">{name}</Heading>
            <p className="text-sm text-ink-muted max-sm:w-full">{meaning}</p>
            <dl className="flex grow flex-wrap gap-x-6 text-sm max-sm:[&>div]:flex max-sm:[&>div]:gap-x-1.5 sm:mt-auto sm:grid sm:w-full sm:grow-0 sm:grid-cols-2 sm:gap-4 sm:border-t sm:border-line sm:pt-4">
              <div>
                <dt className="text-ink-muted">{text.issued}</dt>
                <dd className="font-medium">{issued}</dd>
              </div>
              <div>
                <dt className="text-ink-muted">{text.expires}</dt>
                <dd className="font-medium">{expires}</dd>
              </div>
            </dl>
          </Card>
        </li>
      ))}
    </ul>
  );
}

interface GoalAmount {
  reached: number;
  /** The amount that the goal's title names. */
  total: number;
  format: (amount: number) => string;
}

/** What the goals' percentages stand for; electric deliveries have no amount. */
const GOAL_AMOUNTS: readonly (GoalAmount | undefined)[] = [
  { reached: IMPACT_BASELINE.bottlesPrevented, total: 10_000_000, format: formatCompact },
  undefined,
  { reached: MARKETING_FIGURES.devicesCollected, total: 50_000, format: formatWhole },
  { reached: IMPACT_BASELINE.co2SavedGrams, total: 1_200_000_000, format: formatMass },
];

/** The four goals, each with its progress and its date (spec document 2, sections 2 and 9). */
function GoalList() {
  const text = environmentalTexts.goals;
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {text.list.map(({ title, text: meaning, targetDate }, index) => {
        const percent = ENVIRONMENTAL_GOAL_PROGRESS[index]!;
        const amount = GOAL_AMOUNTS[index];
        return (
          <li key={title}>
            <Card className="flex h-full flex-col gap-2">
              <div className="flex items-baseline justify-between gap-4">
                <Heading level={3}>{title}</Heading>
                <p className="font-display text-2xl font-medium lining-nums text-accent">
                  {text.percent(formatWhole(percent))}
                </p>
              </div>
              <p className="text-ink-muted">{meaning}</p>
              <Progress value={percent} label={text.progressLabel(title)} className="mt-auto" />
              <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-muted">
                <span>{text.by(targetDate)}</span>
                {amount && <span>{text.of(amount.format(amount.reached), amount.format(amount.total))}</span>}
              </p>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
