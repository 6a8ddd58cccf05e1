import type { Atom, ResumeDocument } from '@qicheng/resume/document';
import { SAMPLES } from '@qicheng/resume/samples';

/** A fictional person whose private values are unique, so that each can be found in any output. */
export const CANARY = {
  name: '欧阳丹桂',
  english: 'Dangui Ouyang',
  phone: '13912345678',
  email: 'dangui.ouyang@mail.example.cn',
  wechat: 'dangui_2001x',
  qq: '884422117',
  idNumber: '110101200107154321',
  student: '2019303077',
  address: '海州市东湖区桂花路 88 号 6 栋 1203 室',
  photo: 'file-canary-photo-77',
  link: 'https://dangui.example.cn/me',
  referee: '司马青云',
  refereePhone: '13887654321',
  mother: '慕容秋水',
} as const;

/** What must not be in anything sent to a model, in the forms in which people write it. */
export const CANARY_FORMS: readonly string[] = [
  ...Object.values(CANARY),
  '139 1234 5678',
  '139-1234-5678',
  '+86 13912345678',
  '2001-07-15',
  '2001年7月15日',
  '2001.07',
  '欧阳 丹桂',
  'Ouyang',
];

/** Statements that contain the writer's private values. */
const leakyStatements: readonly string[] = [
  `我叫${CANARY.name}，电话 139 1234 5678，负责数据整理`,
  `联系 ${CANARY.email} 或 +86 13912345678，负责活动策划`,
  `微信：${CANARY.wechat}，QQ：${CANARY.qq}，主要负责推文撰写`,
  `住在${CANARY.address}，日常负责社区服务`,
  `出生日期：2001年7月15日，身份证 ${CANARY.idNumber}，协助整理档案`,
  `学号 ${CANARY.student}，${CANARY.name}参与项目开发`,
  `由${CANARY.referee}老师指导（${CANARY.refereePhone}），参与课题研究`,
  `作品见 ${CANARY.link}，负责前端页面`,
  `Dangui Ouyang was responsible for daily data entry`,
  `欧阳 丹桂 139-1234-5678 参与了问卷调查`,
  `母亲${CANARY.mother}为公司职员，本人协助日常工作`,
  `生于2001.07，负责相关工作`,
];

const atom = (text: string, index: number): Atom => ({ id: `leak${index}`, kind: 'bullet', zh: [{ text }] });

/** A sample résumé of this person, whose statements contain the private values. */
export function canaryResume(base: keyof typeof SAMPLES = 'computerScience'): ResumeDocument {
  const document = SAMPLES[base]();
  const [work, ...others] = document.internships.length > 0 ? document.internships : document.work;
  return {
    ...document,
    basics: {
      ...document.basics,
      name: { zh: CANARY.name, en: CANARY.english },
      phone: CANARY.phone,
      email: CANARY.email,
      wechat: CANARY.wechat,
      qq: CANARY.qq,
      idNumber: CANARY.idNumber,
      birthDate: { y: 2001, m: 7, d: 15 },
      website: CANARY.link,
      residence: { name: { zh: CANARY.address } },
      photo: { fileId: CANARY.photo, ratio: 'oneInch' },
    },
    education: document.education.map((item) => ({ ...item, studentNumber: CANARY.student })),
    // One in each entry, because an entry is scored by its best statement.
    internships: work
      ? [
          ...leakyStatements.map((text, at) => ({
            ...work,
            id: `${work.id}-${at}`,
            highlights: [atom(text, at)],
          })),
          ...others,
        ]
      : others,
    references: [{ id: 'ref1', name: { zh: CANARY.referee }, phone: CANARY.refereePhone }],
    family: [{ id: 'fam1', name: CANARY.mother }],
  };
}
