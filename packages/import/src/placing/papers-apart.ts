import type { TextLine } from '../reading/page-text.js';
import type { Block } from './blocks.js';
import { withoutBullet } from './words.js';

/** 课题：, 期刊论文: the kind of the lines below, among papers and research. */
const LABEL =
  /^(?:(?:主持|参与|承担|在研|科研)?(?:课题|项目|基金)(?:情况)?|(?:期刊|会议|学术|代表)?(?:论文|著作|文章))\s*[:：]?$/u;
const OF_RESEARCH = /^(?:主持|参与|承担|在研|科研)?(?:课题|项目|基金)/u;
/** 主持院级课题：米东区矿工肺功能随访，…: a role, a type of funding and the name. */
const ROLE = /^(主持|参与|参加|负责)(?:了|过)?[^，,。:：]{0,12}?(?:课题|项目|基金)\s*[:：]\s*(?=\S)/u;

/** The name of a project after its role, with the role as a separate part. */
const asHead = (text: string): string => {
  const role = ROLE.exec(text);
  if (role === null) return text;
  const [name = '', ...rest] = text.slice(role[0].length).split(/[，,]\s*/u);
  return [`${name}\t角色：${role[1] ?? ''}`, ...rest].join('，');
};

/** 代表性论文（共发表SCI论文9篇，第一作者5篇）: what a heading says about all papers. */
const OF_ALL = /[（(]([^（）()]*\d+\s*篇[^（）()]*)[）)]\s*$/u;
const TITLE_OF_ALL = '发表情况';

function summaryOf({ heading }: Block): Block[] {
  const text = OF_ALL.exec(heading?.text ?? '')?.[1];
  return text === undefined || heading === null
    ? []
    : [
        {
          place: 'other',
          title: TITLE_OF_ALL,
          lines: [{ ...heading, text, isHeading: false }],
          heading,
        },
      ];
}

/** Plant and Soil 审稿人, 某学会会员: academic service, listed below awards. */
const SERVICE = /(?:审稿人|审稿专家|评审专家|青年编委|编委|学会(?:会员|理事|委员)|专委会委员)$/u;
const TITLE_OF_SERVICE = '学术服务';

/** Separates academic service from the awards above it. */
export function withServiceApart(block: Block): Block[] {
  const isOfService = block.place === 'other' && /^学术/u.test(block.title);
  const honours = block.lines.filter(({ text }) => isOfService && /奖[）)，,。\s\d.年月-]*$/u.test(text));
  if (honours.length > 0) {
    const others = block.lines.filter((line) => !honours.includes(line));
    return [
      { ...block, lines: others },
      { ...block, place: 'awards', lines: honours },
    ];
  }
  const isService = ({ text }: TextLine): boolean =>
    block.place === 'awards' && SERVICE.test(text.trim()) && !/奖|优秀|先进/u.test(text);
  const service = block.lines.filter(isService);
  if (service.length === 0) return [block];
  const own = { ...block, lines: block.lines.filter((line) => !isService(line)) };
  return [own, { place: 'other', title: TITLE_OF_SERVICE, lines: service, heading: null }];
}

const HONOUR = /奖|优秀|先进|标兵|称号|荣誉|模范|第[一二三四五六七八九十]名/u;

/** 论文与荣誉: lines without the title of a paper that name an honour. */
export function withHonoursApart(block: Block): Block[] {
  const isHonour = ({ text }: TextLine): boolean => HONOUR.test(text) && !/[《》]|第[一二三]作者/u.test(text);
  const honours = block.place === 'papers' && HONOUR.test(block.title) ? block.lines.filter(isHonour) : [];
  if (honours.length === 0) return [block];
  const own = { ...block, lines: block.lines.filter((line) => !honours.includes(line)) };
  return [own, { ...block, place: 'awards', lines: honours }];
}

/** Papers and research under one heading: lines of projects, and those below 课题, are research. */
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
  const about = summaryOf(block);
  return research.length === 0
    ? [own, ...about]
    : [own, ...about, { ...block, place: 'research', lines: research }];
}
