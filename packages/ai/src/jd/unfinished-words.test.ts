import { NOT_OBTAINED, STUDYING, UNFINISHED } from './unfinished-words.js';

describe('words of unfinished studies', () => {
  it.each([
    ['会计（专升本，差 1 门未过）', '差 1 门未过'],
    ['法学本科，还有两科', '还有两科'],
    ['护理大专，没拿到毕业证', '没拿到毕业证'],
    ['机电专业肄业', '肄业'],
    ['休学一年后没回去', '休学'],
  ])('say that a degree was not obtained: %s', (text, words) => {
    expect(NOT_OBTAINED.exec(text)?.[0]).toBe(words);
    expect(STUDYING.test(text)).toBe(false);
    expect(UNFINISHED.test(text)).toBe(true);
  });

  it.each(['自考本科在读', '在职研究生，攻读中', '成人教育，尚未毕业', '电大就读中'])(
    'say that it is not obtained yet: %s',
    (text) => {
      expect([STUDYING.test(text), NOT_OBTAINED.test(text)]).toEqual([true, false]);
    },
  );

  it.each(['本科毕业', '结业设计获优', '参与差旅系统的测试', '在学校食堂帮厨', '还有一科研项目'])(
    'are not in %s',
    (text) => {
      expect(UNFINISHED.test(text)).toBe(false);
    },
  );
});
