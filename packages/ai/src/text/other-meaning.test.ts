import { WordFinder } from './words.js';

describe('a word within another phrase', () => {
  it.each([
    ['会计', '配合会计师事务所年审'],
    ['审计', '给审计师事务所送资料'],
    ['监测', '压力蒸汽灭菌监测'],
    ['监测', '负责水质监测'],
    ['宣讲', '校招宣讲会签到'],
    ['编辑', '会用 135 编辑器'],
    ['检验', '填写检验批资料'],
    ['开发', '在高新开发区上班'],
    ['服务', '采购服务器 12 台'],
    ['商务', '电子商务专业'],
    ['测试', '全校体质健康测试数据上报'],
    ['统计', '向市统计局报送月报'],
    ['实验', '检查 12 间实验室的消防'],
    ['标准', '计算相对标准差'],
    ['纳税', '公司是小规模纳税人'],
    ['计划', '为学员做个别计划'],
  ])('is not found: %s in %s', (word, text) => {
    expect(new WordFinder(text).find(word)).toBe(-1);
  });

  it.each([
    ['会计', '做会计五年'],
    ['监测', '监测生命体征'],
    ['宣讲', '到高校宣讲 12 场'],
    ['检验', '来料检验 300 批'],
    ['实验', '完成 60 组实验'],
    ['统计', '统计局部放电数据'],
    ['计划', '编制月度生产计划'],
  ])('is found where it has its own meaning: %s in %s', (word, text) => {
    expect(new WordFinder(text).find(word)).toBeGreaterThanOrEqual(0);
  });

  it('is found after a place where it has another meaning', () => {
    expect(new WordFinder('配合会计师事务所审计，兼做会计').find('会计')).toBeGreaterThan(8);
  });
});
