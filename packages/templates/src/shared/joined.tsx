import { Fragment } from 'react';

/** A text of parts joined by " · " whose lines never begin with the separator. */
export function Joined({ text }: { text: string }) {
  const parts = text.split(' · ');
  return parts.map((part, index) => {
    if (index === parts.length - 1) return <Fragment key={index}>{part}</Fragment>;
    const characters = [...part];
    const last = characters.pop() ?? '';
    return (
      <Fragment key={index}>
        {characters.join('')}
        <span className="joint">{last} ·</span>{' '}
      </Fragment>
    );
  });
}
