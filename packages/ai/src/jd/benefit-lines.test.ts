import { parseJobDescription } from './parse.js';

describe('a posting with its values next to others', () => {
  it.each([
    ['地点：贵阳 双休 五险一金 年终奖 15k-22k', 15_000, 22_000],
    ['上海徐汇 本科 1-3年 双休 五险一金 下午茶 9k-13k', 9_000, 13_000],
    ['双休 五险一金 餐补 6000-8000元', 6_000, 8_000],
  ])('reads the pay after benefits: %s', (line, low, high) =>
    expect(parseJobDescription(`会计\n${line}\n任职要求\n1、会计专业`).salary).toMatchObject({ low, high }),
  );

  it('does not take a bonus for the pay', () =>
    expect(parseJobDescription('会计\n绩效奖金 3000-5000元\n任职要求\n1、会计专业').salary).toBeNull());

  it.each(['急招 车队安全员 2名', '招聘车队安全员'])('reads an employer in brackets before %s', (rest) =>
    expect(
      parseJobDescription(`【郑州顺源供应链管理有限公司】${rest}\n任职要求\n1、高中以上`).company?.text,
    ).toBe('郑州顺源供应链管理有限公司'),
  );

  it('keeps the closing bracket of an amount', () =>
    expect(
      parseJobDescription('专员\n任职要求\n1、能接受省内高频出差（50%以上）').must.map(({ text }) => text),
    ).toEqual(['能接受省内高频出差（50%以上）']));

  it.each([
    ['福利：五险、包住', '没有写住房公积金'],
    ['能接受省内高频出差（50%以上）', '出差可能占用较多时间'],
  ])('reads between the lines of %s', (line, reading) =>
    expect(parseJobDescription(`专员\n任职要求\n1、${line}`).hidden.map((each) => each.reading)).toContain(
      reading,
    ),
  );

  it('does not miss the housing fund that another line names', () =>
    expect(
      parseJobDescription('专员\n福利：五险，另缴公积金').hidden.map((each) => each.reading),
    ).not.toContain('没有写住房公积金'));
});
