import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';

const rowOf = (line: string, ...certificates: string[]) =>
  withAllRows({
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
    ['初级及以上职称', '初级会计职称（2020年）', '直接'],
    ['护师职称（二级以上医院取得优先）', '护师', '直接'],
    ['取得国家卫健委临床药师岗位培训证书', '临床药师岗位培训证书', '直接'],
  ])('%s is matched with %s: %s', (line, own, state) => {
    expect(rowOf(line, own)?.state).toBe(state);
  });

  it('is named without its issuer', () => {
    expect(rowOf('取得国家卫健委临床药师岗位培训证书', '英语四级')?.reason).toBe(
      '简历没有写“临床药师岗位培训证书”',
    );
  });
});

describe('a certificate of a trade', () => {
  it.each([
    ['持有检验员三级及以上证书', '检验员三级', '直接'],
    ['持有检验员三级及以上证书', '检验员（四级）', '缺口'],
    ['检验员四级以上', '检验员三级证书', '直接'],
    ['有中式烹调师三级证', '中式烹调师四级/中级', '缺口'],
    ['中式烹调师中级及以上', '中式烹调师四级', '直接'],
    ['中式烹调师中级及以上', '中式烹调师五级', '缺口'],
    ['有高级茶艺师证书', '茶艺师三级', '直接'],
    ['有高级茶艺师证书', '中级茶艺师', '缺口'],
    ['养老护理员四级及以上证书', '养老护理员证', '待确认'],
    ['持电工四级证', '电工证（高级技师）', '直接'],
    ['有育婴员证', '育婴员五级', '直接'],
  ])('is compared by its grade: %s with %s: %s', (line, own, state) => {
    expect(rowOf(line, own)?.state).toBe(state);
  });

  it('keeps its grade apart from that of another', () => {
    expect(rowOf('持钳工三级证', '钳工四级，焊工二级')?.state).toBe('缺口');
  });
});

describe('a part of an examination that suffices', () => {
  it('meets the requirement', () => {
    const line = '通过国家统一法律职业资格考试（A证）优先，通过客观题亦可';
    expect(rowOf(line, '法考客观题已通过（2026年9月），主观题等成绩')?.state).toBe('直接');
    expect(rowOf(line, '法考在考')?.state).not.toBe('直接');
  });
});
