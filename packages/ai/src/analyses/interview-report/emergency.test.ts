import { dangerIn } from './emergency.js';

const FALL = '夜里听到响声，老人摔在卫生间，你第一步做什么？';
const SKIN = '做完护理顾客脸上过敏、喘不上气，你怎么处理？';
const GAS = '换灶具时闻到燃气味，你怎么办？';

describe('an answer about an emergency', () => {
  it.each([
    [FALL, '扶他起来坐到沙发上歇一会儿，看他自己缓不缓得过来，疼得厉害再给家属打电话。', /急事/u],
    [SKIN, '给她擦点芦荟胶，让她躺十分钟看看，要是还不行再跟店长说。', /急事/u],
    [GAS, '先把手上的活做完，开窗看看，味道越来越大再关阀门。', /急事/u],
    ['孩子被热汤烫伤了手，你怎么办？', '我会在烫的地方涂点牙膏，再告诉家长。', /土办法/u],
  ])('is dangerous: %s %s', (question, answer, named) => {
    expect(dangerIn(question, answer)).toMatch(named);
  });

  it.each([
    [FALL, '先不扶，蹲下问他哪里疼，同时喊同事，怀疑骨折就打120，再告诉家属，观察半小时。'],
    [SKIN, '马上停下来洗掉，问过敏史，喘就打120，让她坐着，一直看着她。'],
    [GAS, '立刻关总阀，开窗，不碰开关，人都出去，再打燃气公司电话。'],
    ['孩子被热汤烫伤了手，你怎么办？', '马上用凉水冲十五分钟，不能涂牙膏，叫保健医，通知家长。'],
    ['宣讲会进行到一半突然停电，你怎么办？', '先安抚大家，等五分钟，还不来电再请领导决定换场地。'],
    ['你平时怎么安排班次？', '早上先看一遍，等一会儿再去开会。'],
  ])('is not called dangerous: %s %s', (question, answer) => {
    expect(dangerIn(question, answer)).toBeNull();
  });
});
