import { reworded, type TextLine } from '../reading/page-text.js';
import { type Draft, SURE } from './draft.js';
import { statementsOf } from './entries.js';
import { placeWorks } from './place-works.js';

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
