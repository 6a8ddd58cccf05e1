import { reworded, type TextLine } from '../reading/page-text.js';
import {
  withoutContinuation,
  withoutFileTitle,
  withoutPersonLabels,
  withoutPlaceholders,
  withoutControls,
  withoutPageHeads,
} from './boilerplate.js';
import { withPartsInBrackets, withYearsInBrackets } from './certificate-text.js';
import { applicantLines } from './chat-lines.js';
import { withFigures } from './date-spellings.js';
import { withDelimitedTables } from './delimited-tables.js';
import { withEmployerNotesApart } from './employer-notes.js';
import { withBracketedSections, withHeadingsInLine, withSpokenHeadings } from './heading-notations.js';
import {
  withBarsAsColons,
  withLabelMarks,
  withJoinedLabels,
  withLabelRows,
  withPictureLabels,
} from './label-notations.js';
import { withoutLetterSpacing } from './line-forms.js';
import {
  withoutLooseSpacing,
  withoutRepeatedPeriods,
  withStackedDates,
  withoutMarksInCells,
  withMarksBetween,
  withSentencesJoined,
  withUprightNames,
} from './line-repairs.js';
import { withSchoolsAfterLevels, withSlashedRows, withPromotions } from './row-notations.js';

/** The preprocessing steps for the lines of a file, in this order. */
const PREPARING: readonly ((lines: readonly TextLine[]) => TextLine[])[] = [
  applicantLines,
  withSentencesJoined,
  withUprightNames,
  withoutPersonLabels,
  withoutContinuation,
  withoutControls,
  withEmployerNotesApart,
  withoutPageHeads,
  withoutFileTitle,
  withoutLooseSpacing,
  withoutMarksInCells,
  withMarksBetween,
  withStackedDates,
  withoutRepeatedPeriods,
  withSpokenHeadings,
  withBarsAsColons,
  withDelimitedTables,
  withSlashedRows,
  withLabelMarks,
  withoutLetterSpacing,
  withLabelRows,
  withJoinedLabels,
  withSchoolsAfterLevels,
  withBracketedSections,
  withHeadingsInLine,
  withoutPlaceholders,
  withPictureLabels,
  withPromotions,
];

/** Normalised lines, without form placeholders. */
export const preparedLines = (read: readonly TextLine[]): TextLine[] =>
  PREPARING.reduce((lines, prepare) => prepare(lines), [...read]).map((line) => {
    const text = withPartsInBrackets(withYearsInBrackets(withFigures(line.text)));
    return reworded(line, text);
  });
