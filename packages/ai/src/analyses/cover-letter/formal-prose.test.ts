import { letterInput } from '@qicheng/analysis/cover-letter';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from './analyse.js';

const letterOf = (work: Written['work'], position = '车间主任'): string => {
  const { written: letter, greetings } = analyseLetter(
    letterInput.parse({
      ...{ today: '2026-11-28', company: '滨江纸业有限公司', position, jd: '', letter: '', addressee: '' },
      resume: { title: '简历', language: 'zh', document: written({ work: work ?? [] }) },
    }),
  );
  return [letter?.text ?? '', ...greetings.map(({ text }) => text)].join('\n');
};

describe('a formal letter', () => {
  it.each([
    '纸病率原来2.8%左右，去年做到0.9',
    '修了3年切纸机，后来手伤了转的内勤',
    '看样 调色 上版 都熟，150克以上的纸会看',
    '拿过 2021年 二季度 优秀员工',
  ])('takes up no words of a chat: %s', (action) => {
    const text = letterOf([
      ['滨江彩印厂', '印刷组长', '2018.03-', '带6人完成包装印刷，准交率由88%提升到97%', action],
    ]);
    expect(text).toContain('准交率由88%提升到97%');
    expect(text).not.toContain(action.slice(0, 5));
  });

  it('a year has four digits', () => {
    const text = letterOf([['滨江彩印厂', '印刷组长', '2018.03-', '22年把换版时间由40分钟缩短到25分钟']]);
    expect(text).toContain('2022年把换版时间');
    expect(text).not.toMatch(/(?<!20)22年/u);
  });

  it('a time that was brought down is shortened', () => {
    const text = letterOf([['滨江彩印厂', '印刷组长', '2018.03-', '调整装版顺序，换版由40分钟做到25分钟']]);
    expect(text).toContain('由40分钟缩短到25分钟');
  });

  it('work that is only named gets its verb', () => {
    const text = letterOf(
      [['滨江便利连锁', '值班店长', '2020.03-', '三个班次9个人的排班、考勤，月销售额41万元']],
      '店长',
    );
    expect(text).toContain('负责三个班次9个人的排班');
  });

  it('two posts are joined without blanks', () => {
    const text = letterOf([
      ['滨江职业学校', '助教 / 讲师', '2012.09-2016.06', '独立备课，学生通过率由71%提高到90%'],
      ['滨江技师学院', '教研组长', '2016.09-', '带9人，教学评价由82分提高到93分'],
    ]);
    expect(text).not.toContain(' 、 ');
  });
});
