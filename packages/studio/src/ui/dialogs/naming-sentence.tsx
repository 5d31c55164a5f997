/** A sentence with the name of a thing in bold. The language decides on its position. */
interface NamingSentenceProps {
  readonly name: string;
  /** The sentence with a text in the position of the name. */
  readonly sentence: (name: string) => string;
}

/** A character that no text contains. */
const mark = '\uFFFF';

export function NamingSentence({ name, sentence }: NamingSentenceProps) {
  const [before, after] = sentence(mark).split(mark);
  return (
    <>
      {before}
      <strong dir="auto">{name}</strong>
      {after}
    </>
  );
}
