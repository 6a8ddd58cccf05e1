import { Fragment } from 'react';

/**
 * Latin words as small capitals: capitals of two sizes, since the face has no others and a feature of the font would
 * give readers of a PDF other letters than a preview. Chinese stands as it is.
 */
export function SmallCaps({ text }: { text: string }) {
  return text.split(/(\p{Script=Latin}+)/u).map((part, index) => {
    if (index % 2 === 0) return <Fragment key={index}>{part}</Fragment>;
    const [first = '', ...rest] = [...part];
    return (
      <Fragment key={index}>
        {first}
        {rest.length > 0 && <span className="small-caps">{rest.join('').toLocaleUpperCase('en')}</span>}
      </Fragment>
    );
  });
}
