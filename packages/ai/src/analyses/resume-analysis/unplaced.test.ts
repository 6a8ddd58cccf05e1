import { analysed } from '#test/resume-analysis/analysed.js';
import { written } from '#test/resume-analysis/written-resume.js';

const DOCUMENT = written({
  position: '会计',
  work: [['江城轴承厂', '会计', '2021.07-', '编制月报', '核对往来账', '整理凭证']],
});
const read = (unplaced: string[]) =>
  analysed(DOCUMENT, { resume: { title: '简历', language: 'zh', document: DOCUMENT, unplaced } });
const findingOf = (unplaced: string[]) =>
  read(unplaced).findings.find(
    ({ ruleId, module }) => ruleId.startsWith('module.') && module === 'education',
  );

describe('a part that an unplaced line of the file may contain', () => {
  it('is not called missing', () => {
    const finding = findingOf(['2016年自考大专 市场营销 毕业']);
    expect(finding?.issue).toBe('没有识别到“教育背景”');
    expect(finding?.why).toContain('文件里的“2016年自考大专 市场营销 毕业”没有放到对应的位置');
  });

  it('is called missing if the unplaced lines are about other things', () => {
    expect(findingOf(['微信同号', '孩子由老人带'])?.issue).toBe('缺少“教育背景”');
  });
});

it('a word of the occupation in an unplaced line is not called missing', () => {
  const [word = ''] = read([]).target.missing;
  expect(word).not.toBe('');
  expect(read([`做过${word}`]).target.missing).not.toContain(word);
});

describe('a time between two jobs', () => {
  const whyOf = (unplaced: string[]) => {
    const document = written({
      work: [
        ['江城轴承厂', '会计', '2021.07-2022.01', '编制月报 12 份'],
        ['江城电机厂', '会计', '2024.03-', '核对往来账 300 笔'],
      ],
    });
    return analysed(document, {
      resume: { title: '简历', language: 'zh', document, unplaced },
    }).findings.find(({ ruleId }) => ruleId === 'date.gap')?.why;
  };

  it('is explained by a line about it, not by a wish', () => {
    const wish = '合同年底到期想换个地方，最快元旦后上班';
    expect(whyOf([wish])).toBe(whyOf([]));
    expect(whyOf([wish, '2022年之后家里有事歇了一段'])).toContain('2022年之后家里有事歇了一段');
  });

  it('is not explained by a line about a much shorter time', () => {
    expect(whyOf(['2018.03-2018.09 在家休息'])).toBe(whyOf([]));
    expect(whyOf(['2022.02-2024.02 在家带孩子'])).toContain('在家带孩子');
  });
});
