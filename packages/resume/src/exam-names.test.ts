import { EXAM_NAMES, examName } from './exam-names.js';

describe('examName', () => {
  it.each([
    ['英语六级', 'CET-6'],
    ['大学英语四级', 'CET-4'],
    ['全国大学英语四级考试', 'CET-4'],
    ['大学英语六级（CET-6）', 'CET-6'],
    ['英语专业八级', 'TEM-8'],
    ['专业四级', 'TEM-4'],
    ['普通话二级甲等', 'Putonghua Proficiency Level 2-A'],
    ['普通话水平测试一级乙等证书', 'Putonghua Proficiency Level 1-B'],
    ['计算机二级', 'NCRE Level 2'],
    ['全国计算机等级考试三级', 'NCRE Level 3'],
    ['初级会计', 'Junior Accounting Professional Title'],
    ['雅思', 'IELTS'],
    ['日语能力考试 N2', 'JLPT N2'],
  ])('%s is %s', (zh, en) => expect(examName(zh)).toBe(en));

  it.each(['英语六级 528', '备考英语六级', '英语六级（未过）', '电工四级', '会计', '四级', 'CET-6', ''])(
    '%j is not exactly an examination that is known',
    (text) => expect(examName(text)).toBeUndefined(),
  );

  it('lists every Chinese name once', () => {
    const names = EXAM_NAMES.flatMap(([, ...zh]) => zh);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
