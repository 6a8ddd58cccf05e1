import { analyseJd } from '../analyses/jd-analysis/analyse.js';
import { snapshotOf } from '#test/jd/a-resume.js';

const rowOf = (line: string, ...certificates: string[]) =>
  analyseJd({
    text: `岗位：专员\n任职要求：\n1. ${line}`,
    month: '2026-11',
    resume: snapshotOf({ skills: certificates }),
  }).matrix[0];

describe('a certificate of several grades or kinds', () => {
  it.each([
    ['持安全B证', '安全员B证', '直接'],
    ['持安全B证', '安全员C证', '缺口'],
    ['持安全B证', '安全员证', '待确认'],
    ['持有CATTI一级口译或二级口译（同传）证书', 'CATTI 二级口译', '直接'],
    ['持有CATTI一级口译或二级口译（同传）证书', 'CATTI 三级口译', '缺口'],
    ['持有CATTI二级口译证书', 'CATTI 二级笔译', '缺口'],
    ['CATTI二级及以上', 'CATTI 一级笔译', '直接'],
    ['有康复治疗士资格证', '康复医学治疗技术士（已报名2027年考试）', '缺口'],
    ['有康复治疗士资格证', '康复医学治疗技术士资格证书', '直接'],
    ['药师及以上职称', '主管药师（中级）', '直接'],
    ['护师职称（二级以上医院取得优先）', '护师', '直接'],
    ['取得国家卫健委临床药师岗位培训证书', '临床药师岗位培训证书', '直接'],
  ])('%s is matched with %s: %s', (line, own, state) => {
    expect(rowOf(line, own)?.state).toBe(state);
  });

  it('is named without its issuer', () => {
    expect(rowOf('取得国家卫健委临床药师岗位培训证书', '英语四级')?.reason).toBe(
      '简历没有写“临床药师岗位培训证”',
    );
  });
});

describe('a part of an examination that suffices', () => {
  it('meets the requirement', () => {
    const line = '通过国家统一法律职业资格考试（A证）优先，通过客观题亦可';
    expect(rowOf(line, '法考客观题已通过（2026年9月），主观题等成绩')?.state).toBe('直接');
    expect(rowOf(line, '法考在考')?.state).not.toBe('直接');
  });
});
