import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseResume } from './analyse.js';

const COOK: Written = {
  position: '厨师',
  school: ['江城烹饪学校', '烹饪', '2015.09-2018.06'],
  work: [['江城饭店', '厨师', '2018.07-', '负责炒菜', '负责备料', '协助出餐']],
};
const analysed = (resume: Written, unplaced: string[] = []) =>
  analyseResume({
    resume: { title: '简历', language: 'zh', document: written(resume), unplaced },
    ...{ target: { stage: '社招' }, modules: [], month: '2026-04', previous: null },
  });
const thinFindings = ({ findings }: ReturnType<typeof analysed>) =>
  findings.filter(({ ruleId }) => ruleId === 'layout.thin');

describe('a résumé with little content', () => {
  it('is told so once, not in the points of every part', () => {
    const result = analysed(COOK);
    expect(thinFindings(result)).toHaveLength(1);
    expect(result.notes.filter((note) => note.startsWith('经历写得偏少'))).toHaveLength(1);
    expect(
      result.dimensions.flatMap(({ contributions }) =>
        contributions.filter(({ ruleId }) => ruleId === 'layout.thin'),
      ),
    ).toEqual([]);
  });

  it('is not told so while lines of the file are not placed, which count as written', () => {
    const lines = [
      '每天出餐 300 份，2022 年起带 4 名学徒',
      '设计春季菜单 12 道，其中 5 道进入常备菜单',
      '把每月食材损耗由 8% 降到 5%',
    ];
    const result = analysed(COOK, lines);
    expect(thinFindings(result)).toEqual([]);
    expect(result.notes.join()).not.toContain('经历写得偏少');
    expect(result.overall?.score ?? 0).toBeGreaterThan(analysed(COOK).overall?.score ?? 100);
  });

  it('is not counted by its lines if one paragraph tells several things with their figures', () => {
    const paragraph =
      '每天出餐 300 份，带 4 名学徒，设计春季菜单 12 道，食材损耗由 8% 降到 5%，全年无投诉，接待宴席 60 桌，备料由 3 小时缩短到 2 小时，每月盘点 2 次，采购 40 种食材';
    const one = analysed({ ...COOK, work: [['江城饭店', '厨师', '2018.07-', paragraph]] });
    expect(one.overall?.score ?? 0).toBeGreaterThan(70);
    expect(thinFindings(one).map(({ issue }) => issue)).toEqual([
      '经历都写在 1 条里，分条写清楚，再补上还没有写的',
    ]);
  });
});
