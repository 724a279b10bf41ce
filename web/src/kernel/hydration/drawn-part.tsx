import {
  type ComponentType,
  createElement,
  lazy,
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { afterFirstPaint } from './after-first-paint';
import { useLocale } from '../i18n/locale';
import { keepAsDrawn, loadCode, NotLoaded } from './not-loaded';
import { LaterPart } from './later-part';
import { toastNotLoaded } from './toast-not-loaded';
import { useHydrated } from './use-hydrated';
import { takeNoted, takeOver } from './early-input';
import { FailedPart } from './failed-part';

/** When a part's code comes: after the first paint, or once it is near the window or a visitor moves about the page. */
type Moment = 'soon' | 'near';

/** How far below the window a part is near. */
const NEAR = '0px 0px 50% 0px';

/** Where the page was drawn. */
const drawnPath = globalThis.location?.pathname;

const parts = new Set<() => Promise<unknown>>();
/** One for each part on screen that is not hydrated yet. */
const untaken = new Set<Promise<void>>();

/**
 * Loads the code of all parts of what has been loaded, for a page that was not drawn. One that fails says so where it
 * shows.
 */
export async function loadAllParts(): Promise<void> {
  await Promise.allSettled([...parts].map((load) => load()));
}

/** Hydrates all parts on screen before a change of the whole page. Those whose code fails to load stay. */
export async function takeOverAllParts(): Promise<void> {
  await loadAllParts();
  await Promise.all(untaken);
}

/** A part, and how to have its code before it shows. Repeated calls cost nothing. */
type DrawnPart<P> = ComponentType<P> & { preload: () => Promise<unknown> };

/**
 * A part of a screen that is prerendered with it and hydrated later, when its code has loaded. Until then its HTML
 * stays, and input is recorded and repeated. Where loading fails the HTML stays readable, links load their page whole,
 * and any other action shows an error. Where nothing was prerendered, an error shows instead.
 *
 * Props must not change before hydration, because React would render the part from scratch: pass stores instead.
 */
export function drawnPart<P extends object>(when: Moment, load: () => Promise<ComponentType<P>>): DrawnPart<P> {
  let loaded: ComponentType<P> | undefined;
  let isDrawnAnew = false;
  let hasFailed = false;
  /** Where the part shows. */
  const places = new Set<Element>();
  let want!: () => void;
  let settle!: () => void;
  const wanted = new Promise<void>((resolve) => want = resolve);
  const settled = new Promise<void>((resolve) => settle = resolve);
  const drawAnew = (): void => {
    isDrawnAnew = true;
    want();
  };
  const loadPart = async (): Promise<ComponentType<P>> => (loaded ??= await loadCode(load));
  const preload = (): Promise<unknown> => {
    want();
    return loadPart();
  };
  parts.add(preload);

  async function whenWanted(): Promise<{ default: ComponentType<P> }> {
    await wanted;
    try {
      return { default: await loadPart() };
    } catch (error) {
      hasFailed = true;
      // Nothing has to wait for it.
      settle();
      if (isDrawnAnew) throw error;
      console.warn('A part of the page could not be loaded', error);
      keepAsDrawn();
      // The visitor is on the way to another screen, which would wait for this part for ever.
      if (location.pathname !== drawnPath) location.reload();
      for (const place of places) tellOfLost(place);
      // Never: no browser asks a second time for code that did not come.
      return new Promise(() => undefined);
    }
  }
  const Later = lazy(whenWanted);

  function Content({ onThere, props }: { onThere: () => void; props: P }) {
    if (useHydrated()) {
      if (hasFailed) throw new NotLoaded('A part of the page could not be loaded');
      drawAnew();
    }
    // Texts are read when something is shown; from above, nothing shows a part again.
    useLocale();
    const [Chosen] = useState<ComponentType<P>>(() => loaded ?? Later);
    useLayoutEffect(onThere, [onThere]);
    return createElement(Chosen, props);
  }

  function Part(props: P) {
    const place = useRef<HTMLDivElement>(null);
    const isThere = useRef(false);
    // Also where it failed in its place: what stands there instead is not drawn, and acts.
    const onThere = useCallback(() => {
      isThere.current = true;
      // When rendered again, the content mounts before its container: then the container calls this again.
      if (!place.current) return;
      takeOver(place.current);
      settle();
    }, []);
    useLayoutEffect(() => {
      if (isThere.current) onThere();
    }, [onThere]);
    useEffect(() => {
      const it = place.current!;
      places.add(it);
      untaken.add(settled);
      const endWaiting = when === 'soon' ? afterFirstPaint(want) : whenNear(it, want);
      const endReaching = whenReachedFor(it, () => {
        want();
        if (hasFailed) tellOfLost(it);
      });
      return () => {
        places.delete(it);
        untaken.delete(settled);
        endWaiting();
        endReaching();
      };
    }, []);
    return (
      <div ref={place} data-static="" className="contents">
        <LaterPart failed={<FailedPart isSmall={when === 'soon'} />} onFailed={onThere}>
          <Content onThere={onThere} props={props} />
        </LaterPart>
      </div>
    );
  }
  // Not `Part` itself: with the same element, React would render a part that is not hydrated yet from scratch.
  return Object.assign(memo(Part), { preload });
}

/**
 * Calls back when a part is within half a window below the viewport, otherwise as soon as the visitor scrolls or moves.
 * Returns a function that cancels.
 */
function whenNear(place: HTMLElement, tell: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) tell();
  }, { rootMargin: NEAR });
  for (const child of place.children) observer.observe(child);
  const moves = ['scroll', 'pointerdown', 'keydown'] as const;
  for (const type of moves) addEventListener(type, tell, { passive: true });
  return () => {
    observer.disconnect();
    for (const type of moves) removeEventListener(type, tell);
  };
}

/** Calls back when something in a part is used or focused. Returns a function that cancels. */
function whenReachedFor(place: HTMLElement, tell: () => void): () => void {
  const listen = ({ target }: Event): void => {
    if (target instanceof Node && place.contains(target)) tell();
  };
  // In the capture phase before React, which stops events in parts that are not hydrated.
  const types = ['click', 'focusin', 'keydown', 'change', 'submit'] as const;
  for (const type of types) addEventListener(type, listen, true);
  return () => {
    for (const type of types) removeEventListener(type, listen, true);
  };
}

/**
 * Drops the input recorded in a part whose code failed to load, and reports the failure; for typing, on submit.
 */
function tellOfLost(place: Element): void {
  if (takeNoted(place).some(({ kind }) => kind !== 'fill')) toastNotLoaded();
}
