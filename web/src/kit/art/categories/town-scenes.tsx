/** A metro train on its viaduct, with the city behind. */
export function TransportScene() {
  return (
    <>
      <circle cx="70" cy="34" r="18" fill="var(--color-sun)" opacity="0.8" />
      <path
        fill="var(--color-skyline)"
        opacity="0.7"
        d="M-120 104V58h26v46zm40 0V40h20v64zm34 0V66h30v38zm44 0V48h18v56zm64 0V60h30v44zm40 0V30h14l8-22 8 22h8v74zm58 0V52h24v52zm36 0V38h18v66zm34 0V62h28v42zm42 0V46h20v58zm36 0V64h34v40z"
      />
      <path fill="var(--color-dune-shade)" d="M-200 88h720v8h-720z" />
      <path
        fill="var(--color-dune)"
        d="M40 96h14v20H40zm112 0h14v20h-14zm112 0h14v20h-14zM-72 96h14v20h-14zm448 0h14v20h-14z"
      />
      <path fill="var(--color-spot)" d="M84 56h128c22 0 36 12 42 32H84z" />
      <path fill="var(--color-spot-ink)" d="M84 80h167l3 8H84z" />
      <path
        fill="var(--color-spot-paper)"
        d="M94 62h22v11H94zm30 0h22v11h-22zm30 0h22v11h-22zm30 0h24c10 1 18 5 23 11h-47z"
      />
    </>
  );
}

/** A house that is looked after: water in the pipes and a tool at the wall. */
export function BuiltScene() {
  return (
    <>
      <path fill="var(--color-dune)" d="M-200 92c120-10 260-10 360-2s220 4 360-4v30h-720z" />
      <path fill="var(--color-spot-ink)" d="M112 46h76v48h-76z" />
      <path fill="var(--color-spot-paper)" d="M118 46h64v48h-64z" />
      <path fill="var(--color-spot)" d="M100 52l50-38 50 38z" />
      <path fill="var(--color-spot-soft)" d="M126 60h18v16h-18z" />
      <path fill="var(--color-spot)" d="M156 62h18v32h-18z" />
      <path
        fill="var(--color-sand)"
        d="M238 20a17 17 0 0 0-15 23l-24 30a8 8 0 0 0 12 11l25-30a17 17 0 0 0 21-21l-10 9-9-3-2-9 10-9a17 17 0 0 0-8-1"
      />
      <path fill="var(--color-spot)" d="M84 54c7 9 11 14 11 20a11 11 0 0 1-22 0c0-6 4-11 11-20" />
    </>
  );
}
