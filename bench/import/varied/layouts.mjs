// Layouts of résumés as different as those that people send: forms, cards, side bars, time lines, labels.
import { schoolForm, timeTable, labelBlocks, stateForm, labelLines, stackedTable } from './forms.mjs';
import { card, sideCard, bilingual, officeFirst, timeLine, dense } from './pages.mjs';

export const LAYOUTS = {
  card,
  schoolForm,
  timeTable,
  labelBlocks,
  sideCardLeft: (document) => sideCard(document, 'left'),
  sideCardRight: (document) => sideCard(document, 'right'),
  bilingual,
  stateForm,
  officeFirst,
  labelLines,
  timeLine,
  dense,
  stackedTable,
};
