import { RewardScene } from './reward-scene';

/** A new phone from the back and from the front. */
export function PhoneArt() {
  return (
    <RewardScene>
      <rect x="92" y="30" width="70" height="132" rx="14" fill="var(--color-spot)" />
      <rect x="100" y="38" width="54" height="34" rx="11" fill="var(--color-spot-ink)" />
      <g fill="var(--color-sea-light)">
        <circle cx="113" cy="48" r="6" />
        <circle cx="113" cy="63" r="6" />
        <circle cx="128" cy="55" r="6" />
        <circle cx="143" cy="55" r="2.5" />
      </g>
      <rect x="150" y="22" width="74" height="140" rx="15" fill="var(--color-spot-ink)" />
      <rect x="155" y="27" width="64" height="130" rx="11" fill="var(--color-sky-low)" />
      <path
        fill="var(--color-sea-light)"
        d="M155 108c11 0 11-8 21-8s11 8 21 8 11-8 22-8v46a11 11 0 0 1-11 11h-42a11 11 0 0 1-11-11z"
      />
      <path
        fill="var(--color-spot-soft)"
        d="M155 124c11 0 11-7 21-7s11 7 21 7 11-7 22-7v29a11 11 0 0 1-11 11h-42a11 11 0 0 1-11-11z"
      />
      <circle cx="187" cy="72" r="15" fill="var(--color-sun)" />
      <rect x="176" y="32" width="22" height="6" rx="3" fill="var(--color-spot-ink)" />
    </RewardScene>
  );
}
