import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';

const RESUME: Written = { work: [['江城实业公司', '会计', '2021.03-2026.10', '编制月报']] };
const rowOf = (line: string, unplaced: string[]) =>
  withAllRows({
    text: `岗位：会计\n任职要求：\n1. ${line}`,
    month: '2026-11',
    resume: { ...snapshotOf(RESUME), unplaced },
  }).matrix[0];

describe('a requirement that the document does not meet', () => {
  it.each([
    ['英语六级', '能看英文邮件（CET-6 532）'],
    ['有中级会计证书', '中级会计职称 2022'],
    ['本科及以上学历', '2016年自考本科 市场营销'],
    ['熟练使用SPSS', '毕业设计用SPSS做过回归'],
  ])('%s is a question if an unplaced line speaks of it', (line, text) => {
    const row = rowOf(line, ['微信同号', text]);
    expect(row?.state).toBe('待确认');
    expect(row?.action).toContain(`文件里的“${text}”没有放到对应的位置`);
  });

  it.each([
    ['能独立制作成本分析模型', '成本分析师（晚班课程）'],
    ['能独立编制合并报表', '会独立带娃'],
  ])('%s is no question because of a part of a word: %s', (line, text) => {
    expect(rowOf(line, [text])?.reason).not.toContain('没有放到简历里对应的位置');
  });

  it('is not met by a certificate that has expired', () => {
    const row = rowOf('持有效的中级会计证书', ['中级会计证书 2021年12月到期了还没重新考']);
    expect(row).toMatchObject({ state: '缺口', reason: '简历写着“中级会计证书 2021年12月到期了还没重新考”' });
    expect(row?.action).not.toContain('导入核对页');
  });

  it('for one language does not mean another', () => {
    for (const other of ['大学英语四级（412分，未通过）', '日语会一点'])
      expect(rowOf('粤语流利', [other])).toEqual(rowOf('粤语流利', []));
    expect(rowOf('德语流利', ['德语 C1'])?.action).toContain('文件里的“德语 C1”');
  });

  it('keeps its state next to lines about other things', () => {
    const line = '有中级会计证书';
    expect(rowOf(line, ['微信同号', '孩子由老人带'])).toEqual(rowOf(line, []));
  });
});
