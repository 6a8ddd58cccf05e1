import { reworded, type TextLine } from '../reading/page-text.js';
import { withEmployerNotesApart } from './employer-notes.js';
import { withDelimitedTables } from './delimited-tables.js';
import { withBracketedSections } from './bracketed-sections.js';
import { withHeadingsInLine } from './headings-in-line.js';
import { withoutLetterSpacing } from './line-forms.js';
import { withSpokenHeadings } from './spoken-headings.js';
import { withSchoolsAfterLevels } from './schools-after-levels.js';
import { withSlashedRows } from './slashed-rows.js';
import { withBarsAsColons, withLabelMarks } from './label-marks.js';
import { withoutContinuation } from './continued-heads.js';
import { withJoinedLabels } from './joined-labels.js';
import { withLabelRows } from './label-rows.js';
import { withoutFileTitle } from './file-titles.js';
import { withPictureLabels } from './picture-labels.js';
import { applicantLines } from './chat-lines.js';
import { withPromotions } from './promotions.js';
import { withoutPersonLabels } from './person-labels.js';
import { withoutPlaceholders } from './placeholders.js';
import { withoutLooseSpacing } from './loose-spacing.js';
import { withoutControls } from './page-controls.js';
import { withoutPageHeads } from './page-heads.js';
import { withoutRepeatedPeriods, withStackedDates } from './stacked-dates.js';
import { withFigures } from './spelled-dates.js';
import { withYearsInBrackets } from './certificate-text.js';
import { withoutMarksInCells } from './marked-cells.js';
import { withMarksBetween } from './marks-between.js';
import { withSentencesJoined } from './wrapped-sentences.js';
import { withUprightNames } from './upright-names.js';

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
    const text = withYearsInBrackets(withFigures(line.text));
    return reworded(line, text);
  });
