import { regex } from '@qicheng/resume/regex';
import type { TextLine } from '../reading/page-text.js';
import type { Block } from './blocks.js';
import { isColumnRow } from './columns.js';
import { findPeriod } from './dates.js';
import { companyScore } from './recognise.js';
import { headPartsOf, withoutBullet } from './words.js';

/** 毕业设计：某减速器, 某大学咨询项目, 大学生创新训练项目（校级）：…: a name that says what kind of project it is. */
const PROJECT = regex('u')`
  ^(?:本科|硕士|专科)?(?:毕业|课程|综合)?(?:毕业设计|课程设计|毕设|毕业论文|学位论文|结业设计|大作业)(?:$|[\s：:（(《“—–-])
  |^[^，,。；;：:]{0,24}(?:课程设计|毕业设计|毕设)(?:$|[：:（(—–])
  |^[^，,。；;：:]{2,24}(?:咨询|训练|训练计划|实训|创新创业|创新|课程|科创|暑研|调研|竞赛)项目(?:$|[：:（(—–])
`;
const MAX_NAME_LENGTH = 60;
const isProjectName = (text: string): boolean =>
  text.length <= MAX_NAME_LENGTH && PROJECT.test(text) && companyScore(text.replace(/[：:（(].*$/su, '')) < 2;

const HONOUR =
  /奖|优秀|先进|标兵|称号|荣誉|三好|证书?|第[一二三四五六七八九十\d]名|冠军|亚军|季军|模范|十佳|表彰|劳模|之星|学年/u;

/** A line without a list marker that has a start and an end, both with their month or one going on. */
function datedRest({ text, isBullet }: TextLine): string | null {
  const found = isBullet === true || withoutBullet(text).isBullet ? null : findPeriod(text);
  const { start, end } = found?.period ?? {};
  return found === null || start?.m === undefined || end === undefined ? null : found.rest;
}

const OF_EXPERIENCE: ReadonlySet<string> = new Set([
  ...['internships', 'work', 'campus', 'practice'],
  'education',
]);

/** Whether a dated line heads a project in a section of another kind. */
function isProject(rest: string, place: Block['place']): boolean {
  const name = headPartsOf(rest)[0] ?? '';
  const named = [name, rest.trim()].some(isProjectName);
  return OF_EXPERIENCE.has(place)
    ? named
    : !HONOUR.test(rest.split(/[：:]/u)[0] ?? '') && rest.trim().length > 3;
}

/** Projects among other experience by their names, and among awards the entries that have a period but no award in their name. */
export function withProjectsApart(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => {
    const { place } = block;
    if (!OF_EXPERIENCE.has(place) && place !== 'awards' && place !== 'mixedAwards') return [block];
    const titles = block.lines.slice(0, 1).filter(({ text }) => isColumnRow(text));
    const parts: Block[] = [];
    for (const line of block.lines.slice(titles.length)) {
      const rest = datedRest(line);
      const last = parts.at(-1);
      const isGoingOn =
        rest === null &&
        (OF_EXPERIENCE.has(place) || line.isBullet === true || withoutBullet(line.text).isBullet);
      const own =
        rest !== null && isProject(rest, place) ? 'projects' : isGoingOn ? (last?.place ?? place) : place;
      if (last?.place === own) last.lines.push(line);
      else parts.push({ ...block, place: own, lines: [...titles, line] });
    }
    return parts.some((part) => part.place === 'projects') ? parts : [block];
  });
}
