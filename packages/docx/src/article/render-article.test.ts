import mammoth from 'mammoth';
import { renderArticle } from './index.js';
import { blocksOf } from './markdown-blocks.js';

const LETTER = `## 第一封

主题：【姓名】-申请

1. 读学院官网
2. **附件**：一页简历
   - 成绩单

| 老师的意思 | 怎样回 |
|---|---:|
| 欢迎报考 | 感谢 |

> 先看初试成绩

<script>alert(1)</script>
`;

it('parses a Markdown text', () => {
  expect(blocksOf(LETTER)).toEqual([
    { type: 'heading', level: 1, text: '第一封' },
    { type: 'text', tone: 'body', text: '主题：【姓名】-申请' },
    {
      type: 'list',
      isOrdered: true,
      items: [{ text: '读学院官网' }, { lead: '附件', text: '一页简历\n· 成绩单' }],
    },
    {
      type: 'table',
      columns: [
        { label: '老师的意思', share: 5, align: 'left' },
        { label: '怎样回', share: 4, align: 'right' },
      ],
      rows: [['欢迎报考', '感谢']],
    },
    { type: 'quote', text: '先看初试成绩' },
  ]);
});

it('renders a file that a Word reader opens with its headings, lists and tables', async () => {
  const bytes = await renderArticle({ title: '联系导师邮件', markdown: LETTER, source: '启程' });
  const { value, messages } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) });
  expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
  expect(value).toContain('联系导师邮件');
  expect(value).toMatch(/<h1>(?:<a[^>]*><\/a>)?第一封<\/h1>/);
  expect(value).toContain('<ol><li>读学院官网</li>');
  expect(value).toContain('<table>');
  expect(value).not.toContain('alert');
});
