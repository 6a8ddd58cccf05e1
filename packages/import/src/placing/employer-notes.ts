import { regex } from '@qicheng/resume/regex';
import { reworded, type TextLine } from '../reading/page-text.js';
import { findPeriod } from './dates.js';
import { companyScore, departmentScore, titleScore } from './recognise.js';

const BETWEEN = /\s*[|｜·•・]\s*|\t+|\s{2,}|\s+[/／]\s+/u;
const BETWEEN_PIECES = /(\s*[|｜·•・]\s*)/u;
const NATURE = regex('u')`
  ^(?:民营|私营|国有|国营|国企|央企|外资|外商独资|合资|中外合资|股份制|上市|集体|创业|欧美|日资|台资|港资|代表处|事业单位|政府机关
  |非营利(?:组织|机构)?|社会团体|个体工商户?)(?:[/／](?:民营|私营|国有|外资|合资|上市))?(?:公司|企业|单位)?(?:[（(](?:欧美|非欧美|A股|港股|美股)[）)])?$
`;
const FINANCING =
  /^(?:未融资|天使轮|种子轮|(?:Pre-)?[A-F]\+?轮(?:及以上|以上)?|已上市|不需要融资|战略融资)$/iu;
/** 50-150人, 少于50人, 1000人以上; 12人 may be a team. */
const SIZE =
  /^(?:(?:少于|不足|超过)\s*\d[\d,]*\s*人|\d[\d,]*\s*[-–—~～至]\s*\d[\d,]*\s*人|\d[\d,]*\s*人\s*(?:以上|以下))$/u;
const NOTED = /^(?:(?:企业|公司|单位)(?:性质|类型|规模|人数)|性质|规模|融资(?:阶段|情况|轮次))\s*[:：]/u;
/** Alone, authors count the superior and the team among the statements. */
const NOTED_TEAM = /^(?:汇报对象|汇报给|直属上级|直接上级|下属(?:人数|团队)?)\s*[:：]/u;
const NOTED_TRADE = /^(?:所属|所在|公司|企业)?行业(?:类别|类型)?\s*[:：]/u;
const NOTED_DEPARTMENT = /^(?:所在|所属)?部门\s*[:：]\s*\S/u;
const TRADE = regex('iu')`
  ^(?:(?:移动|产业)?互联网|电子商务|电商|企业服务|生活服务|本地生活|专业服务|信息服务|商务服务|计算机(?:软件|硬件)?|IT服务|软件(?:开发|服务)?|硬件
  |人工智能|大数据|云计算|游戏|(?:在线)?教育|培训|教育培训|金融|银行|保险|证券|房地产|建筑|工程|物业|(?:\p{Script=Han}{2,4})?制造业?|机械|设备
  |(?:工业)?自动化|汽车|新能源|能源|电力|化工|材料|医药|医疗(?:器械|健康|服务)?|生物|制药|健康|快消|快速消费品|消费品|零售|批发|贸易|进出口
  |食品|饮料|餐饮|酒店|旅游|物流|运输|仓储|交通|航空|广告|传媒|媒体|文化|公关|会展|咨询|法律|人力资源(?:服务)?|服装|纺织|家居|家具|家电|电子
  |半导体|集成电路|通信|通讯|农业|林业|渔业|环保|公益|社交|短视频|新零售|O2O|SaaS)(?:行业|技术|服务|平台)?$
`;

const isTrade = (piece: string): boolean =>
  piece.split(/[/／、,，&]/u).every((word) => TRADE.test(word.trim()));

/** What a job site says of an employer and no one writes of a person: its nature, size or financing. */
const isSureNote = (piece: string): boolean =>
  NATURE.test(piece) || FINANCING.test(piece) || SIZE.test(piece) || NOTED.test(piece);
const isOfTeam = (piece: string): boolean => NOTED_TEAM.test(piece);

const isTradeLike = (piece: string): boolean =>
  isTrade(piece) ||
  NOTED_TRADE.test(piece) ||
  (/^[\p{Script=Han}A-Z/／、（）()]{2,14}$/u.test(piece) &&
    titleScore(piece) <= 1 &&
    departmentScore(piece) <= 1 &&
    companyScore(piece) < 2);

const piecesOf = (text: string): string[] =>
  text
    .split(BETWEEN)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

/** 民营公司 | 50-150人 | 贸易/进出口, 汇报对象：主管  行业：五金: a job site's note on an employer. */
export function isEmployerNote(text: string): boolean {
  const pieces = piecesOf(text);
  if (pieces.length === 1) return NOTED.test(text.trim()) || SIZE.test(text.trim());
  const isAnchored =
    pieces.some(isSureNote) || (pieces.some(isOfTeam) && pieces.some((piece) => NOTED_TRADE.test(piece)));
  return isAnchored && pieces.every((piece) => isSureNote(piece) || isOfTeam(piece) || isTradeLike(piece));
}

/** [ 1年4个月 ] behind a period or an employer: the length that the site computed. */
const LENGTH =
  /\s*(?:[[［【]\s*(?:共\s*)?(?=\d)(?:\d{1,2}\s*年)?(?:\s*零?\s*\d{1,2}\s*个?月)?\s*[\]］】]|[（(]\s*(?:共\s*)?(?:\d{1,2}\s*年零?\s*)?\d{1,2}\s*个月\s*[）)])/gu;
const withoutLength = (text: string): string => {
  const bare = text.replace(LENGTH, '');
  const isHead = bare !== text && (findPeriod(bare) !== null || companyScore(bare.trim()) >= 2);
  return isHead ? bare.trimEnd() : text;
};

/** 某某有限公司 | 民营公司 | 50-150人: the notes on a line of their own. */
function withNotesApart(line: TextLine): TextLine[] {
  const parts = line.text.split(BETWEEN_PIECES);
  const pieces = parts.filter((_, at) => at % 2 === 0).map((piece) => piece.trim());
  const hasNote = pieces.some(isSureNote) && !isEmployerNote(line.text);
  if (!hasNote || !pieces.some((piece) => companyScore(piece) >= 2)) return [line];
  const isNote = (piece: string): boolean =>
    isSureNote(piece) || isOfTeam(piece) || isTrade(piece) || NOTED_TRADE.test(piece);
  const own = pieces.filter((piece) => !isNote(piece));
  const mark = parts[1] ?? ' | ';
  return [reworded(line, own.join(mark)), { ...line, text: pieces.filter(isNote).join(' | ') }];
}

/** 汇报对象：…  部门：…  行业：…: the department is about the post. */
function withDepartmentApart(line: TextLine): TextLine[] {
  const pieces = piecesOf(line.text);
  const departments = pieces.filter((piece) => NOTED_DEPARTMENT.test(piece));
  const others = pieces.filter((piece) => !NOTED_DEPARTMENT.test(piece));
  const isNote =
    departments.length === 1 &&
    others.some(isOfTeam) &&
    others.every((piece) => isSureNote(piece) || isOfTeam(piece) || NOTED_TRADE.test(piece));
  return isNote ? [reworded(line, departments.join('')), { ...line, text: others.join(' | ') }] : [line];
}

const COLUMN = /^(?:企业|公司|单位)?(?:性质|规模|人数|类型)$/u;

/** Separates the notes of a job site on employers from the heads of the employments. */
export function withEmployerNotesApart(lines: readonly TextLine[]): TextLine[] {
  const hasColumn = lines.some(({ text }) => {
    const cells = text.split(/\s*[|｜]\s*|\t/u);
    return cells.length > 2 && cells.some((cell) => COLUMN.test(cell.trim()));
  });
  return lines
    .map((line) => reworded(line, withoutLength(line.text)))
    .flatMap(withDepartmentApart)
    .flatMap((line) => (hasColumn ? [line] : withNotesApart(line)));
}
