/** A tap that fills a glass. */
export function WaterScene() {
  return (
    <>
      <circle cx="196" cy="70" r="52" fill="var(--color-sky-low)" />
      <path fill="var(--color-skyline)" d="M86 20h26v124H86z" />
      <path fill="var(--color-spot-ink)" d="M112 34h62a20 20 0 0 1 20 20v10h-18V56a5 5 0 0 0-5-5h-59z" />
      <path fill="var(--color-spot-ink)" d="M130 18h30v7h-11v10h-8V25h-11z" />
      <path fill="var(--color-spot-soft)" d="M181 64h8v34h-8z" />
      <path fill="var(--color-spot-paper)" d="M156 86h58l-7 62h-44z" />
      <path fill="var(--color-spot-soft)" d="M159 108c9-5 17 4 27 0s17-4 25 0l-5 40h-43z" />
      <path fill="var(--color-spot-soft)" d="M262 52c9 11 14 18 14 26a14 14 0 0 1-28 0c0-8 5-15 14-26" />
      <path fill="var(--color-sea-light)" d="M296 26c6 7 9 12 9 17a9 9 0 0 1-18 0c0-5 3-10 9-17" />
    </>
  );
}
