import { withChineseMarks } from './chinese-marks.js';

it.each([
  [
    '2024年签约126台,2025年118台,占比90%左右,转化率65%;3次月度第一',
    '2024年签约126台，2025年118台，占比90%左右，转化率65%；3次月度第一',
  ],
  ['做"缩短候诊时间"项目(2023年)', '做“缩短候诊时间”项目（2023年）'],
  ['会CAD,天正, 广联达', '会CAD，天正，广联达'],
  ['验收:一次通过.', '验收：一次通过。'],
  ['施工员证(土建)', '施工员证（土建）'],
  ['打价签;，补货，。', '打价签；补货。'],
])('marks of a Chinese text: %s', (text, written) => {
  expect(withChineseMarks(text)).toBe(written);
});

it.each([
  '比例1:50的图纸',
  '8:30到岗',
  '营收1,200万元',
  '用Word,Excel和React(16)做报表',
  'Led a team (5 people), 2023',
])('marks of figures and Latin names stay: %s', (text) => {
  expect(withChineseMarks(text)).toBe(text);
});
