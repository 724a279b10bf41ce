/** Short words beside each other, as an operator's roles. */
export function Badges({ words }: { words: readonly string[] }) {
  return (
    <span className="badges">
      {words.map((word) => <span key={word} className="badge">{word}</span>)}
    </span>
  );
}
