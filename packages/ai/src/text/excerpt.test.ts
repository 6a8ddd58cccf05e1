import { excerpt } from './excerpt.js';

it.each([
  [
    '我们组五个人，我做的是仓库布局和成本测算，用Excel和FlexSim建模',
    30,
    '我们组五个人，我做的是仓库布局和成本测算…',
  ],
  ['用Excel和FlexSim建模', 30, '用Excel和FlexSim建模'],
  ['负责仓库布局用Excel和FlexSim建模的全部工作和后续的改进', 16, '负责仓库布局用Excel和…'],
  ['Responsible for warehouse layout', 20, 'Responsible for…'],
  ['啊'.repeat(50), 20, `${'啊'.repeat(19)}…`],
])('cuts %s at a clause or a word', (text, length, expected) => {
  const cut = excerpt(text, length);
  expect(cut.length).toBeLessThanOrEqual(length);
  expect(cut).toBe(expected);
});
