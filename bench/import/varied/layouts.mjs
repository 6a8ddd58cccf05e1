// Layouts as diverse as real résumés: forms, cards, sidebars, timelines, labels.
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
