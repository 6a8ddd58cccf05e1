import { Fragment } from 'react';

/** A sign between two parts. `clearLineEnds` takes it away where a line ends. */
export const Separator = ({ sign }: { sign: string }) => <span data-separator={sign}>{sign}</span>;

/** A text of parts joined by " · ": lines break between parts rather than within, and neither end nor begin with the separator. */
export function Joined({ text }: { text: string }) {
  const parts = text.split(' · ');
  return parts.map((part, index) => (
    <Fragment key={index}>
      <span className="part">{index < parts.length - 1 ? <Joint part={part} /> : part}</span>{' '}
    </Fragment>
  ));
}

function Joint({ part }: { part: string }) {
  const characters = [...part];
  const last = characters.pop() ?? '';
  return (
    <>
      {characters.join('')}
      <span className="joint">
        {last}
        <Separator sign=" ·" />
      </span>
    </>
  );
}
