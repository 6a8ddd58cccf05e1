import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';

const rowOf = (line: string, certificates: readonly string[]) =>
  withAllRows({
    text: `岗位：专员\n岗位职责：\n整理资料\n任职要求：\n1. ${line}`,
    month: '2026-11',
    resume: snapshotOf({ skills: [...certificates] }),
  }).matrix[0];

describe('a certificate of one level is not undone by an examination of another', () => {
  it.each([
    ['持有一级或二级造价工程师证书', ['二级造价工程师（安装）', '一级造价工程师在考，已过1门'], '直接'],
    ['持有二级建造师证书', ['一级建造师在考，已过2科', '二级建造师（市政）'], '直接'],
    ['持有一级造价工程师证书', ['一级造价工程师在考，已过1门'], '可迁移'],
  ] as const)('%s', (line, certificates, state) => {
    expect(rowOf(line, certificates)?.state).toBe(state);
  });
});
