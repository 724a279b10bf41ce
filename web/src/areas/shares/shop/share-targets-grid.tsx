import { socialShareTexts } from '../texts.en';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { SHARE_TARGETS, type ShareTarget } from './share-targets';
import { TARGET_MARKS } from './target-marks';

/** The six ways to share (spec document 2, section 2). */
export function ShareTargetsGrid({ onShare }: { onShare: (target: ShareTarget) => void }) {
  const { targets, targetsLabel, opensNewWindow } = socialShareTexts;
  return (
    <ul aria-label={targetsLabel} className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {SHARE_TARGETS.map((target) => (
        <li key={target}>
          <button
            type="button"
            onClick={() => onShare(target)}
            className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-md border border-line-strong bg-surface px-3.5 py-2 text-start text-sm font-semibold transition-colors hover:border-accent hover:bg-accent-soft active:bg-accent-soft"
          >
            <svg
              aria-hidden
              viewBox="0 0 24 24"
              className="size-6 shrink-0 text-accent"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={TARGET_MARKS[target]} />
            </svg>
            {targets[target]}
            {target !== 'instagram' && target !== 'native' && <VisuallyHidden>{opensNewWindow}</VisuallyHidden>}
          </button>
        </li>
      ))}
    </ul>
  );
}
