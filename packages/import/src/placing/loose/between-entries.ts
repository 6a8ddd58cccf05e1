import type { TextLine } from '../../reading/page-text.js';
import type { LabelledPiece } from '../line-kinds/label.js';
import { labelledPieces } from './labels.js';
import { periodOf } from './spoken-entries.js';

const MAX_BEFORE_PERIOD = 8;

/** A line that starts with a whole period. */
const isDated = ({ text }: TextLine): boolean => {
  const found = periodOf(text);
  return found?.period.end !== undefined && text.indexOf(found.text) < MAX_BEFORE_PERIOD;
};

const isLabelled = ({ text }: TextLine): boolean => labelledPieces(text).some(({ place }) => place !== null);

/** Lines in the paragraph of a dated line that another dated line follows, with no label between: what is said of the first. */
export function linesBetweenEntries(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  const found = new Set<TextLine>();
  let run: TextLine[] | null = null;
  for (const line of lines) {
    if (isDated(line)) {
      for (const each of run ?? []) found.add(each);
      run = [];
    } else if (isLabelled(line) || line.isApart === true) run = null;
    else run?.push(line);
  }
  return found;
}

const SURE_OF_SHARE = 0.6;

/** Whether most of a line is statements by the model. */
export function isMostlySaid(pieces: readonly LabelledPiece[]): boolean {
  const sum = (some: readonly LabelledPiece[]) =>
    some.reduce((all, { text, chance }) => all + text.length * chance, 0);
  const whole = pieces.reduce((all, { text }) => all + text.length, 0);
  return whole > 0 && sum(pieces.filter(({ kind }) => kind === 'said')) >= SURE_OF_SHARE * whole;
}
