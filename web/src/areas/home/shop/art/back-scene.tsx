import { Dhow } from '../../../../kit/art/dhow';

/**
 * Behind the hero: Dubai in thin lines, dunes, open water and a dhow. What stands tall is away from where lines begin,
 * so that no text crosses it: mirrored where they begin on the right.
 */
export function BackScene() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 1600 420"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-x-0 bottom-0 -z-10 h-72 w-full overflow-visible sm:h-80 lg:h-[26rem] rtl:-scale-x-100"
      fill="none"
    >
      <g stroke="var(--color-skyline)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M640 262h14v-34h22v34h12v-58l10-10 10 10v58h16v-44h26v44h10v-26h20v26h14" />
        <path d="M842 262v-52h8v-56h7v-60h5V54l4-40 4 40v40h5v60h7v56h8v52M866 54v208" />
        <path d="M904 262v-40h24v40h12v-74l28-14v88h16v-30h26v30" />
        <path d="M1270 262c-4-52-22-88-58-112 6 40 6 76 2 112zM1214 178h36M1217 206h46M1217 234h51M1270 262v-128" />
        <path d="M1310 262v-24h30v24h14v-60h26v60h18v-38h30v38" />
      </g>
      <path fill="var(--color-dune)" d="M0 262c110-52 210-64 330-36 90 21 160 36 250 36h-90v40H0z" />
      <path fill="var(--color-dune-shade)" d="M0 262c110-52 210-64 330-36-110 4-180 30-240 66H0z" opacity="0.7" />
      <path fill="var(--color-dune)" d="M1600 250c-90-32-150-30-220-12-50 13-90 22-150 24h90v40h280z" />
      <path fill="var(--color-sea-light)" d="M0 274c260-10 470-14 800-12s560 4 800 0v158H0z" />
      <g stroke="var(--color-glint)" strokeWidth="3" strokeLinecap="round" opacity="0.5">
        <path d="M700 288h80M724 300h36M300 300h70M980 292h90M1120 314h60M1400 300h80M120 322h60" />
      </g>
      <Dhow sail="var(--color-sail)" transform="translate(1322 200)" />
    </svg>
  );
}
