import { textWidth } from '@qicheng/resume/detail-lines';
import type { SectionView } from '@qicheng/resume/view-model';

/**
 * A section heading in a left column, beside its first line; one of more than two lines is above. `room` is
 * the column's capacity per line, in half Chinese characters.
 */
export const labelHeading = (room: number) =>
  function Heading({ heading }: SectionView) {
    return <span className={classOf(heading, room)}>{heading}</span>;
  };

function classOf(text: string, room: number): string {
  const width = textWidth(text);
  if (width <= room) return 'heading-text';
  const longestWord = Math.max(...text.split(/\s|(?=[\u3000-\uffff])/).map(textWidth));
  return width <= room * 2 - 2 && longestWord <= room ? 'heading-text heading-two' : 'heading-above';
}
