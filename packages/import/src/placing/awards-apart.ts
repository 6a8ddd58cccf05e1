import type { Block } from './blocks.js';
import type { TextLine } from '../reading/page-text.js';

const YEARS = String.raw`(?:(?:19|20)\d{2}\s*(?:年度?|学年)?\s*[、,，和及]\s*)*(?:19|20)\d{2}\s*(?:年度?|学年)`;
/** 2024、2025 年校三等奖学金: an award with its years, alone on its line. */
const AWARD_OF_YEAR = new RegExp(
  String.raw`^\s*${YEARS}\s*(?:荣获|获得?)?[^，,。；;：:\d]{1,20}(?:奖学金|[一二三]等奖|[金银铜]奖|三好学生|标兵)\s*$`,
  'u',
);

/** Separates awards listed below campus roles, where they would become statements of the role above. */
export function withAwardsApart(block: Block): Block[] {
  const isAward = ({ text, isBullet }: TextLine): boolean =>
    block.place === 'campus' && isBullet !== true && AWARD_OF_YEAR.test(text);
  const awards = block.lines.filter(isAward);
  if (awards.length === 0) return [block];
  const own = { ...block, lines: block.lines.filter((line) => !isAward(line)) };
  return [own, { place: 'awards', title: '', lines: awards, heading: null }];
}
