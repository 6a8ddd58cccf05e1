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

it('a word is not in its opposite', () => {
  expect(new WordFinder('负责非金属材料的入库').find('金属')).toBe(-1);
  expect(new WordFinder('除非客户要求').find('客户')).toBeGreaterThan(-1);
});

const finds = (text: string, word: string): boolean => new WordFinder(text).find(word) >= 0;

it.each([
  ['Search with bigrams and a GIN index on the title', 'Gin'],
  ['标题检索用二元分词加 GIN 索引', 'Gin'],
  ['Worked on the go-to-market plan and had to go abroad', 'Go'],
  ['核对 SWIFT 报文并处理汇款查询', 'Swift'],
  ['Organised the Spring Festival gala', 'Spring'],
  ['removed rust from the hull plates', 'Rust'],
  ['量取试剂 into a flask of water', 'Flask'],
  ['对接 SF Express 的退货流程', 'Express'],
  ['I excel at planning', 'Excel'],
])('“%s” does not name the tool %s', (text, word) => {
  expect(finds(text, word)).toBe(false);
});

it.each([
  ['用 Gin 写了 6 个接口', 'Gin'],
  ['使用gin框架开发', 'Gin'],
  ['Go、Python、SQL', 'Go'],
  ['熟悉go语言', 'Go'],
  ['用 Swift 和 SwiftUI 写了记账应用', 'Swift'],
  ['Spring Boot 3', 'Spring'],
  ['Rust / Tokio', 'Rust'],
  ['Excel 数据透视表', 'Excel'],
])('“%s” names the tool %s', (text, word) => {
  expect(finds(text, word)).toBe(true);
});

it.each([
  ['用Python+Selenium写了登录脚本', 'Python', true],
  ['用Python+Selenium写了登录脚本', 'Selenium', true],
  ['负责Vue+Spring Boot项目', 'Vue', true],
  ['C++Builder维护', 'C', false],
])('a plus between names belongs to neither: %s, %s', (text, word, is) => {
  expect(finds(text, word)).toBe(is);
});
