// Invented people and their careers, in the terms of the corpus: sections of entries of [field, text].
import { draws } from '../../bench/import/draws.mjs';
import { COMMON, ENGLISH, TRADES } from './words.mjs';

const DEGREES = [
  ['本科', 'bachelor'],
  ['大专', 'college'],
  ['硕士', 'master'],
  ['中专', 'technical'],
];
export const monthsOf = ({ y, m }) => `${y}.${m}`;

const chance = (next, share) => next() < share;

/** Consecutive periods. */
function periodsFrom({ between, next }, start, count) {
  let y = start;
  return Array.from({ length: count }, (_, index) => {
    const from = { y, m: between(1, 9) };
    y += between(1, 4);
    const to = index === count - 1 && chance(next, 0.6) ? 'present' : { y, m: between(1, 9) };
    return { from, to };
  });
}

const within = ({ between }, year) => {
  const y = year + between(1, 2);
  const m = between(2, 7);
  return { from: { y, m }, to: { y, m: m + between(1, 4) } };
};

export function lifeOf(seed) {
  const own = draws(seed * 6151 + 3);
  const { of, some, between, next } = own;
  const isEnglish = chance(next, 0.12);
  const trade = of(TRADES);
  const city = of(COMMON.cities);
  const graduated = between(2008, 2025);
  const [level, degree] = of(DEGREES);
  const isStudent = graduated > 2022 && chance(next, 0.7);
  const words = isEnglish ? { ...trade, ...ENGLISH } : trade;
  const said = (list, least, most) => some(list, between(least, most));
  const company = () =>
    isEnglish ? of(words.companies) : `${chance(next, 0.7) ? of(COMMON.cities) : ''}${of(words.companies)}`;
  const education = [
    {
      names: [
        ['school', isEnglish ? of(ENGLISH.schools) : `${of(COMMON.cities)}${of(COMMON.schools)}`],
        ['major', isEnglish ? of(ENGLISH.degrees) : of(trade.majors)],
        ...(isEnglish ? [] : [['degree', degree, level]]),
      ],
      period: { from: { y: graduated - 4, m: 9 }, to: { y: graduated, m: 6 } },
      said: chance(next, 0.35)
        ? [`${isEnglish ? 'GPA' : of(['GPA', '绩点', '均分'])} 3.${between(2, 9)}`]
        : [],
    },
  ];
  const wish = of(words.titles);
  const title = () => of(words.titles.filter((name) => name !== wish));
  const job = (period, name) => ({
    names: [
      ['company', company()],
      ...(!isEnglish && chance(next, 0.2) ? [['department', of(trade.departments)]] : []),
      ['title', name],
    ],
    period,
    said: said(words.deeds, 1, 4),
  });
  const asIntern = (name) =>
    /实习|intern/iu.test(name) || chance(next, 0.4) ? name : isEnglish ? `${name} Intern` : `${name}实习生`;
  const several = (share, most, make) =>
    chance(next, share) ? Array.from({ length: between(1, most) }, make) : [];
  return {
    isEnglish,
    own,
    basics: {
      name: isEnglish ? of(ENGLISH.names) : `${of(COMMON.surnames)}${of(COMMON.given)}`,
      gender: of(['男', '女']),
      birth: { y: graduated - 22, m: between(1, 12) },
      age: `${2025 - graduated + 22}岁`,
      native: `${of(COMMON.provinces)}${of(COMMON.cities)}`,
      ethnicity: of(COMMON.ethnicities),
      political: of(COMMON.political),
      residence: isEnglish ? of(ENGLISH.cities) : city,
      phone: `1380000${between(1000, 9999)}`,
      email: `u${between(100, 99999)}@example.com`,
    },
    wish,
    wishCity: isEnglish ? of(ENGLISH.cities) : of(COMMON.cities),
    education,
    work: isStudent ? [] : periodsFrom(own, graduated, between(1, 3)).map((period) => job(period, title())),
    internships: several(isStudent ? 0.85 : 0.25, 2, () =>
      job(within(own, graduated - 4), asIntern(title())),
    ),
    projects: several(0.45, 2, () => ({
      names: [
        ['name', of(words.projects)],
        ...(chance(next, 0.7)
          ? [['role', of(words.roles ?? ['负责人', '组长', '队长', '核心成员', '独立开发', '参与', '组员'])]]
          : []),
      ],
      period: within(own, graduated - 3),
      said: said(words.deeds, 1, 3),
    })),
    campus: several(isStudent ? 0.6 : 0.15, 2, () => ({
      names: [
        ['organisation', of(isEnglish ? ENGLISH.organisations : COMMON.organisations)],
        ['role', of(isEnglish ? ENGLISH.offices : COMMON.offices)],
      ],
      period: within(own, graduated - 4),
      said: isEnglish ? said(words.deeds, 0, 1) : said(COMMON.campusDeeds, 0, 2),
    })),
    practice: isEnglish
      ? []
      : several(0.15, 1, () => ({
          names: [
            ['name', of(COMMON.practices)],
            ...(chance(next, 0.5) ? [['role', of(['队长', '队员', '志愿者', '组长'])]] : []),
          ],
          period: within(own, graduated - 4),
          said: said(COMMON.practiceDeeds, 1, 2),
        })),
    research:
      isEnglish || trade !== TRADES[8] || chance(next, 0.4)
        ? []
        : [
            {
              names: [
                ['name', of(trade.projects)],
                ['role', of(['主持', '参与', '第二参与人', '野外负责人', '科研助理'])],
              ],
              period: within(own, graduated - 2),
              said: said(trade.deeds, 0, 2),
            },
          ],
    awards: said(isEnglish ? ENGLISH.awards : COMMON.awards, 0, 3).map((name) => ({
      name,
      date: chance(next, 0.6) ? { y: graduated - between(0, 3), m: between(1, 12) } : null,
    })),
    certificates: said(words.certificates, 0, 3),
    languages: said(isEnglish ? ENGLISH.languages : COMMON.languages, 0, 2),
    skills: said(words.skills, 2, 7),
    hobbies: chance(next, 0.25) ? said(isEnglish ? ENGLISH.hobbies : COMMON.hobbies, 1, 4) : [],
    papers:
      trade === TRADES[8] && !isEnglish
        ? said(
            [
              '土壤微生物残体碳的变化研究',
              '基于注意力的小样本检测方法',
              'Nitrogen enrichment in alpine meadow',
              '寒地粳稻耐冷性鉴定方法',
              '民国时期集镇的粮食流通',
            ],
            1,
            3,
          )
        : [],
    self: isEnglish || chance(next, 0.3) ? [] : said(COMMON.self, 1, 3),
    unheld: isEnglish || chance(next, 0.6) ? null : of(COMMON.unheld),
    home: isEnglish || isStudent || chance(next, 0.85) ? null : of(COMMON.homes),
    pledge: isEnglish ? null : of(COMMON.pledges),
    closing: of(COMMON.closings),
  };
}

const period = ({ from, to }) => `${monthsOf(from)}-${to === 'present' ? 'present' : monthsOf(to)}`;
const list = (names) => names.map((name) => [['name', name]]);

/** The values that a careful reader extracts from a life. */
export function truthOf(life) {
  const { basics, wish, wishCity } = life;
  const entries = (of) =>
    of.map(({ names, period: when, said }) => [
      ...names.map(([field, text]) => [field, text]),
      ['period', period(when)],
      ...said.map((text) => ['highlight', text]),
    ]);
  return {
    basics: [
      [
        ...Object.entries(basics)
          .filter(([field]) => !['birth', 'age', 'gender', 'political', 'ethnicity'].includes(field))
          .map(([field, text]) => [field, text]),
        ['age', basics.age],
        ['position', wish],
        ['city', wishCity],
      ],
    ],
    ...Object.fromEntries(
      ['education', 'work', 'internships', 'projects', 'campus', 'practice', 'research'].map((section) => [
        section,
        entries(life[section]),
      ]),
    ),
    awards: list(life.awards.map(({ name }) => name)),
    certificates: list(life.certificates),
    languages: list(life.languages),
    skills: list(life.skills),
    hobbies: list(life.hobbies),
    papers: life.papers.map((title) => [['title', title]]),
    selfEvaluation: [life.self.map((text) => ['text', text])],
  };
}
