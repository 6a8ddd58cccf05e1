import type { Contest, DuplicateReport, Ranking } from '@qicheng/core/contest';
import { type Html, html } from '../../kit/page/html.js';

const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): Html =>
  html`<div class="table">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th>${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell, index) => html`<td data-label="${heads[index]}">${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

/** Judges by number, with how far they are. */
export const judgeTable = (
  judges: readonly { number: number; name: string; assigned: number; marked: number }[],
): Html =>
  table(
    ['评委', '账号', '分配', '已评'],
    judges.map(({ number, name, assigned, marked }) => [`评委 ${number}`, name, assigned, marked]),
  );

/** The ranking by numbers; marks that lie far apart stand out by their spread. */
export const rankingTable = ({ ranked }: Ranking, { awards }: Contest): Html =>
  table(
    ['名次', '编号', '得分', '评分数', '计入', '离散度', '奖项'],
    ranked.map(({ rank, number, score, marks, counted, deviation }) => [
      rank,
      number,
      score.toFixed(2),
      marks,
      counted,
      deviation.toFixed(1),
      awardOf(rank, awards),
    ]),
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
  table(
    ['作品', '作品', '相似', '短的一份被包含'],
    pairs.map(({ numbers: [one, other], similarity, containment }) => [
      one,
      other,
      percent(similarity),
      percent(containment),
    ]),
  );
