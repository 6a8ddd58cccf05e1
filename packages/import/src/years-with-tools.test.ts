import { importFile } from './import-file.js';
import { isToolYears } from './placing/prose/tool-years.js';

const read = async (text: string) =>
  (await importFile({ bytes: new TextEncoder().encode(text), name: '简历.txt' })).document;

describe('years with a tool', () => {
  it.each([
    '用友U8用了12年',
    '3年Excel',
    '5年CDR',
    '氩弧焊机用了十年',
    '用折弯机12年',
    '金蝶软件12年',
    '8年数控车床操作经验',
  ])('are stated by “%s”', (clause) => {
    expect(isToolYears(clause)).toBe(true);
  });

  it.each([
    '3年会计',
    '招聘专员3年',
    '5年HR',
    '做了一年十个月咖啡师',
    '从业12年',
    '12年工作经验',
    '87年的',
    '软件测试5年',
  ])('are not stated by “%s”', (clause) => {
    expect(isToolYears(clause)).toBe(false);
  });

  it('are a skill and no years of work', async () => {
    const { basics, skills } = await read(
      '我叫林晓梅，女，32岁，苏州人，做会计，用友U8用了12年，3年Excel，想找成本会计，电话13800138111。2016年到2020年在苏州恒达机械有限公司做出纳，每月付款约200笔。2020年到现在在苏州新科电子有限公司做会计，管应收应付。',
    );
    expect((basics.facts ?? []).map(({ label }) => label?.zh)).not.toContain('工作年限');
    expect(JSON.stringify(skills)).toContain('3年Excel');
    expect(JSON.stringify(skills)).toContain('用友U8用了12年');
  });

  it('leave years of work as they are', async () => {
    const { basics } = await read(
      '我叫周敏，女，35岁，8年会计，电话13800138112，想找总账会计。2018年到现在在常州彩印有限公司做会计，管应收应付，每月开票约300张。',
    );
    expect(JSON.stringify(basics)).toContain('8年');
  });
});
