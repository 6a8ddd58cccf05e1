import { requestedParts, toComparePartByPart } from './requested-parts.js';

describe('the parts of a question', () => {
  it.each([
    [
      '申报前你会核对哪几个数？发现上个月报错了怎么办？',
      ['申报前你会核对哪几个数', '发现上个月报错了怎么办'],
    ],
    [
      '你写到“每周写4篇记录，一学期一本”，做的时候最难办的是什么？你是怎么解决的？',
      ['做的时候最难办的是什么', '你是怎么解决的'],
    ],
    [
      '简历里写“报废率由3%降到1%”，这个数是怎么算出来的？主要靠哪件事做到的？',
      ['这个数是怎么算出来的', '主要靠哪件事做到的'],
    ],
    ['解释一下“索引下推”。', ['解释一下“索引下推”']],
    [
      '岗位职责里有一条是“负责客户谈判和合同签订”。讲一件你做过的、和它最接近的工作，最后怎样？',
      ['讲一件你做过的、和它最接近的工作，最后怎样'],
    ],
  ])('%s', (question, parts) => {
    expect(requestedParts(question)).toEqual(parts);
  });

  it('are listed for the reader, who sees what was answered', () => {
    expect(toComparePartByPart('你的实验怎么设置对照？数据怎么处理？')).toBe(
      '题目问了两点：您的实验怎么设置对照；数据怎么处理。逐点对照，没有答到的补一句。',
    );
  });
});
