import type { Contest, DuplicateReport, Ranking } from '@qicheng/core/contest';
import type { Html } from '../../kit/page/html.js';
import { table } from '../../kit/page/table.js';

interface JudgeRow {
  number: number;
  name: string;
  assigned: number;
  marked: number;
}

/** Judges by number, with how far they are. */
export const judgeTable = (judges: readonly JudgeRow[]): Html =>
  table<JudgeRow>(
    [
      { name: '评委', of: ({ number }) => `评委 ${number}` },
      { name: '账号', of: ({ name }) => name },
      { name: '分配', of: ({ assigned }) => assigned },
      { name: '已评', of: ({ marked }) => marked },
    ],
    judges,
  );

/** The ranking by numbers; marks that lie far apart stand out by their spread. */
export const rankingTable = ({ ranked }: Ranking, { awards }: Contest): Html =>
  table(
    [
      { name: '名次', of: ({ rank }) => rank },
      { name: '编号', of: ({ number }) => number },
      { name: '得分', of: ({ score }) => score.toFixed(2) },
      { name: '评分数', of: ({ marks }) => marks },
      { name: '计入', of: ({ counted }) => counted },
      { name: '离散度', of: ({ deviation }) => deviation.toFixed(1) },
      { name: '奖项', of: ({ rank }) => awardOf(rank, awards) },
    ],
    ranked,
  );

function awardOf(rank: number, awards: Contest['awards']): string {
  let last = 0;
  for (const { name, places } of awards) {
    last += places;
    if (rank <= last) return name;
  }
  return '';
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Pairs that are nearly the same. */
export const duplicateTable = (pairs: readonly DuplicateReport[]): Html =>
  table<DuplicateReport>(
    [
      { name: '作品', of: ({ numbers: [one] }) => one },
      { name: '作品', of: ({ numbers: [, other] }) => other },
      { name: '相似', of: ({ similarity }) => percent(similarity) },
      { name: '短的一份被包含', of: ({ containment }) => percent(containment) },
    ],
    pairs,
  );
