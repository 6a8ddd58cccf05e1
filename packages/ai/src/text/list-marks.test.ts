import { withListMarks } from './list-marks.js';

it.each([
  ['负责来访登记，会议安排，车辆调度；每月 40 场。', '负责来访登记、会议安排、车辆调度；每月 40 场。'],
  ['负责客房清洁，及时报修，保证卫生', '负责客房清洁，及时报修，保证卫生'],
  ['负责仓库盘点，差异率 0.2%，每月一次', '负责仓库盘点，差异率 0.2%，每月一次'],
])('a list of duties has the mark of a list: %s', (text, written) => {
  expect(withListMarks(text)).toBe(written);
});
