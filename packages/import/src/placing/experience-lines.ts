import type { DateRange } from '@qicheng/resume/document';
import { type TextLine, reworded } from '../reading/page-text.js';
import { AWARD } from './achievement-names.js';
import { type Draft, SURE } from './draft.js';
import { monthsOf } from './employments.js';
import { type Entry, statementsOf, type HeadPart, type Statement } from './entries.js';
import { placeAwards } from './place-achievements.js';
import { placeWorks } from './place-works.js';
import { companyScore, isOwnWork } from './recognise.js';

const DURING =
  /^(?:[一二三四五六七八九十\d]{1,2}[、.．]|[（(][一二三四五六七八九十\d]{1,2}[）)])?\s*(?:在|任|担任)?(\p{Script=Han}{2,10}?)(?:工作|任职)?期间(?!\d)/u;

/**
 * 三支一扶期间负责…, below the last entry of a section: assigns the statement to the single entry whose head names
 * the programme.
 */
export function withActionsOfOthers(entries: readonly Entry[]): Entry[] {
  const moved = withGroupsOfPosts(entries).map((entry) => ({ ...entry, statements: [...entry.statements] }));
  for (const [at, entry] of moved.entries())
    for (const statement of [...entry.statements]) {
      const name = DURING.exec(statement.text)?.[1];
      const isNamed = ({ parts }: Entry): boolean =>
        name !== undefined && parts.some(({ text }) => text.includes(name));
      const owners = moved.filter(isNamed);
      const [owner] = owners;
      const own = moved[at];
      if (owners.length !== 1 || owner === undefined || own === undefined || owner === own) continue;
      own.statements = own.statements.filter((other) => other !== statement);
      owner.statements.push(statement);
    }
  return moved;
}

const OFFICE = /^(?:曾?担任|任)/u;
/** 生活委员 in 担任班级生活委员两年. */
const ROLE =
  /^(?:曾?担任|任)过?(\p{Script=Han}{2,12}?)(?:职务|一职)?(?=[\d一二两三四]\s?(?:个)?(?:学?年|学期|届)|[，（(]|$)/u;

/** Places campus lines without any entry, awards apart: 担任班长两年；2023年获校技能大赛一等奖. */
export function placeCampusLines(draft: Draft, lines: readonly TextLine[]): void {
  const clauses = statementsOf(lines).flatMap(({ text, line }) =>
    text
      .split(/[；;]\s*/u)
      .filter((clause) => /[\p{L}\d]/u.test(clause))
      .map((clause): TextLine => ({ ...line, text: clause.replace(/。$/u, '') })),
  );
  const isAward = ({ text }: TextLine): boolean => AWARD.test(text) && !OFFICE.test(text);
  placeAwards(draft, clauses.filter(isAward), 'awards');
  const others = clauses.filter((clause) => !isAward(clause));
  if (others.length === 0) return;
  const item = draft.add('campus');
  const office = others.find(({ text }) => OFFICE.test(text));
  const role = office && ROLE.exec(office.text)?.[1];
  if (office && role) draft.text(`${item}/role`, role, SURE.likely, office);
  for (const line of others) draft.statement(`${item}/highlights`, line.text, 'bullet', SURE.likely, line);
}

/** 第一作者发表论文1篇：《…》，《…》2025年第3期 */
const PAPER =
  /(?:论文|文章|发表|一作|第一作者|期刊|SCI|EI)[^《]*《[^》]{4,}》|《[^》]{4,}》[^。]{0,30}(?:第\s?\d+期|发表|刊)/iu;
const COUNT_OF_PAPERS =
  /^(?:以)?(第一作者|共同第一作者|通讯作者|一作)?(?:身份)?(?:公开)?发表(?:学术|期刊|核心)?论文\s*\d*\s*篇?\s*[:：]\s*(.+)$/u;
/** 第一作者发表论文1篇：《…》: the title first, then the place among the authors. */
const titleFirst = (line: TextLine): TextLine => {
  const [, order, rest = line.text] = COUNT_OF_PAPERS.exec(line.text.trim()) ?? [];
  return reworded(line, order === undefined ? rest : `${rest}，${order}`);
};

const PROJECT = /课题|项目|基金|专项/u;

/** 参与市级课题1项（第4参与人）: the kind of project and the candidate’s own part in it. */
const NAMED =
  /^(?<verb>主持|参与|参加|负责)(?:了|过)?(?<name>[^，,。:：\d（(]{0,14}(?:课题|项目|基金|专项))\s*\d*\s*项?\s*(?:[（(](?<role>[^（）()]{2,12})[）)])?$/u;

/** Places research lines without any entry, papers apart: 参与市级课题1项（第4参与人）. */
export function placeResearchLines(draft: Draft, lines: readonly TextLine[]): void {
  placeWorks(draft, 'papers', lines.filter(({ text }) => PAPER.test(text)).map(titleFirst));
  const others = statementsOf(lines.filter(({ text }) => !PAPER.test(text)));
  const projects = others.filter(({ text }) => PROJECT.test(text));
  for (const { text, line } of others) if (!PROJECT.test(text)) draft.setAside({ ...line, text });
  for (const { text, line } of projects) {
    const item = draft.add('research');
    const { verb, name, role = verb } = NAMED.exec(text)?.groups ?? {};
    if (name) draft.text(`${item}/name`, name, SURE.guessed, line);
    if (role) draft.text(`${item}/role`, role, SURE.guessed, line, 120);
    draft.statement(`${item}/highlights`, text, 'bullet', SURE.likely, line);
  }
}

const keyOf = ({ start, end }: DateRange): string =>
  [start, end]
    .map((date) => (date === undefined || date === 'present' ? String(date) : monthsOf(date)))
    .join('–');

const employerOf = ({ parts }: Entry): HeadPart | undefined =>
  parts.find(({ text }) => companyScore(text) >= 1);

/** Whether two entries are of the same time and no two employers. */
function isOfSame(above: Entry, below: Entry): boolean {
  const [first, second] = [above.period?.value, below.period?.value];
  if (first?.end === undefined || second?.end === undefined || keyOf(first) !== keyOf(second)) return false;
  const [employer, other] = [employerOf(above), employerOf(below)];
  const isSilent = below.parts.length > 0 && !below.parts.some(({ text }) => isOwnWork(text));
  return employer !== undefined && (other === undefined ? isSilent : other.text === employer.text);
}

/**
 * A table of posts, then their details under the same periods: 2019.4-至今 仓储主管 adds its statements to the row of
 * that time and is no second post.
 */
export function withDetailsBelowTable(entries: readonly Entry[]): Entry[] {
  const found: Entry[] = [];
  for (const entry of entries) {
    const same = found.filter((above) => isOfSame(above, entry));
    const [above] = same;
    // The next row of a table, with a title only, is another post of the employer above.
    if (above === undefined || same.length > 1) found.push(entry);
    else {
      const hasTitle = above.parts.length > 1;
      const at = found.indexOf(above);
      found[at] = {
        ...above,
        parts: hasTitle
          ? above.parts
          : [...above.parts, ...entry.parts.filter((part) => part !== employerOf(entry))],
        statements: [...above.statements, ...entry.statements],
      };
    }
  }
  return found;
}

/** 在物业主要工作：, 部队期间主要事迹：: a line above what was done in one of the posts. */
const GROUP =
  /^在?(?<where>\p{Script=Han}{2,8}?)(?:工作)?(?:期间|时)?的?(?:主要)?(?:工作|职责|业绩|实绩|事迹|表现)(?:内容|情况)?\s*[:：]$/u;
const FORCES = /^(?:部队|军队|军营|军中|服役)$/u;
const OF_FORCES = /[陆海空]军|火箭军|武警|解放军|部队|某部/u;

/** Gives the statements below such lines to the last post of that place. */
function withGroupsOfPosts(entries: readonly Entry[]): Entry[] {
  const groups = new Map<Entry, Statement[]>();
  const left = entries.map((entry) => {
    let owner: Entry | undefined;
    const statements = entry.statements.filter((statement) => {
      const where = GROUP.exec(statement.text.trim())?.groups?.where;
      if (where !== undefined) owner = postAt(entries, where);
      if (owner === undefined) return true;
      if (where === undefined) groups.set(owner, [...(groups.get(owner) ?? []), statement]);
      return false;
    });
    return { entry, statements };
  });
  if (groups.size === 0) return [...entries];
  return left.map(({ entry, statements }) => ({
    ...entry,
    statements: [...statements, ...(groups.get(entry) ?? [])],
  }));
}

const postAt = (entries: readonly Entry[], where: string): Entry | undefined =>
  entries.findLast(({ parts }) =>
    parts.some(({ text }) => text.includes(where) || (FORCES.test(where) && OF_FORCES.test(text))),
  );
