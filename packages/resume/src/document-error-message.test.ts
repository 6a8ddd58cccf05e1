import { emptyDocument } from './defaults.js';
import { documentErrorMessage } from './document-error-message.js';
import { readDocument } from './migrate.js';
import { replaceAt } from './pointer.js';
import { SAMPLES } from './samples.js';

const wordsFor = (pointer: string, value: unknown): string => {
  const read = readDocument(replaceAt(SAMPLES.computerScience(), pointer, value));
  if (read.ok || read.reason !== 'invalid') throw new Error('expected an invalid document');
  return documentErrorMessage(read);
};
const long = (length: number) => '长'.repeat(length);
const many = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `i${index}` }));

it.each([
  ['/basics/headline/zh', long(201), '“基本信息 · 一句话介绍”：最多 200 个字'],
  ['/basics/headline/en', long(201), '“基本信息 · 一句话介绍（英文）”：最多 200 个字'],
  ['/internships/0/company/zh', long(201), '“实习经历 · 第 1 条 · 单位”：最多 200 个字'],
  [
    '/internships/0/highlights/1/zh/0/text',
    long(4001),
    '“实习经历 · 第 1 条 · 工作内容 · 第 2 条”：最多 4000 个字',
  ],
  ['/education/0/period/start/m', 13, '“教育背景 · 第 1 条 · 起止时间”的内容不正确'],
  ['/awards', many(61), '“荣誉奖项”：最多 60 条'],
  ['/meta/style/fontSizePt', 500, '“字号”的内容不正确'],
  ['/meta/sections', 'all', '“模板、样式与模块”的内容不正确'],
])('%s', (pointer, value, words) => {
  expect(wordsFor(pointer, value)).toBe(words);
});

it('names the field of a custom section', () => {
  const custom = [{ id: 'c', kind: 'facts', items: [{ id: 'a', label: { zh: long(121) } }] }];
  const read = readDocument({ ...emptyDocument(), custom });
  expect(read).toMatchObject({ ok: false, reason: 'invalid' });
  expect(documentErrorMessage(read as { path: string; message: string })).toBe(
    '“自定义模块 · 第 1 条 · 第 1 条 · 名称”：最多 120 个字',
  );
});
