import type { Contest, DuplicateReport, JudgePanelService, Ranking } from '@qicheng/core/contest';
import { type Html, html } from '../../kit/page/html.js';
import { operatorPages } from '../../kit/page/operator-pages.js';
import { formTokenField, timeOf, type Viewer } from '../../kit/page/page-shell.js';
import { table } from '../../kit/page/table.js';

interface JudgeRow {
  number: number;
  name: string;
  assigned: number;
  marked: number;
}

/** Judges by number, with their progress. */
const judgeTable = (judges: readonly JudgeRow[]): Html =>
  table<JudgeRow>(
    [
      { name: '评委', of: ({ number }) => `评委 ${number}` },
      { name: '账号', of: ({ name }) => name },
      { name: '分配', of: ({ assigned }) => assigned },
      { name: '已评', of: ({ marked }) => marked },
    ],
    judges,
  );

/** The ranking by entry number; a large spread marks disputed scores. */
const rankingTable = ({ ranked }: Ranking, { awards }: Contest): Html =>
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

/** Near-duplicate pairs. */
const duplicateTable = (pairs: readonly DuplicateReport[]): Html =>
  table<DuplicateReport>(
    [
      { name: '作品', of: ({ numbers: [one] }) => one },
      { name: '作品', of: ({ numbers: [, other] }) => other },
      { name: '相似', of: ({ similarity }) => percent(similarity) },
      { name: '短的一份被包含', of: ({ containment }) => percent(containment) },
    ],
    pairs,
  );

export interface ContestPageState {
  viewer: Viewer;
  contest: Contest;
  judges: Awaited<ReturnType<JudgePanelService['list']>>;
  /** Null before the contest is closed. */
  ranking: Ranking | null;
  /** Null until requested. */
  duplicates: DuplicateReport[] | null;
  isDone: boolean;
}

export const contestPath = (code: string): string => `${operatorPages.contests}/${encodeURIComponent(code)}`;

/** One contest from plan to certificates, with the next possible actions. */
export function contestPage(state: ContestPageState): Html {
  const { contest, judges, ranking, isDone } = state;
  return html`<h1>${contest.title}</h1>
    <p class="lead">
      ${contest.kind === 'school' ? '校级' : '省级'} · 报名 ${timeOf(contest.opensAt)} 至
      ${timeOf(contest.closesAt)} · 代码 ${contest.code}
    </p>
    ${isDone && html`<p class="note" role="status">已完成，并写入操作记录。</p>`} ${stages(state)}
    <section class="sheet">
      <h2>评委</h2>
      <p class="hint">
        评委之间、评委与作者之间互不知道姓名；评委账号用 pnpm ops operator add --role judge 建立。
      </p>
      ${judges.length === 0 ? html`<p>还没有评委。</p>` : judgeTable(judges)}
      ${
        contest.publishedAt === null &&
        act(
          state,
          'judge',
          '邀请评委',
          html`<input type="text" name="judge" aria-label="评委账号" placeholder="评委账号" required />`,
        )
      }
      ${ranking !== null && contest.publishedAt === null && act(state, 'assign', '按抽签分配作品')}
    </section>
    ${ranking !== null && entries(state, ranking)}`;
}

const act = ({ viewer, contest }: ContestPageState, name: string, label: string, more?: Html): Html =>
  html`<form class="act" method="post" action="${contestPath(contest.code)}">
    ${formTokenField(viewer)}<input type="hidden" name="act" value="${name}" />${more}<button>
      ${label}
    </button>
  </form>`;

const tick = (name: string, label: string): Html =>
  html`<span class="check"
    ><input type="checkbox" id="${name}" name="${name}" value="1" /><label for="${name}"
      >${label}</label
    ></span
  >`;

/** The action that advances the contest. */
function stages(state: ContestPageState): Html {
  const { announcedAt, closedAt, publishedAt, logDigest } = state.contest;
  if (announcedAt === null)
    return html`<section class="sheet">
      <h2>发布</h2>
      <p>会员现在还看不到这个大赛。</p>
      ${act(state, 'open', '发布大赛')}
    </section>`;
  if (closedAt === null)
    return html`<section class="sheet">
      <h2>截止并编号</h2>
      <p>截止后作品不再变动，按抽签编号，然后开始评审。</p>
      ${act(state, 'close', '截止并编号', tick('early', '提前截止'))}
    </section>`;
  if (publishedAt === null)
    return html`<section class="sheet">
      <h2>公布结果</h2>
      <p>还有 ${state.ranking?.missing ?? 0} 个评分没有完成。公布后不能再改动，参赛者会收到消息。</p>
      ${act(state, 'publish', '公布结果', tick('incomplete', '不再等待未完成的评分'))}
    </section>`;
  return html`<section class="sheet">
    <h2>证书</h2>
    <p>已于 ${timeOf(publishedAt)} 公布。评审记录摘要：<code>${logDigest.slice(0, 16)}…</code></p>
    ${act(state, 'certificates', '为获奖作品颁发证书')}
  </section>`;
}

const number = html`<input
  type="text"
  name="number"
  aria-label="作品编号"
  placeholder="作品编号"
  inputmode="numeric"
  required
/>`;

function entries(state: ContestPageState, ranking: Ranking): Html {
  const { contest, duplicates } = state;
  const isOpen = contest.publishedAt === null;
  return html`<section class="sheet">
    <h2>排名</h2>
    <p class="hint">
      由评审记录计算：每份作品 ${contest.method.judgesPerEntry} 位评委，各去掉 ${contest.method.drop}
      个最高分和最低分。
    </p>
    ${ranking.ranked.length === 0 ? html`<p>还没有评分。</p>` : rankingTable(ranking, contest)}
    ${ranking.excluded.length > 0 && html`<p>不参加排名：${ranking.excluded.map((entry) => `${entry.number} 号（${entry.reason}）`).join('，')}</p>`}
    ${
      isOpen &&
      html`${act(state, 'exclude', '不参加排名', html`${number}<input type="text" name="reason" aria-label="原因" placeholder="原因" required />`)}
      ${act(state, 'readmit', '恢复排名', number)}`
    }
    <h2>雷同检查</h2>
    ${
      duplicates === null
        ? html`<p><a href="${contestPath(contest.code)}?duplicates=1">比对全部作品</a></p>`
        : duplicates.length === 0
          ? html`<p>没有发现雷同的作品。</p>`
          : duplicateTable(duplicates)
    }
  </section>`;
}
