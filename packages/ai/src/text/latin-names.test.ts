import { WordFinder } from './words.js';

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
