import type { ExamPostService } from '@qicheng/core/exam-data';
import type { ImportJobs } from '@qicheng/core/jobs-board';
import { type Html, html } from '#src/kit/page/html.js';
import { operatorPages } from '#src/kit/page/operator-pages.js';
import { timeOf, type Viewer } from '#src/kit/page/page-shell.js';
import { table, wrapped } from '#src/kit/page/table.js';
import { rowAct } from '../act.page.js';
import type { ActPage, OperatorAct } from '../operator-act.js';

const path = operatorPages.sources;

type Feed = Awaited<ReturnType<ImportJobs['list']>>[number];
type Table = Awaited<ReturnType<ExamPostService['listTables']>>[number];

/** Jobs and exam posts by source. */
export function sourcePage(jobs: ImportJobs, posts: ExamPostService): ActPage {
  return {
    path,
    title: '职位与职位表',
    lead: '文件由命令行导入（job import、post import），这里查看和删除。',
    task: 'manageSources',
    acts: sourceActs(jobs, posts),
    content: async (viewer) =>
      html`${feedTable(viewer, await jobs.list())} ${postTables(viewer, await posts.listTables())}`,
  };
}

const sourceActs = (jobs: ImportJobs, posts: ExamPostService): OperatorAct[] => [
  {
    name: 'removeFeed',
    label: '删除职位来源',
    done: '来源和它的全部职位已删除。',
    isOfRow: true,
    fields: [{ name: 'source', label: '来源', isRequired: true, maxLength: 30 }],
    warning: (value) => `来源 ${value('source')} 和它的全部职位会删除，不能恢复。`,
    run: async (actor, value) => {
      await jobs.remove(actor, value('source'));
    },
  },
  {
    name: 'removeTable',
    label: '删除职位表',
    done: '职位表已删除；已做过的分析不受影响。',
    isOfRow: true,
    fields: [
      { name: 'exam', label: '考试', isRequired: true, maxLength: 20 },
      { name: 'version', label: '版本', isRequired: true, maxLength: 60 },
    ],
    warning: (value) => `${value('exam')} ${value('version')} 和它的职位会删除，不能恢复。`,
    run: async (actor, value) => {
      await posts.removeTable(actor, value('exam'), value('version'));
    },
  },
];

const feedTable = (viewer: Viewer, feeds: readonly Feed[]): Html =>
  html`<section class="sheet">
    <h2>职位来源</h2>
    ${
      feeds.length === 0
        ? html`<p>还没有职位。</p>`
        : table<Feed>(
            [
              { name: '来源', of: ({ name }) => name, look: wrapped },
              { name: '代码', of: ({ source }) => source },
              { name: '类型', of: ({ isSample }) => (isSample ? '示例' : '真实') },
              { name: '职位', of: (row) => `${row.jobs} 个` },
              { name: '导入', of: ({ importedAt }) => timeOf(importedAt) },
              {
                name: '',
                of: ({ source }) =>
                  rowAct(viewer, path, { act: 'removeFeed', label: '删除…', values: { source } }),
              },
            ],
            feeds,
          )
    }
  </section>`;

const postTables = (viewer: Viewer, tables: readonly Table[]): Html =>
  html`<section class="sheet">
    <h2>职位表</h2>
    ${
      tables.length === 0
        ? html`<p>还没有职位表。</p>`
        : table<Table>(
            [
              { name: '考试', of: ({ exam }) => exam },
              { name: '版本', of: ({ version }) => version, look: wrapped },
              { name: '类型', of: ({ isSample }) => (isSample ? '示例' : '真实') },
              { name: '职位', of: (row) => `${row.posts} 个` },
              { name: '来源', of: ({ sourceTitle }) => sourceTitle, look: wrapped },
              { name: '日期', of: ({ sourceDate }) => sourceDate },
              {
                name: '',
                of: ({ exam, version }) =>
                  rowAct(viewer, path, {
                    act: 'removeTable',
                    label: '删除…',
                    values: { exam, version },
                  }),
              },
            ],
            tables,
          )
    }
  </section>`;
