// Careers of the held-out people: education, employments and research derived from the draws for a graduate.
const dated = (value, by) =>
  Array.isArray(value)
    ? value.map((part) => dated(part, by))
    : value && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value).map(([key, part]) => [key, key === 'y' ? part + by : dated(part, by)]),
        )
      : value;

/** The same life shifted by some years. */
const moved = (document, by) => ({
  ...document,
  ...Object.fromEntries(
    ['basics', 'education', 'internships', 'projects', 'campus', 'awards'].map((key) => [
      key,
      dated(document[key], by),
    ]),
  ),
});
const lasting = (start, end) => ({ start, end });
const text = (zh) => ({ zh });
const zh = (value) => value?.zh ?? '';

const lacking = (whole, ...names) =>
  Object.fromEntries(Object.entries(whole).filter(([key]) => !names.includes(key)));

/** Sections and personal details that such people do not write. */
function without(document, names = []) {
  const basics = lacking(document.basics, ...names);
  const emptied = names.filter((name) => Array.isArray(document[name]));
  return { ...document, basics, ...Object.fromEntries(emptied.map((name) => [name, []])) };
}

const studied = (document, change) => ({ ...document, education: document.education.map(change) });
const atLevel = (document, degreeLevel, years) =>
  studied(document, ({ period, ...item }) => ({
    ...item,
    degreeLevel,
    period: lasting(period.start, { y: period.start.y + years, m: 6 }),
  }));
/** The desired job equals that of the internship. */
const trained = (document) => ({
  ...document,
  internships: document.internships.map((item) => ({ ...item, title: text(`实习${zh(item.title)}`) })),
});

/** A four-year bachelor, then a first job. */
export const graduate =
  ({ drop, isTrainee = false } = {}) =>
  (document) => {
    const life = without(atLevel(document, 'bachelor', 4), drop);
    return isTrainee ? trained(life) : life;
  };

/** Three years of vocational college, with internships. */
export const college =
  ({ drop } = {}) =>
  (document) => {
    const life = atLevel(document, 'college', 3);
    const whole = studied(life, (item) => lacking(item, 'gpa'));
    const internships = dated(whole.internships, -1).map(({ period, ...item }) => ({
      ...item,
      period: period.end === 'present' ? lasting(period.start, { y: period.start.y, m: 12 }) : period,
    }));
    return trained(without({ ...whole, internships }, drop));
  };

/** Two employments after graduation, latest first; nothing from the campus. */
export const employed =
  ({ drop = [], level = 'bachelor', years = 4, residence, departments = [], places = [] } = {}) =>
  (drawn) => {
    const document = atLevel(moved(drawn, -6), level, years);
    const end = document.education[0].period.end.y;
    const [last, first] = document.internships;
    const [isThere, month] = [last.period.end === 'present', first.period.start.m];
    const periods = [
      lasting({ y: end + 3, m: month }, isThere ? 'present' : { y: end + 5, m: last.period.end.m }),
      lasting({ y: end, m: 7 }, { y: end + 3, m: month - 1 || 1 }),
    ];
    const work = [last, first].map((item, at) => ({
      ...item,
      period: periods[at],
      ...(departments[at] && { department: text(departments[at]) }),
      ...(places[at] && { place: text(places[at]) }),
    }));
    const life = {
      ...document,
      basics: { ...document.basics, ...(residence && { residence: { name: text(residence) } }) },
      education: document.education.map((item) => lacking(item, 'gpa', 'courses')),
      internships: [],
      campus: [],
      work,
      projects: document.projects.map((item, at) => ({
        ...item,
        period: lasting({ y: end + 3 - at, m: 8 }, { y: end + 4 - at, m: 2 }),
      })),
      awards: document.awards.map((item) => ({ ...item, date: { ...item.date, y: end + 2 } })),
    };
    return without(life, drop);
  };

/** As on a mobile job board: only years of education, an age instead of the date of birth. */
export function onBoard(document) {
  const life = atLevel(document, 'bachelor', 4);
  const years = studied(life, ({ period: { start, end }, ...item }) => ({
    ...lacking(item, 'gpa'),
    period: lasting({ y: start.y }, { y: end.y }),
  }));
  return without(years, ['birthDate', 'ethnicity', 'nativePlace', 'politicalStatus']);
}

function further(document, { school, major, level, years }) {
  const before = document.education[0];
  const y = before.period.end.y;
  return {
    ...document,
    education: [
      {
        id: `${before.id}m`,
        school: { name: text(school) },
        major: text(major),
        degreeLevel: level,
        period: lasting({ y, m: 9 }, { y: y + years, m: years === 1 ? 11 : 6 }),
        ...(before.gpa && level === 'master' && { gpa: before.gpa }),
        courses: before.courses,
      },
      { ...before, gpa: undefined, courses: [] },
    ],
  };
}

/** The education starts three years earlier and continues to a master's degree. */
export const withMaster = (where) => (drawn) => {
  const early = { ...drawn, basics: moved(drawn, -3).basics, education: moved(drawn, -3).education };
  return further(atLevel(early, 'bachelor', 4), { ...where, level: 'master', years: 3 });
};

/** A bachelor's degree at home, a one-year master's abroad. */
export const abroad = (where) => (drawn) => {
  const early = { ...drawn, basics: moved(drawn, -2).basics, education: moved(drawn, -2).education };
  const life = further(atLevel(early, 'bachelor', 4), { ...where, level: 'master', years: 1 });
  return without(life, ['ethnicity', 'politicalStatus', 'campus']);
};

/** A doctorate with research and papers instead of jobs. */
export const scholar = (where, titles) => (drawn) => {
  const early = { ...drawn, basics: moved(drawn, -4).basics, education: moved(drawn, -4).education };
  const life = further(atLevel(early, 'bachelor', 4), { ...where, level: 'doctor', years: 5 });
  const [doctorate, bachelor] = life.education;
  return without(
    {
      ...life,
      education: [{ ...doctorate, courses: [] }, bachelor],
      research: life.projects.map((item) => ({ ...item })),
      papers: titles.map((title, at) => ({ id: `${doctorate.id}p${at}`, title: text(title) })),
    },
    ['internships', 'projects', 'campus', 'certificates'],
  );
};

/** Written for a foreign company: no personal details except contacts. */
export function inEnglish(document) {
  const said = (items) =>
    items.map((item) => ({
      ...item,
      highlights: item.highlights.map((atom) => ({
        ...atom,
        zh: atom.zh.map((span) => ({ ...span, text: span.text.replaceAll('，', ', ') })),
      })),
    }));
  const life = atLevel(document, 'bachelor', 4);
  return without(
    {
      ...life,
      internships: said(life.internships),
      projects: said(life.projects),
      campus: said(life.campus),
    },
    ['gender', 'birthDate', 'ethnicity', 'nativePlace', 'politicalStatus'],
  );
}
