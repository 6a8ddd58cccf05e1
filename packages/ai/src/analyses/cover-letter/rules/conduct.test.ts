import { letterInput } from '@qicheng/analysis/cover-letter';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from '../analyse.js';

const DRIVER: Written = {
  name: '韩立群',
  school: ['江城职业技术学院', '物流管理', '2010.09-2013.06'],
  work: [
    [
      '江城顺达货运有限公司',
      '车队队长',
      '2016.05-2026.10',
      '管理自有货车 42 辆、司机 55 人，年行驶 480 万公里',
      '把空驶率由 31% 降到 22%，油耗每百公里降 1.8 升',
    ],
  ],
};
const judged = (sentence: string) =>
  analyseLetter(
    letterInput.parse({
      ...{ today: '2026-11-28', company: '云桥冷链有限公司', position: '车队经理', addressee: '', jd: '' },
      letter: `尊敬的云桥冷链有限公司招聘负责人：\n您好！我是韩立群，应聘车队经理。我在江城顺达货运管理 42 辆货车，把空驶率由 31% 降到 22%。\n${sentence}\n期待当面介绍。\n韩立群`,
      resume: { title: '简历', language: 'zh', document: written(DRIVER) },
    }),
  );
const rulesOf = (sentence: string): string[] => judged(sentence).findings.map(({ ruleId }) => ruleId);

describe('what must not be sent', () => {
  it.each([
    '我能把顺达三十多家客户的合同和报价一起带过来，贵公司马上就能用。',
    '我知道怎么破解车上的限速，一趟比别人快两个小时。',
    '交警来检查之前我能连夜把安全台账补好，从来没有被罚过。',
    '运管所的年检我都能躲过去，旧车接着跑也没事。',
    '交警队我有熟人，超载了也能打招呼放行。',
    '我的注册安全工程师证可以挂在贵公司。',
  ])('is named as against the rules and limits the score: %s', (sentence) => {
    const { findings, overall, dimensions } = judged(sentence);
    const found = findings.find(({ ruleId }) => ruleId === 'conduct.unlawful');
    expect(found?.category).toBe('conduct');
    expect(found?.severity).toBe('urgent');
    expect(found?.why).not.toMatch(/回答|面试官/u);
    expect(overall!.score).toBeLessThanOrEqual(15);
    const credited = dimensions
      .flatMap(({ contributions }) => contributions)
      .filter(({ points, reason }) => points > 0 && reason.includes(sentence.slice(0, 8)));
    expect(credited).toEqual([]);
  });

  it.each([
    ['我现在的老板不懂物流，天天骂人，所以想走。', 'conduct.complaint'],
    ['以前那家公司的主管水平很一般，调度全靠我。', 'conduct.complaint'],
    ['手上的几十个老客户可以跟着我一起过来。', 'conduct.offer'],
    ['贵公司分管副总经理是我舅舅，可以打听。', 'conduct.relation'],
  ])('is named as unwise: %s', (sentence, ruleId) => {
    expect(rulesOf(sentence)).toContain(ruleId);
    expect(judged(sentence).overall!.score).toBeGreaterThan(15);
  });

  it.each([
    '客户资料离职时都会交回，我带过来的是排线路和控油耗的办法。',
    '交警和运管的历次检查都没有发现问题，台账每周由我核一遍。',
    '我可以把管车队的经验带到贵公司，从空驶率做起。',
    '有的司机想绕过检查站，我用轨迹识别出来，当面谈话并停运一天。',
    '我接手时原来的车队管理混乱，我重新排了班次，三个月后准点率到了96%。',
    '因为家搬到云桥附近，想换一家离家近的公司长期做。',
    '我母亲在贵公司的合作医院住过院，冷链药品晚半天都不行，我知道其中的分量。',
    '我和现在的同事一起把一百多条线路的时刻表重排了一遍。',
  ])('is not found in %s', (sentence) => {
    expect(rulesOf(sentence).filter((id) => id.startsWith('conduct.'))).toEqual([]);
  });
});

describe('an ultimatum', () => {
  it.each([
    '月薪低于一万五就不用联系我了。',
    '贵公司要是不能满足单休和包住，请不要打电话。',
    '工资少于两万免谈。',
    '不然我就去别家了，请马上给我回复。',
  ])('is no next step: %s', (sentence) => {
    expect(rulesOf(sentence)).toContain('structure.ultimatum');
  });

  it.each([
    '期望月薪一万五左右，可以面谈。',
    '如需了解更多，可随时打电话，我会马上回复。',
    '我目前只做过常温运输，冷链不到一年，入职后会尽快补上。',
    '如果时间方便，盼您尽快回复。',
    '冬天路面结冰，气温低于零下十度我就不安排夜车。',
  ])('is not read in %s', (sentence) => {
    expect(rulesOf(sentence)).not.toContain('structure.ultimatum');
  });
});
