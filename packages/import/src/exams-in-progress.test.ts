import { importFile } from './import-file.js';

const HEAD = `罗俊川
13800138000

教育经历
2023.09-2026.06  广西卫生职业技术学院  康复治疗技术  大专

`;

async function read(rest: string) {
  const { document, unplaced } = await importFile({ bytes: Buffer.from(HEAD + rest), name: 'x.txt' });
  return {
    certificates: document.certificates.map(({ name }) => name?.zh),
    languages: document.languages.map(({ exam }) => exam),
    licence: document.basics.driverLicence,
    unplaced: unplaced.map(({ text }) => text),
  };
}

describe('an examination in progress', () => {
  it.each([
    ['康复医学治疗技术士（已报名2027年考试）', ['康复医学治疗技术士（已报名2027年考试）']],
    ['二级建造师备考中', ['二级建造师备考中']],
    ['中级会计：经济法、财管已过，实务在考', ['中级会计：经济法、财管已过，实务在考']],
    ['初级会计师（2014）、税务师（已过两科，在考）', ['初级会计师', '税务师（已过两科，在考）']],
    ['NPDP（备考中）', ['NPDP（备考中）']],
    ['一级建造师过了三科，还差实务', ['一级建造师过了三科，还差实务']],
    ['高中英语教师资格证（笔试已过，面试待考）', ['高中英语教师资格证（笔试已过，面试待考）']],
  ])('stays a certificate with its remark: %s', async (line, names) => {
    const { certificates, unplaced } = await read(`证书\n${line}\n红十字救护员证\n`);
    expect(certificates.toSorted()).toEqual([...names, '红十字救护员证'].toSorted());
    expect(unplaced).toEqual([]);
  });

  it('is recognised in a message without headings', async () => {
    const { document } = await importFile({
      name: 'x.txt',
      bytes: Buffer.from(
        '我叫罗俊川，13800138000。2016年南昌工程学院工程造价专业大专毕业，之后在江西建隆建设有限公司做资料员，做到2021年。有二级建造师证书，一级建造师过了三科，还差实务。',
      ),
    });
    expect(document.certificates.map(({ name }) => name?.zh)).toEqual([
      '二级建造师证书',
      '一级建造师过了三科，还差实务',
    ]);
  });

  it('does not take over the certificate before it', async () => {
    const { certificates } = await read(`证书\n普通话二级甲等，初中数学的教资笔试过了\n`);
    expect(certificates).toEqual(['普通话二级甲等', '初中数学的教资笔试过了']);
  });

  it('of a language is not a language mark', async () => {
    const { certificates, languages } = await read(`证书\n英语四级 478 分，六级备考中\n`);
    expect(languages).toEqual(['英语四级']);
    expect(certificates).toEqual(['六级备考中']);
  });

  it.each([
    '六级没过',
    '护士执业资格考试未通过',
    'C1驾照在考',
    '已报名2026年国考',
    '待业备考',
    '跟单员证书（报名后因故未考）',
  ])('is not made of %s', async (line) => {
    const { certificates, licence } = await read(`证书\n红十字救护员证\n${line}\n`);
    expect(certificates).toEqual(['红十字救护员证']);
    expect(licence).toBeUndefined();
  });
});
