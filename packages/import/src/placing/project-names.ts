import { regex } from '@qicheng/resume/regex';
import type { TextLine } from '../reading/page-text.js';
import type { Block } from './blocks.js';
import { isColumnRow } from './columns.js';
import { findPeriod } from './dates.js';
import type { Statement, HeadPart } from './entries.js';
import { BARE_BODY } from './entry-labels.js';
import { asOneName, type Shape } from './head-names.js';
import { labelKindOf } from './label-kinds.js';
import { roleScore, titleScore, companyScore } from './recognise.js';
import { isAction, labelled, withoutBullet, headPartsOf } from './words.js';

const DESCRIPTION = /^(?:项目|课题|系统|产品)(?:描述|简介|介绍|概述|概况|说明|内容)$/u;
const DUTY = /职责|责任|分工|任务|贡献|业绩|成果|工作|负责|担任/u;
/** 我负责…, 统筹门店回访: what the person did, under whatever label; 设计一台作业车 is the aim of the project. */
const OF_PERSON = regex('u')`
  ^(?:【[^】]{1,12}】\s*)?(?:我|本人|个人|独立|主要?负责|担任|作为
  |(?:统筹|优化|对接|维护|撰写|整理|协调|推动|制定|策划|设计|搭建|编写|管理|运用|牵头|带领|跟进|编制|绘制|承担|使用|利用|采用)(?!一[个套款台种]))
`;

const labelOf = ({ text }: Statement): string | null =>
  labelled(text)?.label ?? (BARE_BODY.test(text) ? text : null);

/**
 * Separates what a project is about (项目描述：…, and the lines below such a label) from the deeds of the person, if these have a label
 * of their own.
 */
export function descriptionApart(statements: readonly Statement[]): {
  description: Statement | null;
  deeds: readonly Statement[];
} {
  const whole = { description: null, deeds: statements };
  if (!statements.some((one) => DUTY.test(labelOf(one) ?? ''))) return whole;
  const about: Statement[] = [];
  const deeds: Statement[] = [];
  let isAbout = false;
  for (const one of statements) {
    const label = labelOf(one);
    const text = label === null ? one.text : (labelled(one.text)?.value ?? '');
    if (label !== null && labelKindOf(label) !== null) isAbout = DESCRIPTION.test(label);
    const isOfPerson = OF_PERSON.test(text) || isAction(text);
    if (!isAbout || isOfPerson) deeds.push(isAbout && label !== null ? { ...one, text } : one);
    else if (text !== '') about.push({ ...one, text });
  }
  const [first] = about;
  return first === undefined
    ? whole
    : { description: { ...first, text: about.map(({ text }) => text).join('') }, deeds };
}

const IN_ROLE = regex('u')`
  ^(?:(?:我|本人|在项目中|在其中|项目中)[，,]?)*(?:担任|出任|作为|任(?!务|何|意|教|课))(?:了|过)?(?<role>[^，,。；;：:、\s]{2,18}?)(?:一职|角色|职务)?
  (?=[，,。；;、]|$|带(?!头)|负责|主导|统筹|组织|完成|协调)
`;
const MAX_ROLE_LENGTH = 10;

/** 担任其中一个小组的组长，带5名同事…: the role of the person, told at the start of the duties; null if there is none. */
export function roleInDuties(statements: readonly Statement[]): Statement | null {
  for (const one of statements) {
    const label = labelOf(one);
    const text = withoutBullet(label === null ? one.text : (labelled(one.text)?.value ?? '')).text;
    const told = IN_ROLE.exec(text)?.groups?.role?.split('的').at(-1) ?? '';
    const role = told.replace(/^(?:该|本)?项目(?=\p{Script=Han}{2})/u, '');
    const isRole = roleScore(role) > 1 || titleScore(role) > 1;
    if (role.length >= 2 && role.length <= MAX_ROLE_LENGTH && isRole) return { ...one, text: role };
  }
  return null;
}

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

const BETWEEN = '\\s*(?:[—–]+|[:：])\\s*';
const TIGHT_DASH = '[—–]';
const MIN_LENGTH = { apart: 5, tight: 2 };

const MAX_TITLE_LENGTH = 8;
const isRole = (text: string): boolean =>
  text.length <= MAX_TITLE_LENGTH && (roleScore(text) > 1 || titleScore(text) > 1);

/** 机械创新设计大赛——果园作业车, 课程设计：带式输送机减速器: the contest or kind and the subject are one name of a project. */
export function withNamesOfProjects(parts: readonly HeadPart[], { main }: Shape): readonly HeadPart[] {
  const [first, second, ...others] = parts;
  if (main !== 'name' || first === undefined || second === undefined) return parts;
  const areNames = (least: number): boolean =>
    [first, second].every(
      ({ text }) =>
        text.length >= least && !isRole(text) && !/(?:实践|活动)$/u.test(text) && labelled(text) === null,
    );
  const whole =
    (areNames(MIN_LENGTH.apart) ? asOneName(first, second, BETWEEN) : null) ??
    (areNames(MIN_LENGTH.tight) ? asOneName(first, second, TIGHT_DASH) : null);
  return whole === null ? parts : [whole, ...others];
}
