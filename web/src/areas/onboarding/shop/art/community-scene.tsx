/** Three heroes hand in hand before the skyline. */
export function CommunityScene() {
  return (
    <>
      <path
        fill="var(--color-skyline)"
        d="M40 140V92h16v48zm24 0V70h14v70zm216 0V84h16v56zm24 0V60h12v80zm18 0V98h16v42zM178 140V14l4-12 4 12v126z"
        opacity="0.7"
      />
      <path
        stroke="var(--color-spot-ink)"
        strokeWidth="6"
        strokeLinecap="round"
        d="M104 104l22 14 24-18 32 16 30-16 24 18 22-14"
      />
      <circle cx="126" cy="72" r="13" fill="var(--color-dune-shade)" />
      <path fill="var(--color-spot)" d="M108 140c0-34 4-50 18-50s18 16 18 50z" />
      <circle cx="182" cy="60" r="14" fill="var(--color-dune)" />
      <path fill="var(--color-sand)" d="M162 140c0-42 5-60 20-60s20 18 20 60z" />
      <circle cx="236" cy="72" r="13" fill="var(--color-dune-shade)" />
      <path fill="var(--color-spot-soft)" d="M218 140c0-34 4-50 18-50s18 16 18 50z" />
    </>
  );
}
