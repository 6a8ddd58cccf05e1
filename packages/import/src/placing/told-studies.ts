import { reworded, type TextLine } from '../reading/page-text.js';
import type { Block } from './blocks.js';
import { studiesInSentence } from './loose/spoken-studies.js';

const SCHOOL = '\\p{Script=Han}{2,16}?(?:大学|学院|学校|卫校|技校|职校|职高|中学|党校)';
const BEFORE = '(?<=^|[\\s，,。；;：:\\d年月到至今）)])';
/** 在某学院读会计学: before the school nothing but the time or the start of a clause. */
const AT_SCHOOL = new RegExp(
  `${BEFORE}(?:我|本人)?(?:是)?(?:在|于)?(${SCHOOL})(?:就读|攻读|学习|读|念|学)(?:的|了)?(?:是)?(?![书者研物报本]|期|校)(?=\\p{Script=Han}{2})`,
  'gu',
);
/** 读了某电大的行政管理, 考上某大学 */
const OF_SCHOOL = new RegExp(
  `${BEFORE}(?:我|本人)?(?:后来|又|之后|再)*(?:(?:就读|攻读|报读|自考|函授|读|念|上)(?:了|完|过|于)+|考[上入]了?)(?![一两二三几]?\\s?[期次个门])(${SCHOOL})(?:的)?`,
  'gu',
);
const MODE_SAID = /(?<=^|[，,；;\s])(函授|自考|业余|在职|成教|网络教育|脱产|全日制)的(?=$|[，,。；;\s])/gu;
const STUDIED = /(?<=^|[，,；;\s])(?:学|读|念)的(?:是)?(?=\p{Script=Han}{2,12}(?:专业)?(?:$|[，,。；;\s]))/gu;

/** 学校是某商务职业学院: the words before the name of the school. */
const IS_SCHOOL = new RegExp(`(?<=^|[\\s，,])(?:我的?)?(?:学校|母校)(?:是|叫|为)(?=${SCHOOL})`, 'u');

/** 2008年9月到2012年6月在某学院读会计学，函授的: the same words as the row of an education. */
export function withStudiesTold(read: TextLine): TextLine {
  const line = IS_SCHOOL.test(read.text) ? reworded(read, read.text.replace(IS_SCHOOL, '')) : read;
  const named = line.text.replace(AT_SCHOOL, '\t$1\t').replace(OF_SCHOOL, '\t$1\t');
  if (named === line.text) return line;
  const bare = named
    .replace(MODE_SAID, '$1')
    .replace(STUDIED, '')
    .replace(/[。；;]\s*$/u, '');
  return reworded(line, bare.replace(/\s*\t\s*/gu, '\t').replace(/^\t|\t$|\t(?=[，,])/gu, ''));
}

const OF_FAMILY =
  /(?:儿子|女儿|孩子|妻子|丈夫|爱人|对象|老婆|老公|父亲|母亲|弟弟|妹妹|哥哥|姐姐)[^，,。]{0,4}(?:在|考|读|念|上|毕业)/u;

/** 我2012年从某职业大学毕业，学的是… among the sentences above the headings of a file without an education section. */
export function withStudiesOfHead(blocks: readonly Block[]): Block[] {
  if (blocks.some(({ place, lines }) => place === 'education' && lines.length > 0)) return [...blocks];
  return blocks.flatMap((block) => {
    if (block.place !== 'head' && block.place !== 'unplaced') return [block];
    const studies = block.lines.flatMap((line) =>
      line.box !== null || line.cell !== null
        ? []
        : line.text
            .split(/(?<=[。；;！!])/u)
            .filter((sentence) => !OF_FAMILY.test(sentence))
            .flatMap((sentence) => studiesInSentence(sentence) ?? [])
            .map((text) => reworded({ ...line, wraps: false, isApart: false }, text)),
    );
    return studies.length === 0
      ? [block]
      : [block, { place: 'education' as const, title: '', lines: studies, heading: null }];
  });
}
