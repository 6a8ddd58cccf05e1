import type { JudgedContest, JudgedEntry } from '@qicheng/core/contest';
import { type Html, html } from '../../kit/page/html.js';
import { operatorPages } from '../../kit/page/operator-pages.js';
import { formTokenField, type Viewer } from '../../kit/page/page-shell.js';

export const judgingPath = (code: string): string => `${operatorPages.judging}/${encodeURIComponent(code)}`;

const doneOf = ({ entries }: JudgedContest) => entries.filter(({ points }) => points !== null).length;

/** The contests that a judge was asked to judge. */
export function judgingPage(contests: readonly JudgedContest[]): Html {
  if (contests.length === 0)
    return html`<h1>评审</h1>
      <p class="lead">现在没有需要您评审的大赛。</p>`;
  return html`<h1>评审</h1>
    <p class="lead">作品不显示姓名、照片、学校和联系方式；其他评委看不到您的姓名和评分。</p>
    ${contests.map(
      (own) =>
        html`<section class="sheet">
          <h2><a href="${judgingPath(own.contest.code)}">${own.contest.title}</a></h2>
          <p>
            ${
              own.contest.closedAt === null
                ? '报名还没有截止，截止后分配作品。'
                : `分配给您 ${own.entries.length} 份作品，已评 ${doneOf(own)} 份。`
            }
          </p>
        </section>`,
    )}`;
}

/** The entries of a contest assigned to this judge. */
export function judgedContestPage(own: JudgedContest): Html {
  const { contest, entries } = own;
  return html`<h1>${contest.title}</h1>
    <p class="lead">已评 ${doneOf(own)} / ${entries.length} 份。公布结果前可以修改评分。</p>
    ${
      entries.length === 0
        ? html`<p>还没有分配给您的作品。</p>`
        : html`<ul class="numbers">
            ${entries.map(
              ({ number, points }) =>
                html`<li>
                  <a class="${points !== null && 'done'}" href="${judgingPath(contest.code)}/${number}"
                    >${number} 号${points !== null && ' ✓'}</a
                  >
                </li>`,
            )}
          </ul>`
    }`;
}

/** One anonymised entry, next to the rubric form. */
export function judgedEntryPage(viewer: Viewer, entry: JudgedEntry, saved: boolean): Html {
  const { contest, number, sections, rubric, points } = entry;
  const isOver = contest.publishedAt !== null;
  return html`<h1>作品 ${number} 号</h1>
    <p class="lead"><a href="${judgingPath(contest.code)}">${contest.title}</a></p>
    ${saved && html`<p class="note" role="status">上一份已保存。</p>`}
    <div class="judging">
      <article class="sheet">
        ${sections.map(
          ({ heading, lines }) =>
            html`<h2>${heading}</h2>
              ${lines.map((line) => html`<p>${line}</p>`)}`,
        )}
      </article>
      <aside>
        <form class="sheet" method="post" action="${judgingPath(contest.code)}/${number}">
          ${formTokenField(viewer)}
          ${rubric.map(
            ({ key, title, hint, max }) =>
              html`<div class="field">
                <label for="points.${key}">${title}（0-${max}）</label
                ><input
                  type="text"
                  id="points.${key}"
                  name="points.${key}"
                  inputmode="decimal"
                  value="${points?.[key]}"
                  required
                  ${isOver && html` disabled`}
                />
                ${hint !== '' && html`<p class="hint">${hint}</p>`}
              </div>`,
          )}
          ${isOver ? html`<p>结果已公布。</p>` : html`<button>保存并看下一份</button>`}
        </form>
      </aside>
    </div>`;
}
