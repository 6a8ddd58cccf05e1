import { letterInput, letterResult } from '@qicheng/analysis/cover-letter';
import { commentaryPart } from '../../commentary/commentary-part.js';
import { isMostlyUnread } from '../../guards/unread-file.js';
import { defineKind } from '../../kind.js';
import { analyseLetter } from './analyse.js';
import { reportOfLetter } from './report.js';

/** 求职信. */
export const coverLetterKind = defineKind({
  service: 'coverLetter',
  buildsOnNames: true,
  input: letterInput,
  result: letterResult,
  analyse: analyseLetter,
  // Titles and greetings alone are no letter.
  isFree: ({ written }, { resume, letter }) => isMostlyUnread(resume) || (letter === '' && written === null),
  model: commentaryPart('coverLetter'),
  report: reportOfLetter,
});
