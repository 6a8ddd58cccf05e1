// Layouts written before testing the rules on them; a third of them is set aside: only their total is read.
import { halves, phonePage, signs, studio } from './columns.mjs';
import { appExport, bareGrid, blankLine, counted, leftDates, semicolons, sideTitles } from './more-pages.mjs';
import { academic, dateBelow, labelsAbove, nested, teacher, told, trader } from './pages.mjs';
import { graduate, registration, siteExport, wardSheet, workerForm } from './tables.mjs';

export const FRESH = {
  registration,
  wardSheet,
  siteExport,
  teacher,
  academic,
  nested,
  dateBelow,
  labelsAbove,
  signsLeft: (document) => signs(document, 'left'),
  halves,
  studio,
  appExport,
  counted,
  leftDates,
  semicolons,
  sideTitles,
};
export const ASIDE = {
  workerForm,
  graduate,
  told,
  trader,
  phonePage,
  bareGrid,
  blankLine,
  signsRight: (document) => signs(document, 'right'),
};
