import { importFile } from './import-file.js';

const readAll = (text: string) => importFile({ bytes: new TextEncoder().encode(text), name: '简历.txt' });
const PERSON = '姓名：阮春生\n性别：男\n电话：13800009921\n';
const STUDIES = '\n教育经历\n2009.09-2012.06\t皖西技师学院\t汽车维修\t大专\n';
const HEAD =
  '工作经历\n起止时间\t单位\t职务\t工作内容\n2016.03-2023.08\t宁波澜舟包装有限公司\t采购专员\t每月核对32家供应商的对账单\n';

describe('a table under an unknown title', () => {
  it.each(['转岗准备', '自我提升', '业余充电'])('%s is no part of the last employment', async (title) => {
    const { document } = await readAll(
      `${PERSON}${STUDIES}${HEAD}${title}\n时间\t内容\t结果\n2025.03-2025.06\t线上供应链课\t结业\n2025.09-2026.02\t自己开网店卖茶叶\t成交约1.2万元\n`,
    );
    expect(document.work).toHaveLength(1);
    expect(document.work[0]?.highlights).toHaveLength(1);
    expect(JSON.stringify(document.custom)).toContain('供应链课');
    expect(document.custom.map((section) => section.title?.zh)).toContain(title);
  });
});

describe('other items of a list', () => {
  it.each(['其他\t证券从业资格（两科合格）；普通话二级甲等；C1驾照', '其它\t导游证、C1驾照'])(
    'do not have their label as a name: %s',
    async (row) => {
      const { document } = await readAll(`${PERSON}${STUDIES}\n证书\n教师资格证\t2019.05\n${row}\n`);
      expect(document.certificates.map(({ name }) => name?.zh)).not.toContain('其他');
      expect(document.certificates.map(({ name }) => name?.zh)).toContain('C1驾照');
    },
  );

  it('do not include what is said of abilities or the family', async () => {
    const { document } = await readAll(
      `${PERSON}${STUDIES}\n证书\n焊工证、电工证。会看图纸，做预算没问题\n\n技能\nExcel、ERP\n家庭情况：已婚，一个孩子\n`,
    );
    expect(JSON.stringify(document.certificates)).not.toContain('没问题');
    expect(JSON.stringify(document.skills)).not.toContain('孩子');
  });
});

describe('what was done in a period', () => {
  it.each([
    '2020-2022年疫情期间，连续值守，配合街道送药',
    '2019-2021年，连续组织消防演习，得到街道表扬',
    '2018.6-2018.9汛期期间，每天巡查两次，没有进水',
  ])('is no other employment: %s', async (line) => {
    const { document } = await readAll(
      `${PERSON}${STUDIES}\n工作经历\n2016.03-2023.08  宁波澜舟物业有限公司  项目经理\n管理员工65人\n${line}\n2021年完成道闸改造，费用36万\n`,
    );
    expect(document.work).toHaveLength(1);
    expect(JSON.stringify(document.work[0]?.highlights)).toContain(line.slice(-4));
  });

  it('is an employment with an employer or a post', async () => {
    const { document } = await readAll(
      `${PERSON}${STUDIES}\n工作经历\n2016.03-2023.08  宁波澜舟物业有限公司  项目经理\n管理员工65人\n2012.07-2016.02  宁波远帆酒店  客房主管\n带8个人\n`,
    );
    expect(document.work).toHaveLength(2);
  });
});
