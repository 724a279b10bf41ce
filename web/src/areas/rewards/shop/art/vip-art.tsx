import { Dhow } from '../../../../kit/art/dhow';
import { RewardScene } from './reward-scene';

/** A dhow on the evening sea, lanterns along its line. */
export function VipArt() {
  return (
    <RewardScene>
      <path
        fill="var(--color-skyline)"
        opacity="0.7"
        d="M20 136V92h14v44h8V70l8-20 8 20v66h8v-36h18v36h140v-30h12v30h10V80h14v56h10v-24h14v24z"
      />
      <path
        fill="var(--color-sea-light)"
        d="M0 132c27 0 27-8 53-8s27 8 54 8 26-8 53-8 27 8 53 8 27-8 54-8 26 8 53 8v48H0z"
      />
      <Dhow sail="var(--color-sail)" transform="translate(104 32)" />
      <g fill="var(--color-sun)" stroke="var(--color-spot-ink)" strokeWidth="2">
        <circle cx="118" cy="126" r="5" />
        <circle cx="138" cy="128" r="5" />
        <circle cx="182" cy="128" r="5" />
        <circle cx="202" cy="126" r="5" />
      </g>
      <path
        fill="var(--color-spot)"
        d="M0 152c27 0 27-8 53-8s27 8 54 8 26-8 53-8 27 8 53 8 27-8 54-8 26 8 53 8v28H0z"
      />
    </RewardScene>
  );
}
