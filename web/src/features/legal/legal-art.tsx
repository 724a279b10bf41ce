/** A shield over a phone. */
export function ShieldArt() {
  return (
    <svg viewBox="0 0 260 240" className="h-56 w-auto" fill="none">
      <circle cx="150" cy="104" r="84" fill="var(--color-sun)" opacity="0.6" />
      <rect x="60" y="44" width="96" height="176" rx="20" fill="var(--color-phone)" />
      <rect x="68" y="52" width="80" height="160" rx="13" fill="var(--color-sea-light)" />
      <path fill="var(--color-sea)" d="M68 150c13 0 13-7 27-7s13 7 27 7 13-7 26-7v56a13 13 0 0 1-13 13H81a13 13 0 0 1-13-13z" />
      <path fill="var(--color-sea-deep)" d="M160 70l56 20v44c0 36-22 60-56 76-34-16-56-40-56-76V90z" />
      <path fill="var(--color-sea)" d="M160 70v140c-34-16-56-40-56-76V90z" />
      <path stroke="var(--color-glint)" strokeWidth="10" strokeLinecap="round" strokeLinejoin="round" d="M136 140l18 18 32-36" />
    </svg>
  );
}

/** A scroll with a seal. */
export function ScrollArt() {
  return (
    <svg viewBox="0 0 260 240" className="h-56 w-auto" fill="none">
      <circle cx="110" cy="100" r="82" fill="var(--color-sun)" opacity="0.6" />
      <path fill="var(--color-sail)" d="M74 40h126v150c0 14-10 24-24 24H74z" />
      <path fill="var(--color-dune-shade)" d="M50 190h102c0 14 10 24 24 24H74c-14 0-24-10-24-24" />
      <path fill="var(--color-dune)" d="M74 40c-14 0-24 10-24 24h24zm126 0c14 0 24 10 24 24h-24z" />
      <path stroke="var(--color-skyline)" strokeWidth="7" strokeLinecap="round" d="M96 76h80M96 100h80M96 124h56M96 148h40" />
      <path fill="var(--color-sea)" d="M166 176l-10 40 18-10 18 10-10-40z" />
      <circle cx="174" cy="164" r="26" fill="var(--color-sea-deep)" />
      <path fill="var(--color-sea-light)" d="M174 148c7 8 11 13 11 19a11 11 0 0 1-22 0c0-6 4-11 11-19" />
    </svg>
  );
}
