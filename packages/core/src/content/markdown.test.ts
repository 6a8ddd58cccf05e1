import { htmlOf } from './markdown.js';

it('renders headings, lists and tables', () => {
  expect(htmlOf('## 一\n\n- 二\n\n| 甲 | 乙 |\n|---|---|\n| 1 | 2 |')).toMatch(
    /<h2>一<\/h2>\n<ul>\n<li>二<\/li>\n<\/ul>\n<table>/,
  );
});

it.each([
  '<script>alert(1)</script>',
  '[点](javascript:alert(1))',
  '<img src=x onerror=alert(1)>',
  '![x](data:text/html,1)',
])('executes nothing: %s', (text) =>
  expect(htmlOf(text)).not.toMatch(/<script|<img src=x|javascript:|data:text/),
);
