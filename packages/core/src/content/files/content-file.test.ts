import type { ContentDraft } from '../content.js';
import { readContentFile, writeContentFile } from './content-file.js';

const COURSE = `---
title: 一页简历怎么写
summary: 从空白到成稿
category: 简历
tags: [校招, 一页]
published: 2026-11-01
level: 入门
chapters:
  - title: 先看结构
    minutes: 6
    video: /content/videos/editor.webm
  - { title: 再写经历, minutes: 12 }
---

## 先看结构

正文。
`;

const read = (text: string, slug = 'one-page') => readContentFile('course', slug, text);
const reasonOf = (text: string, slug?: string) => {
  const reading = read(text, slug);
  return reading.ok ? '' : reading.reason;
};

it('round-trips a file', () => {
  const reading = read(COURSE);
  expect(reading).toMatchObject({
    ok: true,
    draft: {
      kind: 'course',
      slug: 'one-page',
      title: '一页简历怎么写',
      tags: ['校招', '一页'],
      publishedAt: new Date('2026-10-31T16:00:00Z'),
      rank: 100,
      body: '## 先看结构\n\n正文。',
      data: { level: '入门', chapters: [{ video: '/content/videos/editor.webm' }, { minutes: 12 }] },
    },
  });
  const { draft } = reading as { draft: ContentDraft };
  expect(read(writeContentFile(draft))).toEqual(reading);
});

it.each([
  [COURSE.replace('title: 一页简历怎么写\n', ''), 'title'],
  [COURSE.replace('level: 入门', 'level: 天书'), 'level'],
  [COURSE.replace('level: 入门', 'level: 入门\nprice: 9'), '没有这一项：price'],
  [COURSE.replace('2026-11-01', '昨天'), 'published'],
  [COURSE.replace('/content/videos/editor.webm', 'https://elsewhere.example/v.webm'), 'chapters.0.video'],
  ['没有开头', '开头缺少'],
  ['---\n: [\n---\n', '开头的信息'],
])('reports what is wrong: %#', (text, reason) => expect(reasonOf(text)).toContain(reason));

it.each(['Up', 'a_b', '-a', '../a', ''])('refuses the name %j', (slug) =>
  expect(reasonOf(COURSE, slug)).toContain('文件名'),
);
