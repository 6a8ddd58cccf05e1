import { written } from '#test/resume-analysis/written-resume.js';
import { analyseJob } from './analyse.js';
import { matchOccupation } from './match-occupation.js';

const run = (position: string, ...statements: string[]) =>
  analyseJob({
    position,
    month: '2026-11',
    resume: {
      title: '简历',
      language: 'zh',
      document: written({
        school: ['江城学院', '文秘', '2015.09-2018.06'],
        work: [['江城塑料制品有限公司', '技术员', '2018.07-2026.10', ...statements]],
      }),
    },
  });
const stateOf = (key: string, position: string, ...statements: string[]) =>
  run(position, ...statements).abilities.find((each) => each.key === key)?.state;

describe('the occupation of a post with two parts', () => {
  it.each([['婚礼主持兼文案策划', 'liveHost']])('%s is the one before 兼', (position, occupationCode) => {
    expect(matchOccupation(position).match).toMatchObject({ kind: 'nearest', occupationCode });
  });

  it('the manager of a beauty salon is no shop assistant', () => {
    expect(matchOccupation('美发店店长').match.occupationCode).toBe('beautician');
    expect(matchOccupation('女装店长').match.occupationCode).toBe('shopManager');
  });
});

describe('a word shows an ability by its sense only', () => {
  it('a chart of statistics is no drawing, and a receiver no design', () => {
    expect(stateOf('cad', '机械工程师', '用Excel做Xbar-R控制图，每周汇总20个尺寸')).not.toBe('有实例');
    expect(stateOf('buildingDesign', '景观设计师', '整理6页苗木清单交给施工图组')).not.toBe('有实例');
    expect(stateOf('cad', '机械工程师', '用AutoCAD绘制治具图纸30张')).toBe('有实例');
  });

  it('what was only learnt is asked about, not called absent from the entries', () => {
    const result = run('工艺工程师', '跟班学习挤出工序');
    expect(JSON.stringify(result)).not.toMatch(/经历里没有提到/u);
    expect(result.abilities.find(({ key }) => key === 'process')?.state).not.toBe('仅列出');
  });

  it('dealing with named firms shows communication, and years without an accident care for safety', () => {
    expect(stateOf('communication', '仓储主管', '和蓝海、青禾两家车队对接提货时间')).toBe('有实例');
    expect(stateOf('communication', '仓储主管', '与WMS系统对接出库数据')).not.toBe('有实例');
    expect(stateOf('safety', '临床护士', '给药按双人核对执行，三年未发生给药差错')).toBe('有实例');
  });
});

describe('facts of the résumé', () => {
  it('文秘 is a usual field of study for administration', () => {
    const { dimensions } = run('行政专员', '整理会议纪要40份');
    const major = dimensions
      .flatMap(({ contributions }) => contributions)
      .find(({ ruleId }) => ruleId === 'education.major');
    expect(major?.points).toBe(35);
  });
});
