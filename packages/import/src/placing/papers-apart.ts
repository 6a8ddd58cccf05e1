import type { TextLine } from '../reading/page-text.js';
import type { Block } from './blocks.js';
import { withoutBullet } from './words.js';

/** 课题：, 期刊论文: what the lines below are, among papers and research. */
const LABEL =
  /^(?:(?:主持|参与|承担|在研|科研)?(?:课题|项目|基金)(?:情况)?|(?:期刊|会议|学术|代表)?(?:论文|著作|文章))\s*[:：]?$/u;
const OF_RESEARCH = /^(?:主持|参与|承担|在研|科研)?(?:课题|项目|基金)/u;
/** 主持院级课题：米东区矿工肺功能随访，…: a role, a kind of funding and the name. */
const ROLE = /^(主持|参与|参加|负责)(?:了|过)?[^，,。:：]{0,12}?(?:课题|项目|基金)\s*[:：]\s*(?=\S)/u;

/** The name of a project behind its role, with the role as a part of its own. */
const asHead = (text: string): string => {
  const role = ROLE.exec(text);
  if (role === null) return text;
  const [name = '', ...rest] = text.slice(role[0].length).split(/[，,]\s*/u);
  return [`${name}\t角色：${role[1] ?? ''}`, ...rest].join('，');
};

/** Papers and research under one heading: lines of projects and those below 课题 are research. */
export function withResearchApart(block: Block): Block[] {
  if (block.place !== 'papers') return [block];
  let isResearch = false;
  const papers: TextLine[] = [];
  const research: TextLine[] = [];
  for (const line of block.lines) {
    const { text } = withoutBullet(line.text);
    if (LABEL.test(text)) isResearch = OF_RESEARCH.test(text);
    else if (ROLE.test(text)) research.push({ ...line, text: asHead(text), quote: line.quote ?? line.text });
    else (isResearch ? research : papers).push(line);
  }
  const own = { ...block, lines: papers };
  return research.length === 0 ? [own] : [own, { ...block, place: 'research', lines: research }];
}
