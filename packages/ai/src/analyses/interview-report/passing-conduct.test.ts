import { questionOf, reported } from '#test/interview/answer-pair.js';
import { reportInterview } from './report-interview.js';

const analysisOf = (text: string) =>
  reportInterview(reported([[questionOf('mg-hardest'), text]])).questions[0]!;

it.each([
  ['给人方便', '摊位抽签那次，老乡拎了两瓶酒过来，我就帮他往前挪了一个号，后来大家都没说什么。'],
  ['给人方便', '体检排队的人多，家属给我塞了张购物卡，我也不能让人家白等，就从侧门带进去了。'],
  ['放宽规定', '表哥来租柜台，证件差一样，我先给他办了，以后再补，反正都是自己人。'],
  [
    '带走、发出去',
    '那家健身房老拖工资，我走的时候把会员的电话都存到自己手机里了，现在带私教靠的就是这些人。',
  ],
  ['保密', '他家不讲信用，离职前我把卤水的配方发到网上了，算是出口气。'],
])('conduct told in passing is named: %s, %s', (named, text) => {
  const { kind, grade, diagnosis } = analysisOf(text);
  expect([kind, grade]).toEqual(['harmful', '需要重说']);
  expect(diagnosis.join('')).toContain(named);
});

it.each([
  '家属拎了两瓶酒来，想让我往前排，我当面退回去了，跟他说明了叫号的先后。',
  '客人给我带了一盒水果，说谢谢我上次等他们到十点，我分给了大家。',
  '材料缺一样的我不能先给他办，列一张清单，他补齐再来，下午就办完了。',
  '离职前我把客户的资料都交接给小周，群主也转给了他，手机里的全删了。',
  '走之前我把图纸按编号放好，列了清单，带新来的同事对了一遍。',
])('proper conduct is not: %s', (text) => {
  expect(analysisOf(text).kind).not.toBe('harmful');
});
