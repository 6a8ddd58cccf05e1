import { harmIn } from './harms.js';
import { TO_OFFICIALS } from './official-gifts.js';

describe('a gift to an official', () => {
  it.each([
    '我爸是法院院长，我在律所的时候也帮当事人给法官递过红包，所以我觉得我很适合这个行业。',
    '过节我都会给街道办的主任送两条烟，平时批东西快一些。',
    '消防验收之前我一般先请科长吃顿饭，再塞个信封，基本一次就过。',
    '老家的局长跟我熟，我给他包了个红包，孩子的编制就落实了。',
  ])('ends an interview whatever else is said: %s', (text) => {
    expect(harmIn(text)?.words).toBe(TO_OFFICIALS);
  });

  it.each([
    '有家属要给法官递红包，我拦下来，告诉他这是违法的。',
    '当事人问我能不能给法官送点东西，我说不行，材料写清楚才有用。',
    '我从来不给科长送烟酒，材料一次备齐就行。',
    '同事给验收的科长塞过红包，后来被查了，我吸取了教训。',
    '我给民警送过锦旗，感谢他们帮老人找回了存折。',
    '中秋单位给退休的老局长送了慰问金和月饼，名单公示过。',
    '开庭前我把证据目录递给法官，又给对方律师一份。',
  ])('is not a refusal, an act of others or an allowed present: %s', (text) => {
    expect(harmIn(text)).toBeUndefined();
  });
});
