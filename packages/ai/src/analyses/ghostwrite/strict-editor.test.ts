import { bullet, fact, run, textsOf, weak } from '#test/ghostwrite/weak-resume.js';

const job = (...lines: string[]) => ({
  ...{ id: 'job', company: { zh: '示例物业有限公司' }, title: { zh: '客服专员' } },
  highlights: lines.map((line, at) => bullet(`a${at + 1}`, line)),
});
const targets = (...ids: string[]) => ids.map((atomId) => ({ kind: 'atom', atomId }));
const of = (line: string, answers: Record<string, string> = {}, style = '专业') =>
  run(weak({ internships: [job(line)] }), {
    ...{ style, targets: targets('a1') },
    facts: Object.entries(answers).map(([kind, text]) => fact(`a1|${kind}`, text)),
  });
const textOf = (line: string, answers: Record<string, string> = {}): string | undefined =>
  textsOf(of(line, answers), '专业')['a1'];
const reasonsOf = (line: string): string[] =>
  of(line).variants.flatMap(({ changes }) => changes.flatMap(({ reasons }) => reasons));
const unchangedOf = (line: string): string | undefined => of(line).unchanged[0]?.reason;

describe('a rewritten line', () => {
  it.each([
    '装配减速机，用千分尺测外径',
    '执行功能测试，用禅道提交缺陷',
    '核对入库单，采用新模板录入',
    '给绿萝换盆，用多菌灵消毒',
  ])('keeps the order of what was done: %s', (line) => expect(textOf(line)).toBeUndefined());

  it('has means before the action that they explain', () => {
    expect(textOf('续费率提升12%，通过回访老客户')).toBe('通过回访老客户，续费率提升12%');
  });

  it.each([
    ['处理各种设备问题，保障夜班生产', '处理设备问题，保障夜班生产'],
    ['接待各种投诉来电，每天约20个', '接待投诉来电，每天约20个'],
  ])('loses a vague word and no sign of the next one: %s', (line, written) =>
    expect(textOf(line)).toBe(written),
  );

  it.each(['负责水质检测、加药、巡检等工作', '负责水质检测、加药、巡检等相关工作；'])(
    'ends with what was done, not with 等: %s',
    (line) => expect(textOf(line)).toMatch(/^负责水质检测、加药、巡检；?$/u),
  );

  it('states only what was changed', () => {
    expect(reasonsOf('写推文12篇；')).toEqual(['换成职业常用的动词']);
  });

  it('has a comma where a blank ends a clause after a share', () => {
    expect(textOf('出租率从71%做到了88% 每月报表都是我做的')).toContain('88%，');
  });

  it('is about a number once', () => {
    expect(textOf('负责登记都是我做的，大概40户左右')).not.toMatch(/约[^，]*左右/u);
  });
});

describe('a moved verb', () => {
  it('earns no points', () => {
    const [variant] = of('负责日常报销单据审核').variants;
    expect(variant?.changes).toHaveLength(1);
    expect(variant?.score.after).toBe(variant?.score.before);
    expect(variant?.ruleGains).toEqual([]);
  });
});

describe('a line that is no duty', () => {
  it.each([
    ['一款面向老人的用药提醒小程序，包括提醒、家属绑定和统计模块', '项目是什么'],
    ['本项目为城中村给水管网改造，总投资2.3亿元', '项目是什么'],
    ['城北第二净水厂', '单位或地点'],
    ['三号冲压车间', '单位或地点'],
  ])('is called what it is: %s', (line, reason) => expect(unchangedOf(line)).toContain(reason));

  it.each(['通过优化标题和主图，转化率由8.2%提升至11.6%', '下单、跟单、对账，月均订单约260张'])(
    'is not told to become an action with a result if it is one: %s',
    (line) => expect(unchangedOf(line)).not.toContain('做了什么＋结果'),
  );
});

describe('a clause that names no work', () => {
  const LINE = '负责登记访客，协助物业经理进行各种工作。';

  it('is asked about before anything else', () => {
    const { questions } = run(weak({ internships: [job('撰写社区公告', LINE)] }), {
      targets: targets('a1', 'a2'),
    });
    expect(questions.map(({ id }) => id)).toEqual(['a2|action', 'a1|scale']);
    expect(questions[0]?.text).toContain('协助物业经理进行各种工作');
  });

  it('is replaced by what was done', () => {
    expect(textOf(LINE, { action: '巡楼60栋，整理报修单' })).toBe(
      '负责登记访客，协助物业经理巡楼60栋，整理报修单。',
    );
  });

  it('is replaced whole if it names nobody who was helped', () => {
    expect(textOf('登记访客，完成日常事务', { action: '张贴公告30次' })).toBe('登记访客，张贴公告30次');
  });

  it('stays if the answer does not fit, which is left to its author', () => {
    expect(textOf(LINE, { action: '小区绿化的方案' })).toBeUndefined();
    expect(JSON.stringify(of(LINE, { action: '小区绿化的方案' }).unchanged)).toContain('没有自动写进去');
  });

  it('is offered for deletion if nothing is known', () => {
    expect(unchangedOf(LINE)).toContain('没有可写的就删去这几个字');
  });

  it('ends a list with what else was done', () => {
    expect(textOf('登记访客、派发钥匙等工作', { action: '张贴公告' })).toBe('登记访客、派发钥匙、张贴公告');
  });
});

describe('an amount', () => {
  it('stays with its author if it may belong to several actions', () => {
    const answer = '每天大概三十张单子，两个月一共做了1200笔凭证';
    const { variants, unchanged } = of('负责日常报销单据审核，协助报税等工作', { scale: answer });
    expect(JSON.stringify(variants.map(({ changes }) => changes.map(({ parts }) => parts)))).not.toMatch(
      /1200|三十/u,
    );
    expect(JSON.stringify([variants, unchanged])).toContain('没有自动写进去');
  });

  it('follows the only action', () => {
    expect(textOf('采购食堂食材', { scale: '每周2次，共80次' })).toBe('采购食堂食材，每周2次，共80次');
  });

  it('replaces praise of a measure', () => {
    const line = '带过中班，出勤率一直很高，家长都满意';
    expect(of(line).questions.map(({ text }) => text)).toEqual([
      '“出勤率一直很高”大约是多少？写一个数更可信',
    ]);
    expect(textOf(line, { result: '98%左右' })).toBe('带过中班，出勤率98%左右，家长都满意');
  });
});

describe('words of a posting', () => {
  const missing = (line: string, jd: string): string[] =>
    run(weak({ internships: [job(line)] }), { jd }).keywords.missing;

  it.each([
    ['持有CPSM证书，采购电镀件', '持有CPSM、CPPM证书者优先', 'CPPM'],
    ['用Python写脚本2个', '了解Python或Java', 'Java'],
    ['用Figma画原型12页', '会用Axure/Figma', 'Axure'],
  ])('are not missing if another one of several suffices: %s', (line, jd, word) => {
    expect(missing(line, jd)).not.toContain(word);
    expect(missing('接待访客60人', jd)).toContain(word);
  });

  it('are whole names', () => {
    expect(missing('接待访客60人', '会用GPS-X建模者优先')).not.toContain('GPS');
  });
});
