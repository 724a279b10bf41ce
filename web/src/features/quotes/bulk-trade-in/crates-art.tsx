/** Crates of phones and a laptop on a quay, ready to be collected. */
export function CratesArt() {
  return (
    <svg viewBox="0 0 300 220" className="h-60 w-auto" fill="none">
      <circle cx="222" cy="62" r="46" fill="var(--color-sun)" />
      <path fill="var(--color-dune-shade)" d="M18 168h264v14H18z" />
      <g>
        <path fill="var(--color-dune)" d="M34 104h104v64H34z" />
        <path fill="var(--color-dune-shade)" d="M34 120h104v8H34zM34 144h104v8H34z" />
        <path fill="var(--color-phone)" d="M46 62h24v42H46zM76 54h24v50H76zM106 66h24v38h-24z" />
        <path fill="var(--color-sea-light)" d="M49 66h18v34H49zM79 58h18v42H79zM109 70h18v30h-18z" />
      </g>
      <g>
        <path fill="var(--color-dune-shade)" d="M150 116h92v52h-92z" />
        <path fill="var(--color-dune)" d="M150 130h92v8h-92zM150 150h92v8h-92z" />
        <path fill="var(--color-phone)" d="M160 70h72v46h-72z" />
        <path fill="var(--color-sea-light)" d="M166 76h60v36h-60z" />
        <path fill="var(--color-glint)" d="M166 76h24l-16 36h-8z" opacity=".5" />
        <path fill="var(--color-hull)" d="M152 112h88v6h-88z" />
      </g>
      <path d="M24 196h56M104 196h92M220 196h44M60 208h84M168 208h52" stroke="var(--color-sea)" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
