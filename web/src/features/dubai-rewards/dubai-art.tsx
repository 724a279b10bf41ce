/** The city between dunes and sea, with a present on the shore. */
export function DubaiArt() {
  return (
    <svg viewBox="0 0 360 240" className="h-60 w-auto" fill="none">
      <clipPath id="dubai-shore">
        <rect width="360" height="240" rx="32" />
      </clipPath>
      <circle cx="120" cy="92" r="62" fill="var(--color-sun)" opacity="0.8" />
      <path
        fill="var(--color-skyline)"
        d="M20 190v-60h26v60zm34 0v-84h22v84zm30 0v-52h28v52zm98 0v-96l14-12v108zm24 0v-62h28v62zm36 0v-92c10 4 18 14 22 28v64zm34 0v-50h30v50z"
        opacity="0.75"
      />
      <path fill="var(--color-sea-deep)" d="M142 190l4-62h4l3-56h3l3-62 3 62h3l3 56h4l4 62z" />
      <path fill="var(--color-sea-light)" d="M156 190l3-120 3 120z" />
      <path clipPath="url(#dubai-shore)" fill="var(--color-dune)" d="M0 190c60-16 130-18 200-10s110 8 160-4v64H0z" />
      <path clipPath="url(#dubai-shore)" fill="var(--color-sea)" d="M0 218c30 0 30-8 60-8s30 8 60 8 30-8 60-8 30 8 60 8 30-8 60-8 30 8 60 8v30H0z" />
      <path fill="var(--color-sail)" d="M256 150h72v52h-72z" />
      <path fill="var(--color-sea)" d="M250 136h84v18h-84z" />
      <path fill="var(--color-sand)" d="M284 136h16v66h-16z" />
      <path fill="var(--color-sand)" d="M292 136c-22 0-30-22-16-25 11-2 16 25 16 25s5-27 16-25c14 3 6 25-16 25" />
    </svg>
  );
}
