import { readPlainText } from '../../reading/read-plain-text.js';
import { labelPieces } from './line-labeller.js';

const TEXT = `白若溪
电话：13800009017，邮箱：bairuoxi@example.com
想找会计的工作

青岛大学 会计学 本科 2016.09-2020.06

青岛远帆供应链有限公司 会计 2020.07-至今
负责往来核对，月结由 6 天缩到 3 天

初级会计职称、税务师在考
英语六级
Excel、金蝶、用友 U8`;

const labelled = () => labelPieces(readPlainText(TEXT).lines);

describe('kinds of lines', () => {
  it('are recognised without headings', () => {
    const kindOf = (words: string) => labelled().find(({ text }) => text.includes(words))?.kind;
    expect(kindOf('青岛大学')).toBe('education');
    expect(kindOf('青岛远帆')).toBe('work');
    expect(kindOf('月结')).toBe('said');
    expect(kindOf('初级会计职称')).toBe('certificates');
    expect(kindOf('税务师')).toBe('nothing');
    expect(kindOf('英语六级')).toBe('languages');
    expect(kindOf('用友')).toBe('skills');
  });

  it('have probabilities that sum to one', () => {
    for (const { chances, chance } of labelled()) {
      expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 8);
      expect(chance).toBeLessThanOrEqual(1);
    }
  });

  it('are deterministic', () => {
    expect(JSON.stringify(labelled())).toBe(JSON.stringify(labelled()));
  });

  it('are empty for no lines', () => {
    expect(labelPieces([])).toEqual([]);
  });
});
