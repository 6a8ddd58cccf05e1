import { reworded, type TextLine } from '../reading/page-text.js';

const WORDS = '(?:个人|求职|应聘|线上|我的|中文)?(?:简历|履历)|(?:求职|自荐|应聘)材料';
/** 求职简历 | 某某, 某某 – 人力资源主管 – 简历, 某某·求职材料: the title of the file beside a name or a job. */
const BEFORE = new RegExp(`^\\s*(?:${WORDS})\\s*(?:[|｜—–·:：\\t-]+|\\s{2,})\\s*(?=\\S{2})`, 'u');
const AFTER = new RegExp(`(?<=\\S{2})(?:\\s*[|｜—–·\\t-]+\\s*|\\s+)(?:${WORDS})\\s*$`, 'u');

/** The lines without the title of the file in the first of them, if other words are next to it. */
export const withoutFileTitle = (lines: readonly TextLine[]): TextLine[] =>
  lines.map((line, at) =>
    at === 0 ? reworded(line, line.text.replace(BEFORE, '').replace(AFTER, '')) : line,
  );
