import { createContext, type ReactNode, use, useEffect, useId, useRef, useState } from 'react';
import type { Route } from '@planet-heroes/contracts/kernel/calls/route';
import { rolesFor } from '@planet-heroes/contracts/operator-permissions';
import { Badge } from '../../kit/badge';
import { Button } from '../../kit/button';
import { Unbroken } from '../../kit/unbroken';
import { Link } from '../routing/link';
import { formatDubaiDay, formatDubaiTime, formatTime, formatUtc } from './format';
import { MESSAGES } from './messages';
import { type Actions, ResultLine } from './use-actions';
import type { Polled } from './use-polled';

/** What the ways to the page call it. */
export const PageName = createContext('');

type Failure = Pick<Polled<unknown>, 'failure' | 'goodAt'> & Partial<Pick<Polled<unknown>, 'isFinal'>>;

interface PageProps {
  /** Of the one thing that it shows; else the page has its name. */
  title?: string | undefined;
  /** The way back to the list that it was opened from. */
  back?: { to: string; text: string };
  /** What is to be known of it. */
  facts?: ReactNode;
  /** Its state or its own switches. */
  aside?: ReactNode;
  /** What was read last. */
  found?: Pick<Polled<unknown>, 'answer'> & Failure | undefined;
  /** Said until something was read. */
  reading?: string;
  /** What else is said above everything. */
  banner?: ReactNode;
  actions?: Actions;
  children: ReactNode;
}

/** What all pages have: the heading, why the newest reading failed, and what came of the last action. */
export function Page({ title, back, facts, aside, found, reading, banner, actions, children }: PageProps) {
  const name = use(PageName);
  return (
    <>
      {back && <p className="page-links"><Link to={back.to}>{back.text}</Link></p>}
      <PageHead title={title ?? name} aside={aside} takesFocus={back !== undefined}>{facts}</PageHead>
      <div className="banners" role="status">
        {found && <FailureBanner {...found} />}
        {banner}
      </div>
      {reading !== undefined && !found?.answer && found?.failure === undefined && <p className="muted">{reading}</p>}
      {children}
      {actions && <ResultLine result={actions.result} />}
    </>
  );
}

/** The page that is opened first leaves the focus where it is. */
let isFirst = true;

interface PageHeadProps {
  title: string;
  aside?: ReactNode;
  /** It was opened from a list of the same page. */
  takesFocus?: boolean;
  children?: ReactNode;
}

/** What page this is, what is to be known of it, and its own switches. */
export function PageHead({ title, aside, takesFocus = false, children }: PageHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus || !isFirst) heading.current!.focus({ preventScroll: true });
    isFirst = false;
  }, [takesFocus]);
  return (
    <div className="page-head">
      <div>
        <h1 ref={heading} tabIndex={-1}><Unbroken text={title} /></h1>
        {children}
      </div>
      {aside && <div className="switches">{aside}</div>}
    </div>
  );
}

/** Why the newest reading failed, and of when the rest is. */
export function FailureBanner({ failure, isFinal = false, goodAt }: Failure) {
  if (failure === undefined) return null;
  const fromStart = isFinal ? failure : MESSAGES.lostFromStart(failure);
  const text = goodAt > 0 ? MESSAGES[isFinal ? 'stays' : 'lost'](failure, formatTime(goodAt)) : fromStart;
  return <p className="banner" data-status="bad">{text}</p>;
}

interface PanelProps {
  title: string;
  /** Said beside the heading of a part where nothing needs a person: the rest is folded, unless it is asked for. */
  quiet?: string | undefined;
  aside?: ReactNode;
  wide?: boolean;
  busy?: boolean;
  children?: ReactNode;
}

/** A part of the page with its heading, which takes the focus when what had it is gone. */
export function Panel({ title, quiet, aside, wide, busy, children }: PanelProps) {
  const id = useId();
  const [isAskedFor, setAskedFor] = useState(false);
  const isShown = quiet === undefined || isAskedFor;
  const { show, hide, ofPart } = MESSAGES.fold;
  return (
    <section className={wide ? 'panel wide' : 'panel'} aria-labelledby={id} aria-busy={busy}>
      <div className="panel-head">
        <h2 id={id} tabIndex={-1}>{title}</h2>
        {quiet !== undefined && <p className="muted panel-quiet">{quiet}</p>}
        {isShown && aside}
        {quiet !== undefined && children !== undefined && (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isShown}
            aria-label={ofPart(isShown ? hide : show, title)}
            onClick={() => setAskedFor(!isShown)}
          >
            {isShown ? hide : show}
          </Button>
        )}
      </div>
      {isShown && children}
    </section>
  );
}

/** Those who came to something by keyboard that is gone now go on from the heading of its panel. */
export function focusHeadingOf(part: Element | null): void {
  part?.closest('section')?.querySelector('h2')?.focus();
}

/** Whom a part of the page is for, to those whom it is not. */
export function OnlyFor({ call, text }: { call: Route; text: (roles: string) => string }) {
  return <p className="muted">{text(rolesFor(call).join(', '))}</p>;
}

/** A zero is a value. */
const NO_VALUES: ReadonlySet<ReactNode> = new Set([null, undefined, '', false]);

/** What belongs to a thing, by name; what has no value is left out. */
export function Facts({ of }: { of: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="facts">
      {of.filter(([, value]) => !NO_VALUES.has(value)).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const TONES = { good: 'positive', warning: 'warning', bad: 'danger', unknown: 'neutral' } as const;
export type Status = keyof typeof TONES;

/** How a thing stands: amber where somebody has to act. */
export function State({ of, children }: { of: Status; children: ReactNode }) {
  return <Badge tone={TONES[of]} className="state">{children}</Badge>;
}

/** A moment as it was in Dubai, wherever the operator is; the time of the world is its title. */
export function DubaiTime({ at, isDay = false }: { at: string; isDay?: boolean }) {
  return <time dateTime={at} title={formatUtc(at)}>{(isDay ? formatDubaiDay : formatDubaiTime)(at)}</time>;
}

/** The same where there may be none. */
export const timeOf = (at: string | null | undefined) => at && <DubaiTime at={at} />;

/** Short words beside each other, as an operator's roles. */
export function Badges({ words }: { words: readonly string[] }) {
  return (
    <span className="badges">
      {words.map((word) => <Badge key={word} tone="sand">{word}</Badge>)}
    </span>
  );
}
