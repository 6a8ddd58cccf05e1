import { regex } from '@qicheng/resume/regex';
import type { Statement } from './entries.js';
import { BARE_BODY } from './entry-labels.js';
import { labelKindOf } from './label-kinds.js';
import { roleScore, titleScore } from './recognise.js';
import { isAction, labelled, withoutBullet } from './words.js';

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
