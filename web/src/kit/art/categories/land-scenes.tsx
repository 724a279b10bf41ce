/** A drop over the waves. */
export function WaterScene() {
  return (
    <>
      <circle cx="236" cy="34" r="20" fill="var(--color-sun)" opacity="0.8" />
      <path
        fill="var(--color-sea-light)"
        d="M-200 82c20 0 20-8 40-8s20 8 40 8 20-8 40-8 20 8 40 8 20-8 40-8 20 8 40 8 20-8 40-8 20 8 40 8 20-8 40-8 20 8 40 8 20-8 40-8 20 8 40 8 20-8 40-8 20 8 40 8v40h-600z"
      />
      <path fill="var(--color-spot)" d="M160 12c15 18 25 29 25 42a25 25 0 0 1-50 0c0-13 10-24 25-42" />
      <path stroke="var(--color-spot-paper)" strokeWidth="4" strokeLinecap="round" d="M146 56a14 14 0 0 0 11 13" />
      <path
        fill="var(--color-spot-soft)"
        d="M-200 96c24 0 24-7 48-7s24 7 48 7 24-7 48-7 24 7 48 7 24-7 48-7 24 7 48 7 24-7 48-7 24 7 48 7 24-7 48-7 24 7 48 7 24-7 48-7 24 7 48 7v20h-600z"
      />
    </>
  );
}

/** A solar panel before a rising sun. */
export function SunScene() {
  return (
    <>
      <path
        stroke="var(--color-sun)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M124 14v-9M92 26l-6-7M156 26l6-7M78 52h-9M84 80l-8 5M170 52h9"
      />
      <circle cx="124" cy="54" r="32" fill="var(--color-sun)" />
      <path fill="var(--color-dune)" d="M-200 84c90-18 180-22 280-8s180 16 240 8 140-8 200 0v40h-720z" />
      <path fill="var(--color-spot-ink)" d="M188 92h8V70h-8z" />
      <path fill="var(--color-spot)" d="M142 76l22-36h78l-22 36z" />
      <path stroke="var(--color-spot-paper)" strokeWidth="3" d="M153 58h78M190 40l-22 36M216 40l-22 36" />
      <path fill="var(--color-dune-shade)" d="M-200 96c120-10 260-10 360-2s220 4 360-4v30h-720z" />
    </>
  );
}

/** A tent in the dunes under a few stars. */
export function DesertScene() {
  return (
    <>
      <circle cx="222" cy="36" r="22" fill="var(--color-sun)" />
      <circle cx="231" cy="30" r="19" fill="var(--color-sky-low)" />
      <path
        fill="var(--color-sand)"
        d="M96 22l2.5 6.5 6.5 2.5-6.5 2.5-2.5 6.5-2.5-6.5-6.5-2.5 6.5-2.500zM262 54l1.8 4.2 4.2 1.8-4.2 1.8-1.8 4.2-1.8-4.2-4.2-1.8 4.2-1.800zM150 10l1.5 3.5 3.5 1.5-3.5 1.5-1.5 3.5-1.5-3.5-3.5-1.5 3.5-1.500z"
      />
      <path fill="var(--color-dune)" d="M-200 86c80-30 170-34 260-12s170 18 240-4 160-14 220 6v40h-720z" />
      <path fill="var(--color-spot)" d="M118 90l40-50 42 50z" />
      <path fill="var(--color-spot-soft)" d="M158 40l42 50h-26z" />
      <path fill="var(--color-spot-ink)" d="M146 90l12-30 10 30z" />
      <path fill="var(--color-dune-shade)" d="M-200 96c140-14 260-10 380-4s220 0 340-6v30h-720z" />
    </>
  );
}

/** A mangrove on its roots in shallow water. */
export function MangroveScene() {
  return (
    <>
      <circle cx="92" cy="36" r="20" fill="var(--color-sun)" opacity="0.8" />
      <path fill="var(--color-sea-light)" d="M-200 84h720v30h-720z" />
      <path
        stroke="var(--color-spot-ink)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M166 50v20M166 66c-14 4-22 12-24 26M166 66c-6 6-9 14-9 26M166 66c14 4 22 12 24 26M166 66c6 6 9 14 9 26"
      />
      <path
        fill="var(--color-spot)"
        d="M118 50c-4-12 6-22 18-20 4-14 24-20 36-10 12-8 30-2 32 12 14 0 20 14 12 22-30 8-68 6-98-4"
      />
      <path fill="var(--color-spot-soft)" d="M140 40c6-12 22-16 32-8 10-6 22-2 26 8-18 6-40 6-58 0" />
      <path
        fill="var(--color-spot-soft)"
        d="M-200 96c24 0 24-6 48-6s24 6 48 6 24-6 48-6 24 6 48 6 24-6 48-6 24 6 48 6 24-6 48-6 24 6 48 6 24-6 48-6 24 6 48 6 24-6 48-6 24 6 48 6v20h-600z"
      />
    </>
  );
}
