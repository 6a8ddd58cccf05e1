import { questionOf, reported } from '#test/interview/answer-pair.js';
import { reportInterview } from './report-interview.js';

const reportOn = (bankId: string, text: string) =>
  reportInterview(reported([[questionOf(bankId), text]], { sample: 'electrician', position: '电工' }));
const analysisOf = (bankId: string, text: string) => reportOn(bankId, text).questions[0]!;
const scoreOf = (bankId: string, text: string, key: string): number =>
  reportOn(bankId, text).dimensions.find((each) => each.key === key)!.score;

it('a role play is scored by what is said to the person', () => {
  const told =
    '老王，这一周夜班连着上，我知道你累。今晚后半夜的巡检我替你走，你先睡两个小时。明天我陪你跟班长说，把你调到白班两天。';
  const empty = '大家都是这么过来的，坚持一下就过去了，年轻人要能吃苦，别想那么多，奖金还是有的。';
  expect(scoreOf('st-speech-simulate', told, 'structure')).toBeGreaterThan(90);
  expect(analysisOf('st-speech-simulate', told).score).toBeGreaterThan(
    analysisOf('st-speech-simulate', empty).score + 25,
  );
});

it('a choice from the list of the question is an answer, with the reason for each', () => {
  const chosen =
    '我选饮用水、急救包、手电、手机和绳索。水最要紧，没有水就走不动；手机可以求救，手电晚上能让人看见，帐篷太重不带。';
  expect(scoreOf('gd-survival', chosen, 'fit')).toBeGreaterThan(45);
  expect(scoreOf('gd-survival', chosen, 'depth')).toBeGreaterThan(45);
});

it('measures with figures and semicolons are in order without 首先 and 其次', () => {
  const text =
    '我建议把机动车让出一条道给电动车。现在两条道一条停满了车，电动车只能上人行道，容易撞到老人。停车挪到南门空地，能放60辆；学校门口早晚各半小时不许停；社区每周查两次，两个月后看投诉少没少。';
  expect(scoreOf('st-analysis-night', text, 'structure')).toBeGreaterThan(85);
});

it('a bare list of steps is neither verifiable nor complete', () => {
  const text = '首先明确目的，然后发问卷，找人谈谈，再整理一下数据，最后写成报告交给领导。';
  const { score } = analysisOf('st-org-research', text);
  expect(score).toBeLessThan(75);
  expect(scoreOf('st-org-research', text, 'truth')).toBeLessThan(80);
});

it('sizes without a unit are figures', () => {
  const text =
    '最难的是铜排搭接面发热。我拆下来量平整度，差0.3，用锉刀修到0.05，涂导电膏再按力矩拧紧，温度从92降到58，之后没有再报警。';
  expect(scoreOf('mg-hardest', text, 'truth')).toBeGreaterThan(60);
});

it('clauses that say nothing take their share of the points', () => {
  const plan = '先看哪一路停了影响最大，医院和电梯先送，再查其他的，查的时候让一个人守着总闸。';
  const padded = `${plan}反正每天都差不多，到时候再看吧。`;
  expect(analysisOf('mg-priority', padded).score).toBeLessThan(analysisOf('mg-priority', plan).score);
});
