import { Dhow } from '../../shared/ui/art/dhow';

/** Three dhows under sails of bronze, gold and silver. */
export function FleetArt() {
  return (
    <svg viewBox="0 0 380 230" className="h-56 w-auto" fill="none">
      <clipPath id="fleet-bay">
        <rect width="380" height="222" rx="32" />
      </clipPath>
      <circle cx="214" cy="96" r="66" fill="var(--color-sun)" opacity="0.85" />
      <g opacity="0.95">
        <Dhow sail="var(--color-silver)" transform="translate(252 58) scale(.8)" />
        <Dhow sail="var(--color-bronze)" transform="translate(22 66) scale(.75)" />
      </g>
      <path clipPath="url(#fleet-bay)" fill="var(--color-sea-light)" d="M0 166c30 0 30-8 60-8s30 8 60 8 30-8 60-8 30 8 60 8 30-8 60-8 30 8 60 8h20v64H0z" />
      <Dhow sail="var(--color-gold)" transform="translate(118 46) scale(1.15)" />
      <path clipPath="url(#fleet-bay)" fill="var(--color-sea)" d="M0 196c32 0 32 10 64 10s32-10 64-10 32 10 64 10 32-10 64-10 32 10 64 10 32-10 60-10v34H0z" />
    </svg>
  );
}
