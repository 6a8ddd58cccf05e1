import type { HttpFailureService } from './http-failure.service.js';
import { PageFailureService } from './page-failure.service.js';

let recorded: string[];
let now: Date;
let service: PageFailureService;
beforeEach(() => {
  recorded = [];
  now = new Date('2026-11-28T04:00:00Z');
  const failures = { record: (route: string) => recorded.push(route) } as unknown as HttpFailureService;
  service = new PageFailureService(failures, { now: () => now });
});

it('names the page and how it failed', () => {
  service.record({ page: '/resume/edit', kind: 'missingFile' }, 'a');
  service.record({ page: '/courses', kind: 'crash' }, 'b');
  service.record({ page: '/', kind: 'crash' }, 'c');
  expect(recorded).toEqual([
    '网页 /resume/edit：有文件没有加载',
    '网页 /courses：有一部分出错',
    '网页 /：有一部分出错',
  ]);
});

it.each(['', 'resume', '/a/b/c', '/a?b=c', '/<b>', `/${'a'.repeat(40)}`])(
  'counts %j as other, because it is not a page',
  (page) => {
    service.record({ page, kind: 'crash' }, 'a');
    expect(recorded).toEqual(['网页 其他网页：有一部分出错']);
  },
);

it('groups pages beyond a daily limit, and starts again the next day', () => {
  for (let number = 1; number <= 70; number += 1)
    service.record({ page: `/page-${number}`, kind: 'crash' }, 'a');
  expect(new Set(recorded).size).toBe(61);
  service.record({ page: '/page-1', kind: 'crash' }, 'a');
  expect(recorded.at(-1)).toBe('网页 /page-1：有一部分出错');
  now = new Date('2026-11-28T16:30:00Z');
  service.record({ page: '/page-70', kind: 'crash' }, 'a');
  expect(recorded.at(-1)).toBe('网页 /page-70：有一部分出错');
});
