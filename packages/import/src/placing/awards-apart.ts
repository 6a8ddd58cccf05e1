import { regex } from '@qicheng/resume/regex';
import { reworded, type TextLine } from '../reading/page-text.js';
import type { Block } from './blocks.js';
import { withoutBullet } from './words.js';

const YEARS = String.raw`(?:(?:19|20)\d{2}\s*(?:年度?|学年)?\s*[、,，和及]\s*)*(?:19|20)\d{2}\s*(?:年度?|学年)`;
/** 2024、2025 年校三等奖学金: an award with its years, alone on its line. */
const AWARD_OF_YEAR = new RegExp(
  String.raw`^\s*${YEARS}\s*(?:荣获|获得?)?[^，,。；;：:\d]{1,20}(?:奖学金|[一二三]等奖|[金银铜]奖|三好学生|标兵)\s*$`,
  'u',
);

/** 2020—2021学年校二等奖学金: its years are not the period of an education. */
const AWARD_OF_SCHOOL_YEAR = regex('u')`
  ^(?:19|20)\d{2}\s*年?\s*[-–—~～至到/]+\s*(?:(?:19|20)?\d{2})\s*学年度?(?:第?[一二上下]学期)?\s*
  \S*(?:奖|优秀|三好|标兵|先进|称号|模范|十佳)\S*$
`;

/** GPA 3.6；2020—2021学年校二等奖学金: the awards in a line of an education, and the rest of it. */
function awardsInStudies(line: TextLine): { own: TextLine[]; awards: TextLine[] } {
  const clauses = withoutBullet(line.text).text.split(/\s*[；;]\s*/u);
  const awards = clauses.filter((clause) => AWARD_OF_SCHOOL_YEAR.test(clause));
  if (awards.length === 0) return { own: [line], awards: [] };
  const rest = clauses.filter((clause) => clause !== '' && !awards.includes(clause)).join('；');
  return {
    own: rest === '' ? [] : [reworded(line, rest)],
    awards: awards.map((text) => reworded(line, text)),
  };
}

/** An award below campus roles, where it would become a statement of the role above. */
function awardsInRoles(line: TextLine): { own: TextLine[]; awards: TextLine[] } {
  const isAward = line.isBullet !== true && AWARD_OF_YEAR.test(line.text);
  return isAward ? { own: [], awards: [line] } : { own: [line], awards: [] };
}

/** Separates awards listed below campus roles or an education. */
export function withAwardsApart(block: Block): Block[] {
  if (block.place !== 'campus' && block.place !== 'education') return [block];
  const parts = block.lines.map(block.place === 'campus' ? awardsInRoles : awardsInStudies);
  const awards = parts.flatMap((part) => part.awards);
  if (awards.length === 0) return [block];
  const own = { ...block, lines: parts.flatMap((part) => part.own) };
  return [own, { place: 'awards', title: '', lines: awards, heading: null }];
}
