import { type ReactNode, useId } from 'react';
import { homeSectionsTexts } from '../texts-sections.en';
import { Button } from '../../../kit/button';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { EmptyState } from '../../../kit/empty-state';
import { Heading } from '../../../kit/heading';
import { Icon } from '../../../kit/icon';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { PreviewSkeleton } from './preview-card';

interface PreviewListProps<T> {
  title: string;
  link: string;
  to: string;
  loading: string;
  empty: { title: string; description: string };
  failed: { title: string; description: string };
  isFailed: boolean;
  retry: () => void;
  /** Undefined while they load. */
  items: readonly T[] | undefined;
  skeletons: number;
  keyOf: (item: T) => string;
  render: (item: T) => ReactNode;
}

/** A few cards of a longer list with the way to the whole: loading, failed, empty, or the cards. */
export function PreviewList<T>({ title, link, to, items, isFailed, ...rest }: PreviewListProps<T>) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2">
        <Heading level={3} id={heading}>
          {title}
        </Heading>
        <ButtonLink to={to} size="small" variant="quiet" className="-me-4">
          {link}
          <Icon name="arrow" directional />
        </ButtonLink>
      </div>
      {items ? <Cards items={items} {...rest} /> : isFailed ? <Failed {...rest} /> : <Skeletons {...rest} />}
    </section>
  );
}

type Rest<T, K extends keyof PreviewListProps<T>> = Pick<PreviewListProps<T>, K>;
const GRID = 'mt-4 grid gap-5 md:grid-cols-2 lg:grid-cols-3';

function Cards<T>({ items, empty, keyOf, render }: Rest<T, 'empty' | 'keyOf' | 'render'> & { items: readonly T[] }) {
  if (items.length === 0) return <EmptyState {...empty} className="mt-4 rounded-lg border border-line bg-surface" />;
  return (
    <ul className={GRID}>
      {items.map((item) => (
        <li key={keyOf(item)}>{render(item)}</li>
      ))}
    </ul>
  );
}

function Failed<T>({ failed, retry }: Rest<T, 'failed' | 'retry'>) {
  return (
    <EmptyState
      {...failed}
      className="mt-4 rounded-lg border border-line bg-surface"
      action={
        <Button variant="secondary" onClick={retry}>
          {homeSectionsTexts.missions.retry}
        </Button>
      }
    />
  );
}

function Skeletons<T>({ loading, skeletons }: Rest<T, 'loading' | 'skeletons'>) {
  return (
    <div aria-busy className={GRID}>
      <VisuallyHidden>{loading}</VisuallyHidden>
      {Array.from({ length: skeletons }, (_card, index) => (
        <PreviewSkeleton key={index} />
      ))}
    </div>
  );
}
