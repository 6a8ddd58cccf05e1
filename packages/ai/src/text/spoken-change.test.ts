import { writtenChange } from './spoken-change.js';
import { inWrittenWords } from './spoken-words.js';

it.each([
  ['店里流水大概38万，刚接手的时候才29万', '把店里流水从接手时的29万提高到约38万'],
  ['退货率原来4%，我盯着师傅每单拍照，现在只有1.2%', '我盯着师傅每单拍照，把退货率从4%降到1.2%'],
  ['客户原来只有8000个，现在做到1.2万个', '把客户从8000个做到1.2万个'],
  ['接手前每月事故有6起，现在2起', '把每月事故从接手时的6起降到2起'],
])('two states of one measure are one change: %s', (spoken, written) => {
  expect(writtenChange(spoken)).toBe(written);
});

it.each([
  '以前在工地干了3年，现在管5个人',
  '原来有2个班，现在开了6门课',
  '负责8家门店的陈列，月均巡店12次',
  '原来是9%，现在压到5分钟',
])('other figures are not a change: %s', (text) => {
  expect(writtenChange(text)).toBe(text);
});

it('a remark about an answer is not an action', () => {
  expect(inWrittenWords('这个数是我瞎编的')).toBe('这个数是我瞎编的');
});

it.each([
  ['先当学徒后来当班长 2020年3月升的 管12个人', '2020年3月由学徒升任班长，管12个人'],
  ['先做客服后来做运营，管3个店', '先后任客服、运营，管3个店'],
  ['车间的安全检查也是我去组织，每月两次', '组织车间的安全检查，每月两次'],
  ['去年全厂技能比武拿了第三', '去年在全厂技能比武中列第三'],
  ['手底下有7个人，差不多二十来单一天', '带领7个人，二十来单一天'],
])('a chat message is rewritten for a résumé: %s', (spoken, written) => {
  expect(inWrittenWords(spoken)).toBe(written);
});
